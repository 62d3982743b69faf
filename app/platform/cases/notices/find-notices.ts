import type { z } from "zod";
import type { notices } from "~/contract";
import { readPage } from "~/platform/ground/database/page";
import type { Db, Language, Tables } from "~/platform/ground/database/schema";
import { wordsOf } from "~/platform/ground/database/words";
import { refuse } from "~/platform/ground/base/refuse";
import type { Actor } from "~/platform/records/sessions/actor";
import { noticesFor } from "./notices-for";

type ListInput = z.output<typeof notices.list.input>;
type Reader = { db: Db; actor: Actor; now: Date; language: Language };

/** A page of the notices for this actor, newest first. */
export function listNotices({ db, actor, now, language }: Reader, input: ListInput) {
  const query = noticesFor(db, actor, now);
  return readPage(input, {
    count: query.select(({ fn }) => fn.countAll().as("total")),
    rows: query.selectAll().orderBy("published_at", "desc").orderBy("id", "desc"),
    tell: (row) => noticeOf(row, language),
  });
}

/** One of the notices for this actor, with its words. */
export async function findNotice(
  { db, actor, now, language }: Reader,
  noticeId: string,
): Promise<z.input<typeof notices.one.answer>> {
  const row = await noticesFor(db, actor, now).selectAll().where("id", "=", noticeId).executeTakeFirst();
  if (!row) return refuse("unknown", "notice.unknown");
  return { ...noticeOf(row, language), noticeBody: wordsOf(row, language).text };
}

const noticeOf = (row: Tables["notice"], language: Language) => ({
  noticeId: row.id,
  title: wordsOf(row, language).title,
  publishedDate: row.published_at,
  noticeTypeCode: row.kind,
});
