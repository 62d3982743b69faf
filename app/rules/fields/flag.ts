import * as z from "zod/mini";
import { type CellRules, isCalled } from "./cell";
import { oneText, textsOf, withKind } from "./kind-registry";

/** A tick: "1" or absent. */
export const flag = () =>
  withKind(z.optional(z.literal("1", "field.invalid")), {
    ...oneText,
    kind: "flag",
    toWords: (answer, _words, { yes }) => (textsOf(answer)[0] ? yes : ""),
    cell: flagCell,
  });

const flagCell: CellRules = {
  write: (text, words) => words.option("yesNo", text ? "yes" : "no")[0] ?? null,
  read(text, words) {
    if (text === "TRUE" || isCalled(text, "1", words.option("yesNo", "yes"))) return { value: "1" };
    if (text === "FALSE" || isCalled(text, "0", words.option("yesNo", "no"))) return { value: "" };
    return { code: "workbook.flag" };
  },
};
