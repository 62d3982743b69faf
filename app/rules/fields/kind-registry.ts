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

/** Registers what a field is. */
export function withKind<S extends z.ZodMiniType>(schema: S, kind: FieldKind): S {
  kinds.set(schema, kind);
  return schema;
}

/** Marks a field whose answer is shown masked once it is on file (S-57, S-58). */
export const sensitive = <S extends z.ZodMiniType>(schema: S): S =>
  withKind(schema, { ...kindOf(schema), isSensitive: true });

/** Marks an amount of money, of which a large one is repeated in words. */
export const money = <S extends z.ZodMiniType>(schema: S): S => withKind(schema, { ...kindOf(schema), isAmount: true });

/** States how what people paste into a field is turned into the form that the field takes. */
export const normalisedBy = <S extends z.ZodMiniType>(normalise: Normalise, schema: S): S =>
  withKind(schema, { ...kindOf(schema), normalise });

/** An answer that may be left out. */
export const optional = <S extends z.ZodMiniType>(schema: S) => withKind(z.optional(schema), kindOf(schema));

/** The field with this name; undefined if there is none. */
export const fieldAt = (shape: Shape, name: string): z.core.$ZodType | undefined =>
  Object.hasOwn(shape, name) ? shape[name] : undefined;

/** The fields of a row of this table; none if the field is not a table. */
export const rowShapeOf = (field: z.core.$ZodType | undefined): Shape => (field && kindOf(field).table?.row) ?? {};

/** The facts shared by the kinds whose answer is one text. */
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
