import type { MaintainedText, SettingList } from "~/rules/teamwork/settings";
import { recordAudit } from "~/platform/core/audit";
import { refuse } from "~/platform/core/base/refuse";
import type { Db } from "~/platform/core/database/schema";

/** Locks the row of a list for this transaction, to serialise its changes. */
export async function lockList(trx: Db, name: SettingList): Promise<void> {
  await trx
    .updateTable("setting_list")
    .set((row) => ({ version: row.ref("version") }))
    .where("name", "=", name)
    .execute();
}

/** The number of times a list was saved. */
export async function loadSettingVersion(db: Db, name: SettingList): Promise<number> {
  const row = await db.selectFrom("setting_list").select("version").where("name", "=", name).executeTakeFirstOrThrow();
  return row.version;
}

type Save = { name: SettingList; version: number; items: number; accountId: string; now: Date };

/**
 * Saves a list in one transaction, in which `write` replaces its rows. Returns the new version. Refusal:
 * `reviewSettings.outdated`, if the list was saved since the given version.
 */
export function saveList(db: Db, save: Save, write: (trx: Db) => Promise<void>): Promise<{ version: number }> {
  const { name, version, items, accountId, now } = save;
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("setting_list")
      .set({ version: version + 1 })
      .where("name", "=", name)
      .where("version", "=", version)
      .executeTakeFirstOrThrow();
    if (Number(numUpdatedRows) === 0) refuse("conflict", "reviewSettings.outdated");
    await write(trx);
    const actor = `account:${accountId}`;
    await recordAudit(trx, {
      at: now,
      actor,
      action: `reviewSettings.${name}`,
      subject: `settings:${name}`,
      details: { version, items },
    });
    return { version: version + 1 };
  });
}

/** The tables of lists whose items are texts in both languages. */
type TextTable = "phrase" | "checklist_item";

/** The texts of a list in their order. */
export async function listTexts(db: Db, table: TextTable): Promise<MaintainedText[]> {
  const rows = await db.selectFrom(table).selectAll().orderBy("place").execute();
  return rows.map(({ id, category, text_zh, text_en }) => ({ textId: id, category, zh: text_zh, en: text_en }));
}

/** Replaces all texts of a table. */
export async function replaceTexts(trx: Db, table: TextTable, items: readonly MaintainedText[]): Promise<void> {
  await trx.deleteFrom(table).execute();
  if (items.length === 0) return;
  await trx
    .insertInto(table)
    .values(
      items.map(({ textId, category, zh, en }, place) => ({ id: textId, place, category, text_zh: zh, text_en: en })),
    )
    .execute();
}

/** The texts for a company with these categories: those for all, and those for one of them. */
export const textsFor = (texts: readonly MaintainedText[], categories: readonly string[]): MaintainedText[] =>
  texts.filter(({ category }) => category === null || categories.includes(category));
