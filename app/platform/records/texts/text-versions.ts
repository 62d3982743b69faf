import { createHash } from "node:crypto";
import type { Language } from "~/i18n/language";
import type { Db, Tables } from "~/platform/core/database/schema";
import { refuse } from "~/platform/core/base/refuse";
import { type PageContent, withoutEdition } from "./text-page";

/** A text in both languages, without the line that names its edition. */
export type BothWordings = Record<Language, PageContent>;
/** The current text. `revision` changes with every word of it. */
export type CurrentText = {
  rows: Tables["static_text"][];
  version: string | null;
  wordings: BothWordings;
  revision: string;
};

/** Loads the current text. Refusal: `text.unknown`, also if the company has deleted one of its languages. */
export async function loadCurrentText(db: Db, textCode: string): Promise<CurrentText> {
  const rows = await db
    .selectFrom("static_text")
    .selectAll()
    .where("text_code", "=", textCode)
    .orderBy("lang")
    .execute();
  const [en, zh] = ["en", "zh"].map((language) => rows.find(({ lang }) => lang === language));
  if (!en || !zh) return refuse("unknown", "text.unknown");
  const words = [en.title, en.text, zh.title, zh.text, zh.version];
  return {
    rows,
    version: zh.version,
    wordings: { zh: withoutEdition(zh, "zh"), en: withoutEdition(en, "en") },
    revision: createHash("sha256").update(JSON.stringify(words)).digest("base64url"),
  };
}

/** The versions of a text that are stored, the newest first. */
export const listTextVersions = (db: Db, textCode: string): Promise<Tables["text_version"][]> =>
  db.selectFrom("text_version").selectAll().where("text_code", "=", textCode).orderBy("position", "desc").execute();

/** The wordings of a stored version. */
export const wordingsOf = ({ wording_json }: Tables["text_version"]): BothWordings =>
  JSON.parse(wording_json) as BothWordings;
