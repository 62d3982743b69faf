import * as z from "zod/mini";
import type { Normalise } from "../text/normalise";
import type { FieldKind, KindOf, Shape } from "./field-kind";

const kinds = new WeakMap<z.core.$ZodType, FieldKind>();

/** The kind of a field made by one of the builders in this folder; throws for any other schema. */
export function kindOf(field: z.core.$ZodType): FieldKind {
  const kind = kinds.get(field);
  if (!kind) throw new Error("A field is made by a builder of rules/fields");
  return kind;
}

/** Registers the kind of a field. */
export function withKind<S extends z.ZodMiniType>(schema: S, kind: FieldKind): S {
  kinds.set(schema, kind);
  return schema;
}

/** Marks a field whose answer is masked once it is on file (S-57, S-58). */
export const sensitive = <S extends z.ZodMiniType>(schema: S): S =>
  withKind(schema, { ...kindOf(schema), isSensitive: true });

/** Marks an amount of money. Large amounts are repeated in words. */
export const money = <S extends z.ZodMiniType>(schema: S): S => withKind(schema, { ...kindOf(schema), isAmount: true });

/** Sets the function that normalises text pasted into a field. */
export const normalisedBy = <S extends z.ZodMiniType>(normalise: Normalise, schema: S): S =>
  withKind(schema, { ...kindOf(schema), normalise });

/** An optional answer. */
export const optional = <S extends z.ZodMiniType>(schema: S) => withKind(z.optional(schema), kindOf(schema));

/** The field with this name; undefined if there is none. */
export const fieldAt = (shape: Shape, name: string): z.core.$ZodType | undefined =>
  Object.hasOwn(shape, name) ? shape[name] : undefined;

/** The fields in the rows of this table; empty if the field is not a table. */
export const rowShapeOf = (field: z.core.$ZodType | undefined): Shape => (field && kindOf(field).table?.row) ?? {};

/** The properties shared by the kinds with a single text as the answer. */
export const oneText = {
  table: null,
  list: null,
  choices: null,
  isAnswer: true,
  isMany: false,
  holdsFiles: false,
  hasDomain: false,
  fit: (answer: unknown) => (typeof answer === "string" ? answer : undefined),
  toWords: (answer) => textsOf(answer)[0] ?? "",
} as const satisfies Partial<KindOf<"text">>;

/** The texts in an answer, one or several. */
export const textsOf = (answer: unknown): string[] =>
  [answer].flat().filter((one): one is string => typeof one === "string");
