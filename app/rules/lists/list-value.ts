import * as z from "zod/mini";
import { visibleLine } from "../fields/characters";
import { lengths } from "../limits/lengths";
import { normaliseCase } from "../text/normalise";
import { type CodeKind, type ListRules, listRulesOf } from "./list-rules";

const codePatterns: Record<CodeKind, RegExp> = {
  code: /^[A-Z\d][A-Z\d_.-]{0,59}$/,
  countryCode: /^[A-Z]{2}$/,
  currencyCode: /^[A-Z]{3}$/,
};

const name = () => visibleLine(lengths.name).check(z.trim(), z.minLength(1, "field.required"));
const inCapitals = () => z.string().check(z.overwrite(normaliseCase), z.trim());
const tag = () => inCapitals().check(z.refine((text) => text === "" || codePatterns.code.test(text), "lov.code"));

/** The parts of a value that can be changed: its names, and its payment code, which may be empty. */
export const editedValue = z.object({ zh: name(), en: name(), tag: tag() });
export type EditedValue = z.output<typeof editedValue>;

const codeOf = ({ code = "code" }: ListRules) =>
  inCapitals().check(z.minLength(1, "field.required"), z.regex(codePatterns[code], `lov.${code}`));
const parentOf = ({ parent }: ListRules) =>
  parent === undefined ? z.literal("") : z.string().check(z.minLength(1, "field.choose"), z.maxLength(64));

/** A new value of a list; `parent` is empty if the list has none. */
export const newValueOf = (lovCode: string) =>
  z.object({
    value: codeOf(listRulesOf(lovCode)),
    parent: parentOf(listRulesOf(lovCode)),
    ...editedValue.shape,
  });
export type NewValue = { value: string; parent: string } & EditedValue;
