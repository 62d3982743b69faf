import * as z from "zod/mini";
import { type CellRules, isCalled } from "./cell";
import { cellText } from "./cell-text";
import type { KindOf } from "./field-kind";
import { oneText, textsOf, withKind } from "./kind-registry";

/** A field whose answer is one of a few fixed codes; `list` is the key of their labels in the `options` namespace. */
export const choice = <const Codes extends readonly [string, ...string[]]>(list: string, codes: Codes) =>
  withKind(z.enum(codes, "field.choose"), choiceKind(list, codes));

const choiceKind = (list: string, codes: readonly string[]): KindOf<"choice"> => ({
  ...oneText,
  kind: "choice",
  choices: { list, codes },
  toWords(answer, { words }) {
    const [text = ""] = textsOf(answer);
    return codes.includes(text) ? words.option(list, text) : text;
  },
  cell: choiceCell(list, codes),
});

const choiceCell = (list: string, codes: readonly string[]): CellRules => ({
  write(text, words) {
    if (text === "") return null;
    return cellText(codes.includes(text) ? (words.option(list, text)[0] ?? text) : text);
  },
  read(text, words) {
    const code = codes.find((one) => isCalled(text, one, words.option(list, one)));
    return code === undefined ? { code: "workbook.choice" } : { value: code };
  },
});
