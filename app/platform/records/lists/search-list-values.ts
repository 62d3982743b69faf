import { type Expression, type SqlBool, sql } from "kysely";
import type { z } from "zod";
import type { lov } from "~/contract";
import type { Core, Context } from "~/platform/core/core";
import type { Tables } from "~/platform/core/database/schema";
import type { Language } from "~/i18n/language";
import { pageHolds, readTablePage } from "~/platform/core/database/page";
import { refuse } from "~/platform/core/base/refuse";
import { fold } from "~/rules/text/normalise";
import type { DictionaryValue } from "~/contract/lov";

/** The columns of a search: the name with the code and pinyin, only the code, or only the tag. */
const searchColumns = { meaning: "search", value: "value", tag: "tag" } as const;
export type SearchField = keyof typeof searchColumns;

type ValueQuery = {
  lovCode: string;
  parentValue?: string | undefined;
  /** Only these codes. */
  codes?: string[] | undefined;
  /** Whether values that are no longer offered are included. */
  withRetired?: boolean;
  search: Partial<Record<SearchField, string | undefined>>;
  page: number;
  size: number;
};
type ValuesAnswer = z.input<typeof lov.values.answer>;

/** A page of a list of values, in the language of the request. */
export async function searchListValues({ db }: Core, input: ValueQuery, { language }: Context): Promise<ValuesAnswer> {
  const { lovCode, parentValue, codes, withRetired = false } = input;
  let query = db.selectFrom("lov_value").where("lov_code", "=", lovCode);
  if (parentValue !== undefined) query = query.where("parent_value", "=", parentValue);
  if (codes !== undefined) query = query.where("value", "in", codes);
  if (!withRetired) query = query.where("retired_at", "is", null);
  for (const condition of searchConditions(input.search)) query = query.where(condition);

  const answer = await readTablePage(input, {
    count: query.select(({ fn }) => fn.countAll().as("total")),
    rows: bestFirst(query.selectAll(), input.search.meaning).orderBy(language === "zh" ? "order_seq_zh" : "order_seq"),
    toContent: (row) => rowOf(row, language),
  });
  if (answer.totalElements === 0 && !(await isList(db, lovCode))) return refuse("unknown", "lov.unknown");
  return answer;
}

const rowOf = (row: Tables["lov_value"], language: Context["language"]) => ({
  value: row.value,
  meaning: language === "zh" ? row.meaning_zh : row.meaning_en,
  description: null,
  tag: row.tag,
  pinyin: row.pinyin,
  parentValue: row.parent_value,
  orderSeq: language === "zh" ? row.order_seq_zh : row.order_seq,
});

/**
 * The best match comes first: the code itself, then a whole name, then a prefix, then any other match. The searched
 * texts are in one column, separated by bars.
 */
export function bestFirst<Query extends Rows>(rows: Query, text = ""): Query {
  const foldedText = fold(text);
  if (foldedText === "") return rows;
  const texts = sql`'|' || search || '|'`;
  return rows.orderBy(
    sql`case when lower(value) = ${text.trim().toLowerCase()} then 0 when ${pageHolds(texts, `|${foldedText}|`)} then 1
      when ${pageHolds(texts, `|${foldedText}`)} then 2 else 3 end`,
  ) as Query;
}
type Rows = { orderBy(rank: Expression<unknown>): unknown };

/** The conditions that rows must meet for these search texts; an empty text adds none. */
export const searchConditions = (search: ValueQuery["search"]): Expression<SqlBool>[] =>
  (Object.keys(searchColumns) as SearchField[]).flatMap((field) => {
    const text = search[field]?.trim() ?? "";
    if (text === "") return [];
    const column = searchColumns[field];
    const searchText = column === "search" ? fold(text) : text.toLowerCase();
    return [pageHolds(column === "search" ? sql.ref(column) : sql`lower(${sql.ref(column)})`, searchText)];
  });

async function isList(db: Core["db"], lovCode: string) {
  const row = await db
    .selectFrom("lov_view")
    .select("lov_code")
    .where("lov_code", "=", lovCode)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The values of a dictionary, all of them, in their order. */
export async function listChildren({ db }: Core, code: string, language: Language): Promise<DictionaryValue[]> {
  const rows = await db
    .selectFrom("lov_value")
    .select(["value", "meaning_zh", "meaning_en"])
    .where("lov_code", "=", code)
    .where("parent_value", "is", null)
    .where("retired_at", "is", null)
    .orderBy("order_seq")
    .execute();
  if (rows.length === 0 && !(await isList(db, code))) return refuse("unknown", "lov.unknown");
  return rows.map((row) => ({ code: row.value, name: language === "zh" ? row.meaning_zh : row.meaning_en }));
}
