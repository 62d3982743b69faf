import type { Db } from "~/platform/core/database/schema";
import type { Language } from "~/i18n/language";
import { type InBoth, inBoth, type Namespace, type Say } from "~/platform/core/words/words-in";
import { nameFor } from "./company-name";

/** Builds a text about a submitted company in both languages; `say` gets the company's name in each. */
export async function supplierWords<N extends Namespace, T>(
  db: Db,
  registrationId: string,
  namespace: N,
  say: (t: Say<N>, company: string, language: Language) => T,
): Promise<InBoth<T>> {
  const row = await db
    .selectFrom("registration")
    .select(["number", "company_name", "company_english_name"])
    .where("id", "=", registrationId)
    .executeTakeFirstOrThrow();
  return inBoth(namespace, (t, language) => say(t, nameFor(language, row), language));
}
