import { virtual } from "@guidepup/virtual-screen-reader";

// Runs in the page: tests/support/transcripts.ts bundles and injects it.
window.readAloud = async () => {
  // What the library reads, and no screen reader does: the answer of a button, and what a folded part holds.
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
