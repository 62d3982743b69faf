import { fieldAt, kindOf, rowShapeOf } from "../fields/kind-registry";
import { partsOf } from "../paging/page-order";
import type { SectionId } from "./section-ids";
import { sections } from "./sections";

/** The field with a form name. Undefined for a row or a table, which is not one answer. */
export function schemaAt(section: SectionId, name: string) {
  const fields = partsOf(name).filter((part) => !/^\d+$/.test(part));
  let shape = sections[section].fields.shape;
  for (const table of fields.slice(0, -1)) shape = rowShapeOf(fieldAt(shape, table));
  const schema = fieldAt(shape, fields.at(-1) ?? "");
  return schema && !kindOf(schema).table ? schema : undefined;
}
