import { createHash } from "node:crypto";
import type { z } from "zod";
import type { sanctions } from "~/contract";
import { recordAudit } from "~/platform/core/audit";
import { chinaDate } from "~/rules/calendar/china-date";
import { iso } from "~/platform/core/base/instants";
import { refuse, RefusalError } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import { nextCount } from "~/platform/core/database/next-count";
import type { Db, Tables } from "~/platform/core/database/schema";
import { newId } from "~/platform/records/accounts/accounts";
import { toBlocks, toScreeningKey } from "~/platform/records/risk/screen-registration";
import { fileMaxBytes } from "~/rules/files/limits";
import { hasShrunk, type ListSource, type SanctionEntry } from "~/rules/sanctions/screening";
import { hashEntry } from "./formats/entry";
import { readList } from "./read-list";

type ListUploadInput = z.output<typeof sanctions.upload.input>;
type ListUploadAnswer = z.input<typeof sanctions.upload.answer>;
type List = Tables["sanction_list"];
type By = { accountId: string | null; now: Date };

/** The number of rows per statement and per transaction. */
const rowsAtOnce = 500;

/**
 * Replaces the list of a source by an upload, and schedules screening of all suppliers; see `sanctions.upload` for its
 * refusals. Refusals are also recorded, with the user and the reason.
 */
export async function replaceList(
  core: Core,
  { source, day, file }: ListUploadInput,
  by: By,
): Promise<ListUploadAnswer> {
  if (file.size > fileMaxBytes) refuse("tooLarge", "sanctions.size", { maxBytes: fileMaxBytes });
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return await takeList(core, { source, day, name: file.name, bytes }, by);
  } catch (error) {
    if (error instanceof RefusalError)
      await recordAudit(core.db, {
        at: by.now,
        actor: toActor(by),
        action: "sanctions.refuse",
        subject: `sanctions:${source}`,
        details: { code: error.code },
      });
    throw error;
  }
}

const toActor = ({ accountId }: By) => (accountId === null ? "system" : `account:${accountId}`);

type Upload = { source: ListSource; day: string | undefined; name: string; bytes: Uint8Array };

async function takeList(core: Core, upload: Upload, by: By): Promise<ListUploadAnswer> {
  const { source } = upload;
  const sha256 = createHash("sha256").update(upload.bytes).digest("hex");
  const current = await findCurrent(core.db, source);
  if (current?.sha256 === sha256)
    return { outcome: "unchanged", version: current.version, entries: current.entries, names: current.names };
  const { version, entries } = await readList(upload);
  requireDay(version, by.now);
  requireSuccessor(current, version, entries.length);
  return storeList(core, { source, version, sha256, entries }, by);
}

function requireDay(version: string, now: Date) {
  const isDay = !Number.isNaN(Date.parse(version)) && version <= chinaDate(now);
  if (!isDay) refuse("unacceptable", "sanctions.day");
}

/** Rejects a list that is older or much shorter than the current one, because it may be a truncated file. */
function requireSuccessor(current: List | undefined, version: string, now: number) {
  if (!current) return;
  if (version < current.version) refuse("unacceptable", "sanctions.older", { version: current.version });
  if (hasShrunk(current.entries, now)) refuse("unacceptable", "sanctions.shrunk", { before: current.entries, now });
}

const findCurrent = (db: Db, source: ListSource): Promise<List | undefined> =>
  db
    .selectFrom("sanction_list")
    .selectAll()
    .where("source", "=", source)
    .where("state", "=", "current")
    .executeTakeFirst();

type NewList = { source: ListSource; version: string; sha256: string; entries: SanctionEntry[] };

/**
 * Stores a list next to the current one, in batches, so that other work is not blocked; then replaces the current one
 * in one step. If the process ends in between, the next upload removes the remains.
 */
async function storeList({ db }: Core, list: NewList, by: By): Promise<ListUploadAnswer> {
  const loadedList = await insertList(db, list, by);
  await db.transaction().execute((trx) => switchList(trx, loadedList, by));
  await removeReplaced(db, list.source);
  const { version, entries, names } = loadedList;
  return { outcome: "replaced", version, entries, names };
}

/** Stores a list that is not used yet. */
export async function insertList(db: Db, { source, version, sha256, entries }: NewList, by: By): Promise<List> {
  const list: List = {
    id: newId(),
    source,
    version,
    sha256,
    entries: entries.length,
    names: 0,
    state: "loading",
    uploaded_by: by.accountId,
    uploaded_at: iso(by.now),
  };
  await db.insertInto("sanction_list").values(list).execute();
  for (const part of inParts(entries)) list.names += await insertEntries(db, list.id, part);
  return list;
}

/** Replaces the current list of a source by a stored one; all suppliers will be screened again. */
export async function switchList(
  trx: Db,
  { id, source, version, sha256, entries, names }: List,
  by: By,
): Promise<void> {
  // Serialises concurrent uploads from here on.
  await nextCount(trx, "sanctions");
  await requireLoading(trx, id);
  const before = await findCurrent(trx, source);
  requireSuccessor(before, version, entries);
  await trx
    .updateTable("sanction_list")
    .set({ state: "replaced" })
    .where("source", "=", source)
    .where("id", "!=", id)
    .execute();
  await trx.updateTable("sanction_list").set({ state: "current", names }).where("id", "=", id).execute();
  await recordAudit(trx, {
    at: by.now,
    actor: toActor(by),
    action: "sanctions.upload",
    subject: `sanctions:${source}`,
    details: { version, sha256, entries, names, before: before?.entries ?? 0 },
  });
}

/** Stores some entries with their names; returns how many names can make a hit. */
async function insertEntries(db: Db, list_id: string, entries: readonly SanctionEntry[]): Promise<number> {
  const rows = entries.map((entry) => ({
    list_id,
    reference: entry.reference,
    entry_hash: hashEntry(entry),
    facts: JSON.stringify(entry),
  }));
  await db.insertInto("sanction_entry").values(rows).execute();
  const names = entries.flatMap((entry) => listNames(list_id, entry));
  for (const part of inParts(names)) await db.insertInto("sanction_name").values(part).execute();
  return names.length;
}

/** Another upload has replaced it in the meantime. */
async function requireLoading(trx: Db, id: string) {
  const list = await trx.selectFrom("sanction_list").select("state").where("id", "=", id).executeTakeFirst();
  if (list?.state !== "loading") refuse("conflict", "sanctions.overtaken");
}

/** The index rows of strong names. A name that consists only of punctuation has none. */
function listNames(list_id: string, { reference, kind, names }: SanctionEntry): Tables["sanction_name"][] {
  const byKey = new Map<string, Tables["sanction_name"]>();
  for (const { name, isWeak } of names) {
    const key = isWeak ? "" : toScreeningKey(kind, name);
    if (key !== "" && !byKey.has(key)) byKey.set(key, { list_id, reference, kind, name, key, ...toBlocks(key) });
  }
  return [...byKey.values()];
}

function* inParts<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) yield rows.slice(at, at + rowsAtOnce);
}

/** For replaced lists, only the record of the upload is kept. */
async function removeReplaced(db: Db, source: ListSource) {
  const replaced = await db
    .selectFrom("sanction_list")
    .select("id")
    .where("source", "=", source)
    .where("state", "=", "replaced")
    .execute();
  for (const { id } of replaced) {
    await db.deleteFrom("sanction_name").where("list_id", "=", id).execute();
    await db.deleteFrom("sanction_entry").where("list_id", "=", id).execute();
  }
}
