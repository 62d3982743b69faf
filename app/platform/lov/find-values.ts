import { sql } from "kysely";
import type { z } from "zod";
import type { lov } from "~/contract";
import type { Core } from "../core";
import type { Context } from "../http/context";
import { refuse } from "../http/refuse";
import { fold } from "./fold";

type Asked = z.output<typeof lov.values.input>;
type Answer = z.input<typeof lov.values.answer>;

/** A page of a list of values, in the language of the request. */
export async function findValues({ db }: Core, asked: Asked, { language }: Context): Promise<Answer> {
  const { lovCode, page, size } = asked;
  let found = db.selectFrom("lov_value").where("lov_code", "=", lovCode);
  if (asked.parentValue !== undefined) found = found.where("parent_value", "=", asked.parentValue);
  if (asked.value !== undefined) found = found.where("value", "in", [asked.value].flat());
  const query = fold(asked.query ?? "");
  if (query) found = found.where(sql<boolean>`search like ${`%${escapeLike(query)}%`} escape '!'`);

  const counted = await found.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const total = Number(counted.total);
  if (total === 0 && !(await isList(db, lovCode))) return refuse(404, "lov.unknown");
  const rows = await found
    .selectAll()
    .orderBy("order_seq")
    .limit(size)
    .offset(page * size)
    .execute();
  return {
    content: rows.map((row) => ({
      value: row.value,
      meaning: language === "zh" ? row.meaning_zh : row.meaning_en,
      description: null,
      tag: row.tag,
      parentValue: row.parent_value,
      orderSeq: row.order_seq,
    })),
    totalElements: total,
    totalPages: Math.ceil(total / size),
    number: page,
    size,
  };
}

/** What a searcher typed is looked for as it is: `%` and `_` mean themselves. */
const escapeLike = (text: string) => text.replace(/[!%_]/g, (character) => `!${character}`);

async function isList(db: Core["db"], lovCode: string) {
  const row = await db
    .selectFrom("lov_value")
    .select("value")
    .where("lov_code", "=", lovCode)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
