import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LetterFrame } from "~/routes/dev/letter-frame";
import { everyLetter, stationeryIn } from "../../../support/every-letter";

for (const language of ["zh", "en"] as const)
  test(`the demo mailbox shows the HTML of a letter without any rights (${language})`, () => {
    for (const { name, letter } of everyLetter(stationeryIn(language))) {
      const frame = renderToStaticMarkup(<LetterFrame html={letter.html} title="-" />);
      const [, sandbox] = /sandbox="([^"]*)"/.exec(frame) ?? [];
      expect(sandbox?.split(" "), name).toEqual(["allow-popups", "allow-popups-to-escape-sandbox"]);
      expect(frame, name).not.toMatch(/&lt;(style|script|link|img)\b/);
      expect(frame, name).toContain("&lt;base target=&quot;_blank&quot;&gt;");
    }
  });
