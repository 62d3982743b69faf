import type * as z from "zod/mini";
import { type FieldKind, kinds, rowShape, type Shape } from "../field";
import { type SectionId } from "../registration/section-ids";
import { shownSections } from "../registration/tab-order";
import { sections } from "../registration/sections";

/** Kinds of fields that a cell can hold. Files are uploaded in the wizard, and rows keep their ids in a column of its own. */
type CellKind = Extract<FieldKind, { kind: "text" | "longText" | "date" | "choice" | "flag" | "listed" }>;

/** A column of a table's sheet. `path` is the field's name in its row: `name`, `secondaryShareholders[0].name`. */
export type Column = { path: string; kind: CellKind };
/** A table of the registration, as a sheet shows it: everything follows from the section's schema. */
export type Table = { section: SectionId; field: string; max: number; columns: Column[] };

/** Every table of the tabs that are shown, in their order (§2). */
export const listTables = (hiddenTab?: string): Table[] =>
  shownSections(hiddenTab).flatMap((section) =>
    Object.entries(sections[section].fields.shape).flatMap(([field, schema]) => {
      const kind = kinds.get(schema);
      return kind?.kind === "rows" ? [{ section, field, max: kind.max, columns: columnsOf(rowShape(schema)) }] : [];
    }),
  );

/** A row's fields side by side; the few rows within a row lie beside them, one after the other. */
export const columnsOf = (row: Shape, within = ""): Column[] =>
  Object.entries(row).flatMap(([name, schema]) => columnsOfField(within + name, schema));

function columnsOfField(path: string, schema: z.core.$ZodType): Column[] {
  const kind = kinds.get(schema);
  switch (kind?.kind) {
    case "rows":
      return Array.from({ length: kind.max }, (_, at) => columnsOf(rowShape(schema), `${path}[${at}].`)).flat();
    case "text":
    case "longText":
    case "date":
    case "choice":
    case "flag":
    case "listed":
      return [{ path, kind }];
    default:
      return [];
  }
}

/** The fields of a row of a table. */
export const toRowShape = ({ section, field }: Table): Shape => {
  const schema = sections[section].fields.shape[field as keyof (typeof sections)[typeof section]["fields"]["shape"]];
  return schema ? rowShape(schema) : {};
};

/** The field beside this one that narrows its list: a bank is one of its country. */
export const parentPath = ({ path, kind }: Column): string | null =>
  kind.kind === "listed" && kind.parent ? path.slice(0, path.lastIndexOf(".") + 1) + kind.parent : null;
