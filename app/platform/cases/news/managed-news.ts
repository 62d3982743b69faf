import type { z } from "zod";
import type { news } from "~/contract";
import type { NewsState } from "~/rules/workspace/news";
import type { Core } from "~/platform/core/core";
import { readTablePage } from "~/platform/core/database/page";
import type { Tables, Db } from "~/platform/core/database/schema";
import { toWords } from "~/platform/core/database/words";
import { refuse } from "~/platform/core/base/refuse";
import { accountById } from "~/platform/records/accounts/accounts";
import { iso } from "~/platform/core/base/instants";
import { recordAudit } from "~/platform/core/audit";

type Query = z.output<typeof news.listManaged.input>;
type NewsRow = Tables["news"];

/** A page of all news, newest first. */
export async function listManagedNews(core: Core, query: Query, now: Date) {
  const page = await readTablePage(query, {
    count: core.db.selectFrom("news").select(({ fn }) => fn.countAll().as("total")),
    rows: core.db.selectFrom("news").selectAll().orderBy("published_at", "desc").orderBy("id", "desc"),
    toContent: (row) => row,
  });
  const names = await namesOf(core, page.content);
  const content = page.content.map((row) => ({
    ...toManagedNews(row, now, names),
    titles: { zh: row.title_zh, en: row.title_en },
  }));
  return { ...page, content };
}

/** One news item with its text in both languages. */
export async function showNews(core: Core, newsId: string, now: Date) {
  const row = await core.db.selectFrom("news").selectAll().where("id", "=", newsId).executeTakeFirst();
  if (!row) return refuse("unknown", "news.unknown");
  const words = { zh: toWords(row, "zh"), en: toWords(row, "en") };
  return { ...toManagedNews(row, now, await namesOf(core, [row])), words, link: row.link };
}

const toManagedNews = (row: NewsRow, now: Date, names: Map<string, string>) => ({
  newsId: row.id,
  version: row.version,
  state: stateOf(row, now),
  publishedDate: row.published_at,
  changedDate: row.changed_at,
  changedBy: names.get(row.changed_by ?? "") ?? null,
});

function stateOf({ withdrawn_at, published_at }: NewsRow, now: Date): NewsState {
  if (withdrawn_at !== null) return "withdrawn";
  return published_at > iso(now) ? "scheduled" : "published";
}

/** The names of the last editors of some news, by account. */
async function namesOf(core: Core, rows: NewsRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ changed_by }) => changed_by ?? []))];
  return new Map(await Promise.all(ids.map(async (id) => [id, (await accountById(core, id)).userName] as const)));
}

type Change = z.output<typeof news.update.input>;
type By = { accountId: string; now: Date };

/** Creates or changes a news item, unless it has changed since it was loaded. */
export function updateNews(db: Db, change: Change, by: By) {
  const { newsId, version } = change;
  const next = version === null ? 0 : version + 1;
  return db.transaction().execute(async (trx) => {
    const isDone = version === null ? await insert(trx, change, by) : await write(trx, { ...change, version }, by);
    if (isDone) await audit(trx, change, by);
    else await requireSame(trx, { version: next, changed_by: by.accountId });
    return { version: next };
  });

  /** Accepts the same form sent twice; any other content is another person's change, which the author has not seen. */
  async function requireSame(trx: Db, before: Pick<NewsRow, "version" | "changed_by">) {
    const row = await trx.selectFrom("news").selectAll().where("id", "=", newsId).executeTakeFirst();
    if (!row) refuse("unknown", "news.unknown");
    else if (row.version !== before.version || row.changed_by !== before.changed_by || !isAs(row, change))
      refuse("conflict", "news.conflict");
  }
}

async function insert(trx: Db, change: Change, { accountId, now }: By): Promise<boolean> {
  const { words } = change;
  if (!words) return refuse("invalid", "request.e400", { fields: ["words"] });
  const unsaid = { link: null, published_at: iso(now), withdrawn_at: null };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("news")
    .values({
      ...unsaid,
      ...columnsOf(change, now),
      ...wordColumns(words),
      id: change.newsId,
      version: 0,
      changed_at: iso(now),
      changed_by: accountId,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) > 0;
}

async function write(trx: Db, change: Change & { version: number }, { accountId, now }: By): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("news")
    .set({ ...columnsOf(change, now), version: change.version + 1, changed_at: iso(now), changed_by: accountId })
    .where("id", "=", change.newsId)
    .where("version", "=", change.version)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) > 0;
}

/** The columns that a change sets; omitted ones stay unchanged. */
const columnsOf = ({ words, link, publishedDate, isWithdrawn }: Change, now: Date): Partial<NewsRow> => ({
  ...(words && wordColumns(words)),
  ...(link !== undefined && { link }),
  ...(publishedDate !== undefined && { published_at: iso(new Date(publishedDate)) }),
  ...(isWithdrawn !== undefined && { withdrawn_at: isWithdrawn ? iso(now) : null }),
});

const wordColumns = ({ zh, en }: NonNullable<Change["words"]>) => ({
  title_zh: zh.title,
  body_zh: zh.text,
  title_en: en.title,
  body_en: en.text,
});

/** Whether a row already has the values of a change; the time of withdrawal is ignored. */
function isAs(row: NewsRow, { isWithdrawn, ...change }: Change): boolean {
  const columns = Object.entries(columnsOf(change, new Date(row.published_at)));
  const isStateSame = isWithdrawn === undefined || isWithdrawn === (row.withdrawn_at !== null);
  return isStateSame && columns.every(([name, value]) => row[name as keyof NewsRow] === value);
}

function audit(trx: Db, { newsId, version, isWithdrawn }: Change, { accountId, now }: By) {
  const action =
    version === null ? "create" : isWithdrawn === undefined ? "update" : isWithdrawn ? "withdraw" : "publish";
  return recordAudit(trx, {
    at: now,
    actor: `account:${accountId}`,
    action: `news.${action}`,
    subject: `news:${newsId}`,
    details: version === null ? {} : { version },
  });
}
