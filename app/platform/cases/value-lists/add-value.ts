import { sql } from "kysely";
import type { z } from "zod";
import type { valueLists } from "~/contract";
import { listRulesOf } from "~/rules/lists/list-rules";
import { newValueOf } from "~/rules/lists/list-value";
import { recordAudit } from "~/platform/core/audit";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import type { ActorContext } from "~/platform/cases/handler";
import { lockValueList, valueSubject } from "./lock-value-list";

/** Adds a value at the end of a list. Refusals: see `valueLists.add`. */
export async function addValue(
  { db }: Core,
  { lovCode, ...typed }: z.output<typeof valueLists.add.input>,
  { actor, now }: ActorContext,
): Promise<void> {
  const rules = listRulesOf(lovCode);
  if (rules.isFixed) refuse("unacceptable", "lov.fixed");
  if (!rules.parent !== (typed.parent === "")) refuse("unacceptable", "lov.unknownParent");
  const { data } = newValueOf(lovCode).safeParse(typed);
  if (!data) return refuse("unacceptable", `lov.${rules.code ?? "code"}`);
  const { value, parent, zh, en, tag } = data;
  const { pinyinWords, searchTextOf } = await import("~/platform/records/lists/search-texts");
  await db.transaction().execute(async (trx) => {
    await lockValueList(trx, lovCode);
    if (rules.parent && !(await hasValue(trx, rules.parent, parent))) refuse("unacceptable", "lov.unknownParent");
    if (await hasValue(trx, lovCode, value)) refuse("conflict", "lov.codeTaken");
    const last = await trx
      .selectFrom("lov_value")
      .select(({ fn }) => [fn.max("order_seq").as("inEnglish"), fn.max("order_seq_zh").as("inChinese")])
      .where("lov_code", "=", lovCode)
      .executeTakeFirst();
    await trx
      .insertInto("lov_value")
      .values({
        lov_code: lovCode,
        value,
        meaning_zh: zh,
        meaning_en: en,
        parent_value: parent || null,
        tag: tag || null,
        order_seq: (last?.inEnglish ?? 0) + 1,
        order_seq_zh: (last?.inChinese ?? 0) + 1,
        search: searchTextOf({ value, zh, en, tag }),
        pinyin: pinyinWords(zh),
      })
      .execute();
    await recordAudit(trx, {
      at: now,
      actor: `account:${actor.accountId}`,
      action: "listValue.add",
      subject: valueSubject(lovCode, value),
      details: { zh, en, ...(tag && { tag }), ...(parent && { parent }) },
    });
  });
}

/** Whether a list has a code, in capitals or small letters. */
async function hasValue(trx: Db, lovCode: string, value: string): Promise<boolean> {
  const row = await trx
    .selectFrom("lov_value")
    .select("value")
    .where("lov_code", "=", lovCode)
    .where(sql`lower(value)`, "=", value.toLowerCase())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
