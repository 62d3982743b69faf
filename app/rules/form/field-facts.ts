import { type FieldKind, kinds, findNormaliser, isSensitive, rowShape, type Shape } from "~/rules/field";
import type { Normalise } from "~/rules/normalise";
import * as z from "zod/mini";

/** A field as the screen needs it. */
export type FieldFacts = {
  name: string;
  kind: FieldKind;
  required: boolean;
  labelKey: string;
  shape: Shape;
  /** Whether it is shown masked once it was submitted (`rules/masking.ts`). */
  sensitive: boolean;
  /** What people paste into it, in the form that it asks for (`rules/normalise.ts`). */
  normalise?: Normalise;
};

/**
 * What is known of the field at a form name, from the schema alone: its kind, whether it may be left out, and the key of
 * its label (`banks[0].iban` → `banks.iban`).
 */
export function fieldFacts(fields: { shape: Shape }, name: string): FieldFacts {
  const labelKey = toLabelKey(name);
  let shape = fields.shape;
  const parts = labelKey.split(".");
  for (const part of parts.slice(0, -1)) shape = rowShape(ownField(shape, part, name));
  const schema = ownField(shape, parts.at(-1) ?? "", name);
  const kind = kinds.get(schema);
  if (!kind) throw new Error(`The field ${name} has no kind`);
  const isRequired = !(schema instanceof z.ZodMiniOptional);
  return {
    name,
    kind,
    required: isRequired,
    labelKey,
    shape: rowShape(schema),
    sensitive: isSensitive(schema),
    normalise: findNormaliser(schema),
  };
}

function ownField(shape: Shape, part: string, name: string) {
  const schema = shape[part];
  if (!schema) throw new Error(`The section has no field ${name}`);
  return schema;
}

/** The key of a field's label: its name without row numbers. */
export const toLabelKey = (name: string) => name.replace(/\[\d+\]/g, "");

/** What a field is called within its row or tab (`banks[0].iban` → `iban`). */
export const ownName = (name: string) => name.slice(name.lastIndexOf(".") + 1);
