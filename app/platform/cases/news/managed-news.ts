import type { z } from "zod";
import type { news } from "~/contract";
import type { NewsState } from "~/rules/news";
import type { Core } from "~/platform/ground/core";
import { readPage } from "~/platform/ground/database/page";
import type { Tables } from "~/platform/ground/database/schema";
import { wordsOf } from "~/platform/ground/database/words";
import { refuse } from "~/platform/ground/base/refuse";
import { accountById } from "~/platform/records/accounts/accounts";
import { iso } from "~/platform/ground/base/instants";

type Query = z.output<typeof news.listManaged.input>;
type Row = Tables["news"];

/** A page of all news, newest first. */
export async function listManagedNews(core: Core, query: Query, now: Date) {
  const page = await readPage(query, {
    count: core.db.selectFrom("news").select(({ fn }) => fn.countAll().as("total")),
    rows: core.db.selectFrom("news").selectAll().orderBy("published_at", "desc").orderBy("id", "desc"),
    tell: (row) => row,
  });
  const names = await namesOf(core, page.content);
  const content = page.content.map((row) => ({
    ...managed(row, now, names),
    titles: { zh: row.title_zh, en: row.title_en },
  }));
  return { ...page, content };
}

/** One news item with its words in both languages. */
export async function showNews(core: Core, newsId: string, now: Date) {
  const row = await core.db.selectFrom("news").selectAll().where("id", "=", newsId).executeTakeFirst();
  if (!row) return refuse("unknown", "news.unknown");
  const words = { zh: wordsOf(row, "zh"), en: wordsOf(row, "en") };
  return { ...managed(row, now, await namesOf(core, [row])), words, link: row.link };
}

const managed = (row: Row, now: Date, names: Map<string, string>) => ({
  newsId: row.id,
  version: row.version,
  state: stateOf(row, now),
  publishedDate: row.published_at,
  changedDate: row.changed_at,
  changedBy: names.get(row.changed_by ?? "") ?? null,
});

function stateOf({ withdrawn_at, published_at }: Row, now: Date): NewsState {
  if (withdrawn_at !== null) return "withdrawn";
  return published_at > iso(now) ? "scheduled" : "published";
}

/** The names of those who changed some news last, by account. */
async function namesOf(core: Core, rows: Row[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ changed_by }) => changed_by ?? []))];
  return new Map(await Promise.all(ids.map(async (id) => [id, (await accountById(core, id)).userName] as const)));
}
