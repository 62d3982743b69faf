import type { FieldKind, Shape } from "~/rules/fields/field-kind";
import { kindOf, rowShapeOf } from "~/rules/fields/kind-registry";
import * as z from "zod/mini";

/** A field, for the screen. */
export type FieldFacts = {
  name: string;
  kind: FieldKind;
  required: boolean;
  labelKey: string;
  /** The fields of its rows, if it is a table. */
  shape: Shape;
};

/**
 * The properties of the field with a form name: its kind, whether it is optional, and the key of its label
 * (`banks[0].iban` → `banks.iban`).
 */
export function fieldFacts(fields: { shape: Shape }, name: string): FieldFacts {
  const labelKey = toLabelKey(name);
  let shape = fields.shape;
  const parts = labelKey.split(".");
  for (const part of parts.slice(0, -1)) shape = rowShapeOf(ownField(shape, part, name));
  const schema = ownField(shape, parts.at(-1) ?? "", name);
  const isRequired = !(schema instanceof z.ZodMiniOptional);
  return {
    name,
    kind: kindOf(schema),
    required: isRequired,
    labelKey,
    shape: rowShapeOf(schema),
  };
}

function ownField(shape: Shape, part: string, name: string) {
  const schema = shape[part];
  if (!schema) throw new Error(`The section has no field ${name}`);
  return schema;
}

/** The key of a field's label: its name without row numbers. */
export const toLabelKey = (name: string) => name.replace(/\[\d+\]/g, "");

/** The name of a field in its row or tab (`banks[0].iban` → `iban`). */
export const ownName = (name: string) => name.slice(name.lastIndexOf(".") + 1);
