import { json } from "@remix-run/node";
import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { env } from "~/config/env.server";
import { Failure, isFailure } from "~/gateway/failure";
import type { Gateway } from "~/gateway/gateway.server";
import { languages } from "~/i18n/language";
import { busySeconds } from "~/rules/limits/base-api";
import { fileMaxBytes } from "~/rules/files/limits";
import {
  shownProblems,
  workbookMaxBytes,
  importsPerAddress,
  importsPerRegistration,
  importWindowMs,
} from "~/rules/workbook/limits";
import { contextFrom } from "~/rules/registration/section-state";
import { loadMeanings } from "../registration/load-meanings.server";
import { registrationField } from "~/rules/form/window-fields";
import { formText, type FormValues, rowsIn } from "~/rules/form-values";
import { checkImportedSection } from "~/rules/workbook/check-imported-section";
import { workbookDownload } from "~/routes/export/send-workbook.server";
import { isSameTable } from "~/rules/workbook/sheet-rows";
import { type Table, listTables } from "~/rules/workbook/section-tables";
import { minutes, inSeconds, inMinutes } from "~/rules/time";
import { isAboutAccess } from "~/session/answer-failure.server";
import type { Portal } from "~/session/portal.server";
import { todayInChina } from "~/rules/calendar/china-date";
import type { ImportOutcome, ImportScreen } from "~/ui/import/outcome";
import { codeFinder, withCodes } from "./listed-codes.server";
import { openInWorker } from "./open-in-worker.server";
import { type ReadTable, readTables } from "./read-workbook.server";
import type { Registration, ImportSource } from "./source.server";
import { workbookWords } from "./workbook-words.server";
import { writeWorkbook } from "./write-workbook.server";

const rowsOf = ({ sections }: Registration, { section, field }: Table): FormValues[] =>
  rowsIn(sections.find((one) => one.section === section)?.values[field]);

/** Saved rows with content. The starting values of a form are not answers. */
const savedRows = (registration: Registration, table: Table) =>
  registration.sections.some(({ section, version }) => section === table.section && version > 0)
    ? rowsOf(registration, table).filter((row) => !isSameTable(table, [row], []))
    : [];
const shownTables = () => listTables(env.REGISTRATION_HIDDEN_TAB);

/** Loads the data of the import's screen. */
export async function loadImport(
  source: ImportSource,
  to: Pick<ImportScreen, "workbook" | "back">,
): Promise<ImportScreen> {
  const registration = await source.load();
  const tables = shownTables().map((table) => ({
    section: table.section,
    field: table.field,
    rows: savedRows(registration, table).length,
    max: table.max,
  }));
  return { registrationId: registration.registrationId, standing: registration.standing, tables, ...to };
}

/** The workbook to fill in for this registration, with the rows saved so far. */
export async function loadWorkbook(portal: Portal, source: ImportSource): Promise<Response> {
  const registration = await source.load();
  if (registration.standing === "none") throw new Response(null, { status: 404 });
  const filledTables = await Promise.all(
    shownTables().map(async (table) => {
      const rows = rowsOf(registration, table);
      return { table, rows, meanings: await loadMeanings(portal, table.section, { [table.field]: rows }) };
    }),
  );
  const workbook = await writeWorkbook(filledTables, await portal.language);
  return workbookDownload(new Uint8Array(workbook), "registration");
}

/** Reads and checks an uploaded workbook, and saves either all of it or nothing (§2). */
export async function importWorkbook(portal: Portal, source: ImportSource) {
  const outcome = await takeImport(portal, source);
  const wait = outcome.kind === "tooOften" ? inSeconds(minutes(outcome.count)) : busySeconds;
  const status = statusOf(outcome);
  return json(outcome, { status, headers: status === 429 || status === 503 ? { "retry-after": String(wait) } : {} });
}

function statusOf(outcome: ImportOutcome): number {
  if (outcome.kind === "failed") return outcome.code === "busy" ? 503 : 409;
  return { structure: 422, refused: 422, tooOften: 429, done: 200 }[outcome.kind];
}

