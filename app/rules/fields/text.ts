import * as z from "zod/mini";
import { groupThousands } from "../text/group-thousands";
import { normaliseDigits } from "../text/normalise";
import { textCell } from "./cell";
import { oneLine, noEmoji } from "./characters";
import type { KindOf } from "./field-kind";
import { oneText, textsOf, withKind } from "./kind-registry";

type TextInput = KindOf<"text">["input"];
type TextCheck = z.core.CheckFn<string> | z.core.$ZodCheck<string>;

/** A line of text. Answers are trimmed, and empty ones removed, before they reach the schema. */
export const text = (max: number, input: TextInput = "text", ...checks: TextCheck[]) =>
  withKind(
    z.string("field.required").check(z.maxLength(max, "field.tooLong"), oneLine, noEmoji, ...checks),
    textKind(max, input),
  );

/** A verification code: digits only, with any grouping and in any width. */
export const code = (digits: number, missingMessage: string, formatMessage: string) =>
  withKind(
    z
      .string(missingMessage)
      .check(z.overwrite(normaliseDigits), z.regex(new RegExp(`^\\d{${digits}}$`), formatMessage)),
    textKind(digits, "numeric"),
  );

const textKind = (max: number, input: TextInput): KindOf<"text"> => ({
  ...oneText,
  kind: "text",
  max,
  input,
  hasDomain: input === "email" || input === "url",
  toWords: input === "decimal" ? (answer) => groupThousands(textsOf(answer)[0] ?? "") : oneText.toWords,
  cell: textCell,
});
