import * as z from "zod/mini";
import type { Shape } from "./field-kind";

type Groups = Readonly<Record<string, Readonly<Record<string, z.ZodMiniType>>>>;
type UnionToIntersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type FieldsOf<G extends Groups> = {
  [Field in keyof UnionToIntersection<G[keyof G]>]: UnionToIntersection<G[keyof G]>[Field];
};

declare const groupNames: unique symbol;
/** Only in the type: the names of the groups, so that the compiler asks for the heading of each. */
export type Grouped<Name extends string> = { readonly [groupNames]?: Name };

const groupsBySection = new WeakMap<z.core.$ZodType, Readonly<Record<string, readonly string[]>>>();

/**
 * Defines the fields of a tab in the groups of its form, so that no field is outside a group. Throws if two groups have
 * a field of the same name.
 */
export function groupedFields<const G extends Groups>(groups: G) {
  const names = Object.values(groups).flatMap((fields) => Object.keys(fields));
  if (new Set(names).size < names.length) throw new Error("Each field is in one group");
  const fields = z.object(Object.assign({}, ...Object.values(groups)) as FieldsOf<G>);
  groupsBySection.set(
    fields,
    Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, Object.keys(group)])),
  );
  return fields as typeof fields & Grouped<keyof G & string>;
}

/** The names of a tab's fields by group, in the order of the form. Null if the tab has no groups. */
export const findGroups = (fields: z.core.$ZodType & { shape: Shape }) => groupsBySection.get(fields) ?? null;
