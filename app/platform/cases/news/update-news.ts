import type { z } from "zod";
import type { news } from "~/contract";
import { recordAudit } from "~/platform/ground/audit/record";
import type { Db, Tables } from "~/platform/ground/database/schema";
import { refuse } from "~/platform/ground/base/refuse";
import { iso } from "~/platform/ground/base/instants";

type Change = z.output<typeof news.update.input>;
type Row = Tables["news"];
type By = { accountId: string; now: Date };

/** Makes or changes a news item, unless somebody changed it since it was read. */
export function updateNews(db: Db, change: Change, by: By) {
  const { newsId, version } = change;
  const next = version === null ? 0 : version + 1;
  return db.transaction().execute(async (trx) => {
    const isDone = version === null ? await insert(trx, change, by) : await write(trx, { ...change, version }, by);
    if (isDone) await audit(trx, change, by);
    else await requireSame(trx, { version: next, changed_by: by.accountId });
    return { version: next };
  });

  /** The same form may arrive twice; anything else in its place is somebody's change that was not seen. */
  async function requireSame(trx: Db, before: Pick<Row, "version" | "changed_by">) {
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

/** What a change says, as columns; what it leaves out stays. */
const columnsOf = ({ words, link, publishedDate, isWithdrawn }: Change, now: Date): Partial<Row> => ({
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

/** Whether a row already says what a change asks for; when it was withdrawn does not matter. */
function isAs(row: Row, { isWithdrawn, ...change }: Change): boolean {
  const columns = Object.entries(columnsOf(change, new Date(row.published_at)));
  const isStateSame = isWithdrawn === undefined || isWithdrawn === (row.withdrawn_at !== null);
  return isStateSame && columns.every(([name, value]) => row[name as keyof Row] === value);
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
