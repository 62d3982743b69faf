import type { z } from "zod";
import type { valueLists } from "~/contract";
import { listRulesOf } from "~/rules/lists/list-rules";
import type { Context, Core } from "~/platform/core/core";
import { readTablePage } from "~/platform/core/database/page";
import type { Db, Tables } from "~/platform/core/database/schema";
import { refuse } from "~/platform/core/base/refuse";
import { findOrigins, type Origin } from "~/platform/records/defaults/find-origins";
import { findMeanings } from "~/platform/records/lists/find-meanings";
import { bestFirst, searchConditions } from "~/platform/records/lists/search-list-values";

/** The lists of values, with the number of values in each, and the number of the company's own values. */
export async function listLists(
  { db }: Core,
  page: z.output<typeof valueLists.lists.input>,
  { language }: Context,
): Promise<z.input<typeof valueLists.lists.answer>> {
  const list = await readTablePage(page, {
    count: db.selectFrom("lov_view").select(({ fn }) => fn.countAll().as("total")),
    rows: db.selectFrom("lov_view").selectAll().orderBy("lov_code"),
    toContent: (view) => ({ lovCode: view.lov_code, name: language === "zh" ? view.name_zh : view.name_en }),
  });
  const counts = await countOrigins(
    db,
    list.content.map(({ lovCode }) => lovCode),
  );
  return { ...list, content: list.content.map((view) => ({ ...view, ...(counts.get(view.lovCode) ?? noValues) })) };
}

const noValues = { total: 0, changed: 0, added: 0 };

async function countOrigins(db: Db, lovCodes: readonly string[]) {
  const counts = new Map<string, typeof noValues>();
  if (lovCodes.length === 0) return counts;
  const rows = await db.selectFrom("lov_value").selectAll().where("lov_code", "in", lovCodes).execute();
  const origins = await findValueOrigins(db, rows);
  for (const [at, { lov_code }] of rows.entries()) {
    const { total, changed, added } = counts.get(lov_code) ?? noValues;
    const isOf = (origin: string) => (origins[at] === origin ? 1 : 0);
    counts.set(lov_code, { total: total + 1, changed: changed + isOf("changed"), added: added + isOf("added") });
  }
  return counts;
}

/** Finds the origins of values. A withdrawn value counts as changed, although the release does not fill that column. */
async function findValueOrigins(db: Db, rows: readonly Tables["lov_value"][]): Promise<Origin[]> {
  const origins = await findOrigins(db, "lov_value", rows);
  return origins.map((origin, at) => (origin === "release" && rows[at]?.retired_at !== null ? "changed" : origin));
}

/** A page of a list with both names of each value. Refusal: `lov.unknown`. */
export async function listValues(
  { db }: Core,
  { lovCode, query: text, ...page }: z.output<typeof valueLists.values.input>,
  { language }: Context,
): Promise<z.input<typeof valueLists.values.answer>> {
  const view = await db.selectFrom("lov_view").selectAll().where("lov_code", "=", lovCode).executeTakeFirst();
  if (!view) return refuse("unknown", "lov.unknown");
  let query = db.selectFrom("lov_value").where("lov_code", "=", lovCode);
  for (const condition of searchConditions({ meaning: text })) query = query.where(condition);
  const list = await readTablePage(page, {
    count: query.select(({ fn }) => fn.countAll().as("total")),
    rows: bestFirst(query.selectAll(), text)
      .orderBy(language === "zh" ? "order_seq_zh" : "order_seq")
      .orderBy("value"),
    toContent: (row) => row,
  });
  const origins = await findValueOrigins(db, list.content);
  const parents = await findParents(db, lovCode, list.content, language);
  return {
    ...list,
    name: language === "zh" ? view.name_zh : view.name_en,
    content: list.content.map((row, at) => ({
      value: row.value,
      zh: row.meaning_zh,
      en: row.meaning_en,
      tag: row.tag ?? "",
      parent: row.parent_value === null ? null : { value: row.parent_value, meaning: parents(row.parent_value) },
      isOffered: row.retired_at === null,
      origin: origins[at] ?? "added",
    })),
  };
}

/** Finds the names of the values' parents; a code that no longer exists is its own name. */
async function findParents(db: Db, lovCode: string, rows: readonly Tables["lov_value"][], language: "zh" | "en") {
  const { parent } = listRulesOf(lovCode);
  const codes = [...new Set(rows.flatMap(({ parent_value }) => parent_value ?? []))];
  const meanings = await findMeanings(db, parent === undefined || codes.length === 0 ? [] : [[parent, codes]]);
  const names = meanings[language][parent ?? ""] ?? {};
  return (code: string) => names[code] ?? code;
}
