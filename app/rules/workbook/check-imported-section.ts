import type { Finding } from "../finding";
import type { Shape } from "../fields/field-kind";
import { fieldAt, kindOf } from "../fields/kind-registry";
import { droppedFiles } from "../registration/dropped-files";
import type { SectionId } from "../registration/section-ids";
import { sections } from "../registration/sections";
import type { SectionContext } from "../section";
import { findErrors, findWarnings } from "../section-findings";
import type { FormValues } from "../form-values";
import type { ReadRows } from "./sheet-rows";
import type { Table } from "./section-tables";

/** A finding and its cell. */
export type CellFinding = { section: SectionId; table: string; cell: string; finding: Finding };
/** A table of a workbook that differs from the saved one. */
export type ImportedTable = { table: Table; read: ReadRows };

type CheckResult = { values: FormValues; errors: CellFinding[]; warnings: CellFinding[] };

/**
 * A section with its imported tables instead of the saved ones, and their findings, cell by cell. Existing findings of
 * other fields are omitted; findings that the import causes in them are included.
 */
export function checkImportedSection(
  id: SectionId,
  before: FormValues,
  importedTables: readonly ImportedTable[],
  context: SectionContext,
): CheckResult {
  const { fields } = sections[id];
  const tables = importedTables.map(({ table, read }) => [table.field, read.rows] as const);
  const values: FormValues = { ...before, ...Object.fromEntries(tables) };
  const unread = importedTables.flatMap(({ read }) => read.findings);
  const fieldsWithErrors = new Set(unread.map(({ field }) => field));
  const inCells = (findings: Finding[], already: Finding[]) =>
    findings
      .filter(({ field }) => !fieldsWithErrors.has(field) && !isFile(fields.shape, field))
      .filter((finding) => ownerOf(importedTables, finding) || !already.some((old) => isSame(old, finding)));
  const errors = inCells(findErrors(sections[id], values, context), findErrors(sections[id], before, context));
  const warnings = inCells(findWarnings(sections[id], values, context), findWarnings(sections[id], before, context));
  const toCellFinding = (finding: Finding) => placedIn(id, importedTables, finding);
  return {
    values,
    errors: [...unread, ...errors, ...rowsWithFiles(id, before, values, importedTables, context)].map(toCellFinding),
    warnings: warnings.map(toCellFinding),
  };
}

const isSame = (one: Finding, other: Finding) => one.field === other.field && one.code === other.code;

const ownerOf = (importedTables: readonly ImportedTable[], { field }: Finding) =>
  importedTables.find(({ table }) => field === table.field || field.startsWith(`${table.field}[`));

/** The cell of a finding, or else the first cell of the sheet. */
function placedIn(section: SectionId, importedTables: readonly ImportedTable[], finding: Finding): CellFinding {
  const owner = ownerOf(importedTables, finding) ?? importedTables[0];
  const places = owner?.read.places ?? {};
  return { section, table: owner?.table.field ?? "", cell: places[finding.field] ?? "A1", finding };
}

/**
 * Whether a field contains files, which a workbook cannot. They are uploaded in the wizard, which also checks for
 * missing ones.
 */
function isFile(shape: Shape, field: string): boolean {
  const [first = "", ...rest] = field.replace(/\[\d+\]/g, "").split(".");
  const schema = fieldAt(shape, first);
  if (!schema) return false;
  const { table, holdsFiles } = kindOf(schema);
  return rest.length > 0 ? isFile(table?.row ?? {}, rest.join(".")) : holdsFiles;
}

/** A table whose imported rows would drop stored files. */
function rowsWithFiles(
  id: SectionId,
  before: FormValues,
  values: FormValues,
  importedTables: readonly ImportedTable[],
  { fileCounts = {} }: SectionContext,
): Finding[] {
  const { fields } = sections[id];
  return importedTables.flatMap(({ table: { field } }) => {
    const lostUuids = droppedFiles(fields, { [field]: before[field] }, values);
    return lostUuids.some((uuid) => (fileCounts[uuid] ?? 0) > 0) ? [{ field, code: "file.deleteFirst" }] : [];
  });
}
