import { contextFrom } from "~/rules/registration/completeness";
import { expiringDocuments } from "~/rules/registration/expiring";
import { sections } from "~/rules/registration/sections";
import { findWarnings } from "~/rules/section";
import { bankRisksOf } from "~/platform/records/changes/risks";
import type { Core } from "~/platform/ground/core";
import type { Tables } from "~/platform/ground/database/schema";
import { chinaDate } from "~/platform/ground/base/instants";
import { sharersOf } from "~/platform/records/registrations/fingerprints";
import { type SavedSection, typedOf } from "~/platform/records/registrations/draft";
import { duplicatesOf } from "~/platform/records/registrations/duplicates";

/** What a reviewer should look at twice, as it is now: other names and countries, early codes, documents, doubles. */
export async function risksOf(core: Core, row: Tables["registration"], draft: readonly SavedSection[], now: Date) {
  const answers = typedOf(draft);
  const context = contextFrom(answers, chinaDate(now));
  const bank = await bankRisksOf(core.seal, core.db, row.id, answers.bank ?? {}, context);
  return {
    warnings: draft.flatMap(({ section, values }) =>
      findWarnings(sections[section], values, context)
        // The flag says the same.
        .filter(({ code }) => !(code === "bank.accountName.payee" && bank.includes("payeeDiffers")))
        .map((finding) => ({ section, ...finding })),
    ),
    bank,
    sharedWith: await sharersOf(core.seal, core.db, row.id, answers.bank ?? {}),
    documents: expiringDocuments(answers, context.today),
    duplicates: await duplicatesOf(core.db, row.id),
  };
}
