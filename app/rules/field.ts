import * as z from "zod/mini";
import { isCalendarDate } from "./dates";
import { day, digits as plainDigits, type Normalise } from "./normalise";

/**
 * What a field is, said once beside its rule: the control that edits it, the answer shown on the review page and the
 * names a form may post all follow from this.
 */
export type FieldKind =
  | { kind: "text"; max: number; input: "text" | "email" | "tel" | "url" | "numeric" | "decimal" }
  | { kind: "longText"; max: number }
  | { kind: "date" }
  | { kind: "choice"; list: string; options: readonly string[] }
  | { kind: "flag" }
  | { kind: "listed"; lovCode: string; parent?: string }
  | { kind: "listedMany"; lovCode: string; max: number }
  | { kind: "file" }
  | { kind: "rows"; max: number }
  | { kind: "rowId" };

/** Every field schema's kind. */
export const kinds = z.registry<FieldKind>();

function withKind<S extends z.ZodMiniType>(schema: S, kind: FieldKind): S {
  kinds.add(schema, kind);
  return schema;
}

const sensitiveFields = new WeakSet<z.core.$ZodType>();

/** Marks a field whose answer is shown masked once it is on file (S-57, S-58); goes outside of `optional`. */
export function sensitive<S extends z.ZodMiniType>(schema: S): S {
  sensitiveFields.add(schema);
  return schema;
}
export const isSensitive = (schema: z.core.$ZodType): boolean => sensitiveFields.has(schema);

const normalisers = new WeakMap<z.core.$ZodType, Normalise>();

/** Says how what people paste into a field becomes what the field asks for; goes inside of `optional` and `sensitive`. */
export function normalisedBy<S extends z.ZodMiniType>(normalise: Normalise, schema: S): S {
  normalisers.set(schema, normalise);
  return schema;
}
export const findNormaliser = (schema: z.core.$ZodType): Normalise | undefined => normalisers.get(schema);

type TextInput = Extract<FieldKind, { kind: "text" }>["input"];
type TextCheck = z.core.CheckFn<string> | z.core.$ZodCheck<string>;

/** Control, zero-width and direction-changing characters: they make two different names look the same. */
const invisible = "\\p{Cs}\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff";
const oneLine = z.regex(new RegExp(`^[^\\p{Cc}\\u2028\\u2029${invisible}]*$`, "u"), "field.characters");
/** Banks, registers and printed contracts have no pictures. `©` and `™` are characters like others. */
const noEmoji = z.regex(/^\P{Emoji_Presentation}*$/u, "field.emoji");
const severalLines = z.regex(new RegExp(`^(?:[^\\p{Cc}${invisible}]|[\\n\\r\\t])*$`, "u"), "field.characters");

/** A line in which nothing is hidden; it may hold what `text` refuses in answers: emoji. */
export const visibleLine = (max: number) => z.string().check(z.maxLength(max, "field.tooLong"), oneLine);

/** A line of text. Answers reach the schema trimmed, and empty ones do not reach it (`answered`). */
export const text = (max: number, input: TextInput = "text", ...checks: TextCheck[]) =>
  withKind(z.string("field.required").check(z.maxLength(max, "field.tooLong"), oneLine, noEmoji, ...checks), {
    kind: "text",
    max,
    input,
  });

/** A verification code: digits only, however they are grouped and in whatever width they are typed. */
export const code = (digits: number, missingMessage: string, formatMessage: string) =>
  withKind(
    z.string(missingMessage).check(z.overwrite(plainDigits), z.regex(new RegExp(`^\\d{${digits}}$`), formatMessage)),
    {
      kind: "text",
      max: digits,
      input: "numeric",
    },
  );

/** Several lines of text. */
export const longText = (max: number) =>
  withKind(z.string("field.required").check(z.maxLength(max, "field.tooLong"), severalLines), {
    kind: "longText",
    max,
  });

/** A calendar date from 1900 to 2100, `YYYY-MM-DD`, that exists. */
export const date = () =>
  normalisedBy(
    day,
    withKind(z.string("field.required").check(z.refine(isCalendarDate, "field.date")), { kind: "date" }),
  );

/** One of a few fixed codes; `list` names their labels in the `options` namespace. */
export const choice = <const Codes extends readonly [string, ...string[]]>(list: string, options: Codes) =>
  withKind(z.enum(options, "field.choose"), { kind: "choice", list, options });

/** A tick: "1" or absent. */
export const flag = () => withKind(z.optional(z.literal("1", "field.invalid")), { kind: "flag" });

const codePattern = /^[\w.+-]{1,64}$/;

/** A code from a list of values of the base API; `parent` names the sibling field that narrows the list. */
export const listed = (lovCode: string, parent?: string) =>
  withKind(z.string("field.choose").check(z.regex(codePattern, "field.choose")), { kind: "listed", lovCode, parent });

/** Several codes from a list of values. */
export const listedMany = (lovCode: string, max: number) =>
  withKind(
    z
      .array(z.string("field.choose").check(z.regex(codePattern, "field.choose")), "field.choose")
      .check(z.minLength(1, "field.choose"), z.maxLength(max, "field.tooMany")),
    { kind: "listedMany", lovCode, max },
  );

/** The UUID under which the files of this answer are kept (§7, `files/uuid`). */
export const file = () =>
  withKind(z.string("field.file").check(z.regex(/^[\da-f]{33}$/, "field.file")), { kind: "file" });

/** An answer that may be left out. */
export function optional<S extends z.ZodMiniType>(schema: S) {
  const kind = kinds.get(schema);
  if (!kind) throw new Error("optional() takes a field made here");
  const mayBeLeftOut = withKind(z.optional(schema), kind);
  const normalise = findNormaliser(schema);
  return normalise ? normalisedBy(normalise, mayBeLeftOut) : mayBeLeftOut;
}

/** Fields by name, as a section or a row has them. */
export type Shape = Readonly<Record<string, z.core.$ZodType>>;
const rowShapes = new WeakMap<z.core.$ZodType, Shape>();

/** A table of rows. Each row carries its own `id`, so that it stays the same row when others come and go. */
export function rows<const Row extends Readonly<Record<string, z.ZodMiniType>>>(fields: Row, max: number) {
  const row = { id: rowId(), ...fields };
  const table = z._default(
    z.array(z.object(row, "field.invalid"), "field.invalid").check(z.maxLength(max, "field.tooMany")),
    [],
  );
  rowShapes.set(table, row);
  return withKind(table, { kind: "rows", max });
}

/** The fields of one row of a table. */
export const rowShape = (table: z.core.$ZodType): Shape => rowShapes.get(table) ?? {};

const rowId = () =>
  withKind(z.optional(z.string("field.invalid").check(z.regex(/^[\w-]{1,36}$/, "field.invalid"))), { kind: "rowId" });
