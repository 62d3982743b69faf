import type { Core } from "~/platform/core/core";
import type { Db, Language } from "~/platform/core/database/schema";
import { type InBoth, inBoth, type Say } from "~/platform/core/words/words-in";
import { findCompanyName } from "./company-name";

/** Builds the text of an alarm in both languages; `say` gets what the supplier is called in a sentence. */
export async function supplierWords<T>(
  core: Core,
  db: Db,
  registrationId: string,
  say: (t: Say<"alarms">, supplier: string, language: Language) => T,
): Promise<InBoth<T>> {
  const name = await findCompanyName(core, db, registrationId);
  return inBoth("alarms", (t, language) => say(t, name ? t("supplier", { name }) : t("unnamedSupplier"), language));
}
