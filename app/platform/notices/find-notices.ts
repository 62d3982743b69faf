import type { z } from "zod";
import type { notices } from "~/contract";
import { readPage } from "../db/page";
import type { Db, Language, Tables } from "../db/schema";
import { wordsOf } from "../db/words";
import { refuse } from "../http/refuse";
import type { Actor } from "../identity/actor";
import { noticesFor } from "./notices-for";

type Asked = z.output<typeof notices.list.input>;
type Asking = { db: Db; actor: Actor; now: Date; language: Language };

/** A page of the notices for this actor, newest first. */
export function listNotices({ db, actor, now, language }: Asking, asked: Asked) {
  const found = noticesFor(db, actor, now);
  return readPage(asked, {
    count: found.select(({ fn }) => fn.countAll().as("total")),
    rows: found.selectAll().orderBy("published_at", "desc").orderBy("id", "desc"),
    tell: (row) => noticeOf(row, language),
  });
}

/** One of the notices for this actor, with its words. */
export async function findNotice(
  { db, actor, now, language }: Asking,
  noticeId: string,
): Promise<z.input<typeof notices.one.answer>> {
  const row = await noticesFor(db, actor, now).selectAll().where("id", "=", noticeId).executeTakeFirst();
  if (!row) return refuse(404, "notice.unknown");
  return { ...noticeOf(row, language), noticeBody: wordsOf(row, language).text };
}

const noticeOf = (row: Tables["notice"], language: Language) => ({
  noticeId: row.id,
  title: wordsOf(row, language).title,
  publishedDate: row.published_at,
  noticeTypeCode: row.kind,
});
