import type { z } from "zod";
import type { managedNotices } from "~/contract";
import { recordAudit } from "~/platform/core/audit";
import { iso } from "~/platform/core/base/instants";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import type { ActorContext } from "~/platform/cases/handler";
import { recipientsOf } from "./managed-notices";

type NoticeRow = Tables["notice"];
type NoticeChange = z.output<typeof managedNotices.save.input>;

/** Creates or changes a notice unless someone else has changed it since it was loaded. Refusals: see `managedNotices.save`. */
export const saveNotice = (
  core: Core,
  input: NoticeChange,
  { actor, now }: ActorContext,
): Promise<{ version: number }> =>
  core.db.transaction().execute(async (trx) => {
    const { noticeId } = input;
    const by = { changed_at: iso(now), changed_by: actor.accountId };
    const version = input.version === null ? 0 : input.version + 1;
    const isSaved = (row: NoticeRow | undefined) =>
      row?.version === version && row.changed_by === actor.accountId && isAs(row, input);
    const before = await lockedNotice(trx, noticeId);
    if (isSaved(before)) return { version };
    if (input.version === null) {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto("notice")
        .values({ ...newNotice(input, now), ...by, id: noticeId, version })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .executeTakeFirstOrThrow();
      // The same input sent twice at the same time: the other one was saved after this one looked for it.
      if (Number(numInsertedOrUpdatedRows) === 0)
        return isSaved(await lockedNotice(trx, noticeId)) ? { version } : refuse("conflict", "notice.outdated");
    } else {
      if (!before) return refuse("unknown", "notice.unknown");
      if (before.version !== input.version) refuse("conflict", "notice.outdated");
      const columns = columnsOf(input);
      requirePeriod({ ...before, ...columns });
      await trx
        .updateTable("notice")
        .set({ ...columns, ...by, version })
        .where("id", "=", noticeId)
        .execute();
    }
    await recordAudit(trx, {
      at: now,
      actor: `account:${actor.accountId}`,
      action: input.version === null ? "notice.create" : "notice.update",
      subject: `notice:${noticeId}`,
      details: { version },
    });
    return { version };
  });

/** The row of a notice, locked for this transaction; undefined if there is none. */
async function lockedNotice(trx: Db, noticeId: string): Promise<NoticeRow | undefined> {
  await trx
    .updateTable("notice")
    .set((row) => ({ version: row.ref("version") }))
    .where("id", "=", noticeId)
    .execute();
  return trx.selectFrom("notice").selectAll().where("id", "=", noticeId).executeTakeFirst();
}

function newNotice(input: NoticeChange, now: Date) {
  const { audience } = input;
  if (audience === "other") return refuse("invalid", "request.e400", { fields: ["audience"] });
  const row = { published_at: iso(now), ends_at: null, ...recipientsOf[audience], ...columnsOf(input) };
  requirePeriod(row);
  return row;
}

function requirePeriod({ published_at, ends_at }: Pick<NoticeRow, "published_at" | "ends_at">): void {
  if (ends_at !== null && ends_at < published_at) refuse("unacceptable", "notice.period");
}

/** The columns that an input sets; those of omitted dates and of other recipients stay unchanged. */
const columnsOf = ({ kind, audience, words: { zh, en }, publishedDate, endsDate }: NoticeChange) => ({
  kind,
  title_zh: zh.title,
  body_zh: zh.text,
  title_en: en.title,
  body_en: en.text,
  ...(audience !== "other" && recipientsOf[audience]),
  ...(publishedDate !== undefined && { published_at: iso(new Date(publishedDate)) }),
  ...(endsDate !== undefined && { ends_at: endsDate === null ? null : iso(new Date(endsDate)) }),
});

const isAs = (row: NoticeRow, input: NoticeChange): boolean =>
  Object.entries(columnsOf(input)).every(([name, value]) => row[name as keyof NoticeRow] === value);
