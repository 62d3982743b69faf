import { expect, test } from "vitest";
import { paragraphsOf } from "~/ui/reading/paragraphs";

test("an empty line separates paragraphs, with any line ending", () => {
  expect(paragraphsOf("一\n\n二\r\n\r\n三\n  \n四")).toEqual(["一", "二", "三", "四"]);
});

test("a line break stays inside its paragraph, and markup stays text", () => {
  expect(paragraphsOf("\n一\n二\n\n\n<b>三</b>\n")).toEqual(["一\n二", "<b>三</b>"]);
});

test("a blank text has no paragraphs", () => {
  expect(paragraphsOf(" \n\n ")).toEqual([]);
});