/** The limit and the permission are checked before the file is read. */
async function takeImport(portal: Portal, source: ImportSource): Promise<ImportOutcome> {
  const registration = await source.load();
  if (registration.standing !== "open") return { kind: "failed", code: "closed" };
  const waitMs = await countImport(portal);
  if (waitMs !== null) return { kind: "tooOften", count: Math.ceil(inMinutes(waitMs)) };
  const form = await portal.form(fileMaxBytes);
  const windowOf = formText(form, registrationField);
  if (windowOf !== "" && windowOf !== registration.registrationId) return { kind: "failed", code: "another" };
  const file = form.get("workbook");
  if (!(file instanceof File) || file.size === 0) return { kind: "structure", problems: [{ code: "noFile" }] };
  if (file.size > workbookMaxBytes) return { kind: "structure", problems: [{ code: "size" }] };
  const workbook = await openInWorker(new Uint8Array(await file.arrayBuffer()));
  if (workbook === "busy") return { kind: "failed", code: "busy" };
  if ("problem" in workbook) return { kind: "structure", problems: [workbook.problem] };

  const words = workbookWords(await portal.language);
  const template = { tables: shownTables(), savedRows: (table: Table) => rowsOf(registration, table), words };
  const read = readTables(workbook.sheets, template);
  if ("problems" in read) return { kind: "structure", problems: read.problems.slice(0, shownProblems) };

  const calls = languages.map(
    (locale): Gateway =>
      (endpoint, input) =>
        portal.call(endpoint, input, { caller: { locale } }),
  );
  const find = codeFinder(calls);
  const codedTables = await Promise.all(read.tables.map((table) => withCodes(table, find)));
  return checkAndSave(
    portal,
    source,
    registration,
    codedTables.filter((table) => isChanged(registration, table)),
  );
}

/** Whether a table has errors, or differs both from the saved rows and from the rows that its form begins with. */
const isChanged = (registration: Registration, { table, read: { rows, findings } }: ReadTable) =>
  findings.length > 0 || ![rowsOf, savedRows].some((before) => isSameTable(table, rows, before(registration, table)));

async function checkAndSave(
  portal: Portal,
  source: ImportSource,
  registration: Registration,
  changedTables: readonly ReadTable[],
): Promise<ImportOutcome> {
  const answers = Object.fromEntries(registration.sections.map(({ section, values }) => [section, values]));
  const context = contextFrom(answers, todayInChina(), registration);
  const changedSections = registration.sections.flatMap((savedSection) => {
    const importedTables = changedTables.filter(({ table }) => table.section === savedSection.section);
    return importedTables.length > 0
      ? [
          {
            saved: savedSection,
            ...checkImportedSection(savedSection.section, savedSection.values, importedTables, context),
          },
        ]
      : [];
  });
  const errors = changedSections.flatMap((one) => one.errors);
  const warnings = changedSections.flatMap((one) => one.warnings).slice(0, shownProblems);
  if (errors.length > 0)
    return { kind: "refused", errors: errors.slice(0, shownProblems), count: errors.length, warnings };
  if (changedSections.length > 0) {
    const { failure } = await source.save(changedSections.map(({ saved, values }) => ({ ...saved, values })));
    if (failure) return toOutcome(portal, failure);
  }
  const rows = changedTables.reduce((sum, { read }) => sum + read.rows.length, 0);
  return { kind: "done", rows, tables: changedTables.length, warnings };
}

/** A refusal of the whole import is shown on its screen, any other failure in the usual place (§8). */
async function toOutcome(portal: Portal, failure: Failure): Promise<ImportOutcome> {
  if (isFailure(failure, "registration.conflict")) return { kind: "failed", code: "conflict" };
  if (isFailure(failure, "registration.another")) return { kind: "failed", code: "another" };
  if (isFailure(failure, "registration.submitted")) return { kind: "failed", code: "closed" };
  if (failure.status >= 500 || isAboutAccess(failure)) throw await portal.answerFor(failure);
  return { kind: "failed", code: "other" };
}

/** Counted in memory, because the limit protects this process. */
const duration = inSeconds(importWindowMs);
const byRegistration = new RateLimiterMemory({ keyPrefix: "registration", points: importsPerRegistration, duration });
const byAddress = new RateLimiterMemory({ keyPrefix: "address", points: importsPerAddress, duration });

/**
 * Counts an import by its registration and its client address. Returns null, or the milliseconds until the next one is
 * allowed.
 */
async function countImport({ caller }: Portal): Promise<number | null> {
  const { registrationToken, sessionToken, clientAddress } = await caller();
  const token = registrationToken ?? sessionToken ?? "";
  try {
    await byAddress.consume(clientAddress);
    await byRegistration.consume(createHash("sha256").update(token).digest("base64url"));
    return null;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error.msBeforeNext;
    throw error;
  }
}
