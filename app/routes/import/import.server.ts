import { json } from "@remix-run/node";
import { env } from "~/config/env.server";
import { Failure, isFailure } from "~/gateway/failure";
import { languages } from "~/i18n/language";
import { busySeconds, fileMaxBytes } from "~/rules/limits";
import { shownProblems, workbookMaxBytes } from "~/rules/workbook/limits";
import { contextFrom } from "~/rules/registration/completeness";
import { meaningsOf } from "~/ui/form/meanings";
import type { Typed } from "~/rules/typed";
import { checkSection } from "~/rules/workbook/check";
import { isSameTable } from "~/rules/workbook/sheet-rows";
import { type Table, tablesOf } from "~/rules/workbook/tables";
import type { Asked } from "~/session/caller.server";
import { answerFor } from "~/session/failures.server";
import { bareGatewayFor, gatewayFor } from "~/session/gateway.server";
import { languageOf } from "~/session/language.server";
import { formOf } from "~/session/posted-form.server";
import { today } from "~/session/today";
import type { ImportOutcome, ImportScreen } from "~/ui/import/outcome";
import { attachment } from "../export/attachment.server";
import { countImport } from "./import-rate.server";
import { codeFinder, withCodes } from "./listed-codes.server";
import { openInWorker } from "./open-in-worker.server";
import { type ReadTable, readTables } from "./read-workbook.server";
import type { Registration, SavedSection, Source } from "./source.server";
import { workbookWords } from "./workbook-words.server";
import { writeWorkbook } from "./write-workbook.server";

const rowsIn = ({ sections }: Registration, { section, field }: Table): Typed[] => {
  const value = sections.find((saved) => saved.section === section)?.values[field];
  return Array.isArray(value) ? (value as Typed[]) : [];
};
/** Rows that were saved and say something: what a form begins with is not yet an answer. */
const savedRows = (registration: Registration, table: Table) =>
  registration.sections.some(({ section, version }) => section === table.section && version > 0)
    ? rowsIn(registration, table).filter((row) => !isSameTable(table, [row], []))
    : [];
const shownTables = () => tablesOf(env.REGISTRATION_HIDDEN_TAB);

/** What the import's screen is shown with. */
export async function loadImport(source: Source, to: Pick<ImportScreen, "workbook" | "back">): Promise<ImportScreen> {
  const registration = await source.load();
  const tables = shownTables().map((table) => ({
    section: table.section,
    field: table.field,
    rows: savedRows(registration, table).length,
    max: table.max,
  }));
  return { standing: registration.standing, tables, ...to };
}

/** The workbook of this registration: to be filled in, and the way to take out what is saved. */
export async function loadWorkbook(asked: Asked, source: Source): Promise<Response> {
  const registration = await source.load();
  if (registration.standing === "none") throw new Response(null, { status: 404 });
  const call = await gatewayFor(asked);
  const filled = await Promise.all(
    shownTables().map(async (table) => {
      const rows = rowsIn(registration, table);
      return { table, rows, meanings: await meaningsOf(call, table.section, { [table.field]: rows }) };
    }),
  );
  return attachment(await writeWorkbook(filled, await languageOf(asked.request)), "registration");
}

/** An uploaded workbook: read and checked as a whole, then kept as a whole or not at all (§2). */
export async function importWorkbook(asked: Asked, source: Source) {
  const outcome = await outcomeOf(asked, source);
  const seconds = outcome.kind === "tooOften" ? outcome.minutes * 60 : busySeconds;
  const status = statusOf(outcome);
  return json(outcome, { status, headers: status === 429 || status === 503 ? { "retry-after": String(seconds) } : {} });
}

function statusOf(outcome: ImportOutcome): number {
  if (outcome.kind === "failed") return outcome.code === "busy" ? 503 : 409;
  return { structure: 422, refused: 422, tooOften: 429, done: 200 }[outcome.kind];
}

/** Who asks, how often, and whether anything may be imported, is known before the file is read. */
async function outcomeOf(asked: Asked, source: Source): Promise<ImportOutcome> {
  const registration = await source.load();
  if (registration.standing !== "open") return { kind: "failed", code: "closed" };
  const seconds = await countImport(asked);
  if (seconds !== null) return { kind: "tooOften", minutes: Math.ceil(seconds / 60) };
  const file = (await formOf(asked.request, fileMaxBytes)).get("workbook");
  if (!(file instanceof File) || file.size === 0) return { kind: "structure", problems: [{ code: "noFile" }] };
  if (file.size > workbookMaxBytes) return { kind: "structure", problems: [{ code: "size" }] };
  const opened = await openInWorker(new Uint8Array(await file.arrayBuffer()));
  if (opened === "busy") return { kind: "failed", code: "busy" };
  if ("problem" in opened) return { kind: "structure", problems: [opened.problem] };

  const words = workbookWords(await languageOf(asked.request));
  const known = { tables: shownTables(), savedRows: (table: Table) => rowsIn(registration, table), words };
  const read = readTables(opened.sheets, known);
  if ("problems" in read) return { kind: "structure", problems: read.problems.slice(0, shownProblems) };

  const calls = await Promise.all(languages.map((locale) => bareGatewayFor(asked, { held: { locale } })));
  const find = codeFinder(calls);
  const coded = await Promise.all(read.tables.map((table) => withCodes(table, find)));
  return checkAndSave(
    asked,
    source,
    registration,
    coded.filter((table) => isChanged(registration, table)),
  );
}

/** Whether a table says anything else than what is saved, or than what its form begins with. */
const isChanged = (registration: Registration, { table, read: { rows, findings } }: ReadTable) =>
  findings.length > 0 || ![rowsIn, savedRows].some((known) => isSameTable(table, rows, known(registration, table)));

async function checkAndSave(
  asked: Asked,
  source: Source,
  registration: Registration,
  changed: readonly ReadTable[],
): Promise<ImportOutcome> {
  const typed = Object.fromEntries(registration.sections.map(({ section, values }) => [section, values]));
  const context = contextFrom(typed, today(), registration.fileCounts);
  const touched = registration.sections.flatMap((saved) => {
    const imported = changed.filter(({ table }) => table.section === saved.section);
    return imported.length > 0 ? [{ saved, ...checkSection(saved.section, saved.values, imported, context) }] : [];
  });
  const errors = touched.flatMap((one) => one.errors);
  const warnings = touched.flatMap((one) => one.warnings).slice(0, shownProblems);
  if (errors.length > 0)
    return { kind: "refused", errors: errors.slice(0, shownProblems), count: errors.length, warnings };
  if (touched.length > 0) {
    const refused = await save(
      asked,
      source,
      touched.map(({ saved, values }) => ({ ...saved, values })),
    );
    if (refused) return refused;
  }
  const rows = changed.reduce((sum, { read }) => sum + read.rows.length, 0);
  return { kind: "done", rows, tables: changed.length, warnings };
}

/** Keeps the sections; what refuses the import as a whole is told on its screen, anything else as everywhere (§8). */
async function save(asked: Asked, source: Source, sections: SavedSection[]): Promise<ImportOutcome | null> {
  try {
    await source.save(sections);
    return null;
  } catch (error) {
    if (isFailure(error, "registration.conflict")) return { kind: "failed", code: "conflict" };
    if (isFailure(error, "registration.submitted")) return { kind: "failed", code: "closed" };
    if (!(error instanceof Failure)) throw error;
    if (error.status >= 500 || error.status === 401 || error.status === 403)
      throw await answerFor(error, asked.request);
    return { kind: "failed", code: "other" };
  }
}
