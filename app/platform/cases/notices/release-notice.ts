import type { ReleaseNotice } from "~/contract/notices";
import type { Db, Language } from "~/platform/ground/database/schema";
import { wordsOf } from "~/platform/ground/database/words";
import { refuse } from "~/platform/ground/base/refuse";
import type { Actor } from "~/platform/records/sessions/actor";
import { iso } from "~/platform/ground/base/instants";
import { noticesFor } from "./notices-for";

type Asking = { db: Db; actor: Actor; now: Date };

const releasesFor = ({ db, actor, now }: Asking) => noticesFor(db, actor, now).where("kind", "=", "release");

/** The newest release notice that this account has not put away (§4); null: there is none. */
export async function releaseNoticeFor(asking: Asking, language: Language): Promise<ReleaseNotice | null> {
  const { db, actor } = asking;
  const readNotices = db.selectFrom("notice_read").select("notice_id").where("account_id", "=", actor.accountId);
  const row = await releasesFor(asking)
    .selectAll()
    .where("id", "not in", readNotices)
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? { noticeId: row.id, title: wordsOf(row, language).title } : null;
}

/** 'I know' (§4). Pressed twice, or in two windows at once, it is put away once. */
export async function putAway(asking: Asking, noticeId: string): Promise<void> {
  const { db, actor, now } = asking;
  const release = await releasesFor(asking).select("id").where("id", "=", noticeId).executeTakeFirst();
  if (!release) refuse("unknown", "notice.unknown");
  await db
    .insertInto("notice_read")
    .values({ notice_id: noticeId, account_id: actor.accountId, read_at: iso(now) })
    .onConflict((conflict) => conflict.columns(["account_id", "notice_id"]).doNothing())
    .execute();
}
