import type { CellRules } from "../fields/cell";
import type { FieldKind, Shape } from "../fields/field-kind";
import { kindOf, rowShapeOf } from "../fields/kind-registry";
import { type SectionId } from "../registration/section-ids";
import { shownSections } from "../registration/shown-sections";
import { sections } from "../registration/sections";

/** A column of a table's sheet. `path` is the field's name in its row: `name`, `secondaryShareholders[0].name`. */
export type Column = { path: string; kind: FieldKind; cell: CellRules };
/** A table of the registration as a sheet, derived from the section's schema. */
export type Table = { section: SectionId; field: string; max: number; columns: Column[] };

/** Every table of the tabs that are shown, in their order (§2). */
export const listTables = (hiddenTab?: string): Table[] =>
  shownSections(hiddenTab).flatMap((section) =>
    Object.entries(sections[section].fields.shape).flatMap(([field, schema]) => {
      const { table } = kindOf(schema);
      return table ? [{ section, field, max: table.max, columns: columnsOf(table.row) }] : [];
    }),
  );

/** The columns of a row: its fields, followed by those of its few nested rows. */
export const columnsOf = (row: Shape, within = ""): Column[] =>
  Object.entries(row).flatMap(([name, schema]) => columnsOfField(within + name, kindOf(schema)));

/** Neither files nor row ids have a cell: files are uploaded in the wizard, and ids are in a separate column. */
function columnsOfField(path: string, kind: FieldKind): Column[] {
  const { table } = kind;
  if (table) return Array.from({ length: table.max }, (_, at) => columnsOf(table.row, `${path}[${at}].`)).flat();
  return kind.cell ? [{ path, kind, cell: kind.cell }] : [];
}

/** The fields of a row of a table. */
export const toRowShape = ({ section, field }: Table): Shape => rowShapeOf(sections[section].fields.shape[field]);

/** The field in the same row that narrows this list, such as the country of a bank. */
export const parentPath = ({ path, kind }: Column): string | null =>
  kind.list?.parent ? path.slice(0, path.lastIndexOf(".") + 1) + kind.list.parent : null;
