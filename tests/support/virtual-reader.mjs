import { virtual } from "@guidepup/virtual-screen-reader";

// Runs in the page: tests/support/transcripts.ts bundles and injects it.
window.readAloud = async () => {
  // Removes content that the library reads but screen readers do not: the value of a button, and the content of a folded
  // part.
  for (const button of document.querySelectorAll("button[value]")) button.removeAttribute("value");
  for (const part of document.querySelectorAll("details:not([open]) > :not(summary)")) part.hidden = true;
  await virtual.start({ container: document.body });
  const lines = [];
  do {
    lines.push(await virtual.lastSpokenPhrase());
    await virtual.next();
  } while (lines.at(-1) !== "end of document");
  await virtual.stop();
  return lines;
};
