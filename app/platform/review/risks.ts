import { contextFrom } from "~/rules/registration/completeness";
import { expiringDocuments } from "~/rules/registration/expiring";
import { sections } from "~/rules/registration/sections";
import { findWarnings } from "~/rules/section";
import { bankRisksOf } from "../change-requests/bank-risks";
import type { Core } from "../core";
import type { Tables } from "../db/schema";
import { chinaDate } from "../instants";
import { sharersOf } from "../registration/bank-prints";
import { type SavedSection, typedOf } from "../registration/draft";
import { duplicatesOf } from "./duplicates";

/** What a reviewer should look at twice, as it is now: other names and countries, early codes, documents, doubles. */
export async function risksOf(core: Core, row: Tables["registration"], draft: readonly SavedSection[], now: Date) {
  const typed = typedOf(draft);
  const context = contextFrom(typed, chinaDate(now));
  const bank = await bankRisksOf(core.seal, core.db, row.id, typed.bank ?? {}, context);
  return {
    warnings: draft.flatMap(({ section, values }) =>
      findWarnings(sections[section], values, context)
        // The flag says the same.
        .filter(({ code }) => !(code === "bank.accountName.payee" && bank.includes("payeeDiffers")))
        .map((finding) => ({ section, ...finding })),
    ),
    bank,
    sharedWith: await sharersOf(core.seal, core.db, row.id, typed.bank ?? {}),
    documents: expiringDocuments(typed, context.today),
    duplicates: await duplicatesOf(core.db, row.id),
  };
}
