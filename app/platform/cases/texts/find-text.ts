import type { z } from "zod";
import type { texts } from "~/contract";
import type { Core } from "~/platform/ground/core";
import type { Language } from "~/platform/ground/database/schema";
import { refuse } from "~/platform/ground/base/refuse";
import type { FillIn } from "./fill-in";

/** A text in the language asked for, with the company's names and the facts filled in. */
export async function findText(
  { db }: Core,
  fillIn: FillIn,
  textCode: string,
  language: Language,
): Promise<z.input<typeof texts.byCode.answer>> {
  const row = await db
    .selectFrom("static_text")
    .selectAll()
    .where("text_code", "=", textCode)
    .where("lang", "=", language)
    .executeTakeFirst();
  if (!row) return refuse("unknown", "text.unknown");
  return {
    textId: row.text_id,
    textCode,
    lang: row.lang,
    ...fillIn(language, row),
    description: null,
  };
}
