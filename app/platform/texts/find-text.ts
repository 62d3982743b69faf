import type { z } from "zod";
import type { texts } from "~/contract";
import type { Core } from "../core";
import type { Language } from "../db/schema";
import { refuse } from "../http/refuse";
import { escapeHtml } from "../mail/letter";

/** A text in the language asked for, under the name of the company. */
export async function findText(
  { db, config }: Core,
  textCode: string,
  language: Language,
): Promise<z.input<typeof texts.byCode.answer>> {
  const row = await db
    .selectFrom("static_text")
    .selectAll()
    .where("text_code", "=", textCode)
    .where("lang", "=", language)
    .executeTakeFirst();
  if (!row) return refuse(404, "text.unknown");
  return {
    textId: row.text_id,
    textCode,
    lang: row.lang,
    title: row.title.replaceAll("{{brand}}", () => config.brandName[language]),
    text: row.text.replaceAll("{{brand}}", () => escapeHtml(config.brandName[language])),
    description: null,
  };
}
