import type { z } from "zod";
import type { valueLists } from "~/contract";
import { listRulesOf } from "~/rules/lists/list-rules";
import { editedValue } from "~/rules/lists/list-value";
import { recordAudit } from "~/platform/core/audit";
import { iso } from "~/platform/core/base/instants";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import type { ActorContext } from "~/platform/cases/handler";
import { lockValueList, valueSubject } from "./lock-value-list";

/**
 * Changes the names of a value, and the text by which a search finds it. Unchanged names have no effect. Refusals: see
 * `valueLists.edit`.
 */
export async function editValue(
  { db }: Core,
  { lovCode, value, before, ...typed }: z.output<typeof valueLists.edit.input>,
  { actor, now }: ActorContext,
): Promise<void> {
  const { data: after } = editedValue.safeParse(typed);
  if (!after) return refuse("unacceptable", "lov.code");
  const { pinyinWords, searchTextOf } = await import("~/platform/records/lists/search-texts");
  await db.transaction().execute(async (trx) => {
    const current = namesOf(await loadValue(trx, lovCode, value));
    if (isSame(current, after)) return;
    if (!isSame(current, before)) refuse("conflict", "lov.outdated");
    const { zh, en, tag } = after;
    await update(trx, lovCode, value, {
      meaning_zh: zh,
      meaning_en: en,
      tag: tag || null,
      search: searchTextOf({ value, ...after }),
      pinyin: pinyinWords(zh),
    });
    await recordAudit(trx, {
      at: now,
      actor: `account:${actor.accountId}`,
      action: "listValue.edit",
      subject: valueSubject(lovCode, value),
      details: {
        zhBefore: current.zh,
        zh,
        enBefore: current.en,
        en,
        ...(tag !== current.tag && { tagBefore: current.tag, tag }),
      },
    });
  });
}

/** Stops offering a value, or offers it again. Refusals: see `valueLists.offer`. */
export async function offerValue(
  { db }: Core,
  { lovCode, value, isOffered }: z.output<typeof valueLists.offer.input>,
  { actor, now }: ActorContext,
): Promise<void> {
  if (listRulesOf(lovCode).isFixed) refuse("unacceptable", "lov.fixed");
  await db.transaction().execute(async (trx) => {
    const { retired_at } = await loadValue(trx, lovCode, value);
    if ((retired_at === null) === isOffered) return;
    await update(trx, lovCode, value, { retired_at: isOffered ? null : iso(now) });
    await recordAudit(trx, {
      at: now,
      actor: `account:${actor.accountId}`,
      action: isOffered ? "listValue.offer" : "listValue.retire",
      subject: valueSubject(lovCode, value),
    });
  });
}

type Names = { zh: string; en: string; tag: string };

const namesOf = ({ meaning_zh, meaning_en, tag }: Tables["lov_value"]): Names => ({
  zh: meaning_zh,
  en: meaning_en,
  tag: tag ?? "",
});
const isSame = (one: Names, other: Names) => one.zh === other.zh && one.en === other.en && one.tag === other.tag;

async function loadValue(trx: Db, lovCode: string, value: string): Promise<Tables["lov_value"]> {
  await lockValueList(trx, lovCode);
  const row = trx.selectFrom("lov_value").selectAll().where("lov_code", "=", lovCode).where("value", "=", value);
  return (await row.executeTakeFirst()) ?? refuse("unknown", "lov.unknownValue");
}

async function update(trx: Db, lovCode: string, value: string, columns: Partial<Tables["lov_value"]>) {
  await trx.updateTable("lov_value").set(columns).where("lov_code", "=", lovCode).where("value", "=", value).execute();
}
