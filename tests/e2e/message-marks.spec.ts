import { expect, test } from "../support/portal";

const kinds = ["notice", "notice notice-error", "notice notice-warning", "notice notice-good"];

test("each kind of message has an icon, so that it does not depend on colour", async ({ page }) => {
  await page.goto("/home");
  const marks = await page.evaluate(
    (names) =>
      [...names, "field-error", "field-warning", "field-error"].map((name, index) => {
        const message = document.createElement("p");
        message.className = name;
        // The last one is an empty live region.
        message.textContent = index === names.length + 2 ? "" : name;
        document.querySelector("main")?.append(message);
        const { content, maskImage } = getComputedStyle(message, "::before");
        return content === "none" ? "none" : maskImage;
      }),
    kinds,
  );
  const [, stop, warning] = marks;
  expect(new Set(marks.slice(0, kinds.length)).size).toBe(kinds.length);
  expect(marks.slice(kinds.length)).toEqual([stop, warning, "none"]);
});
