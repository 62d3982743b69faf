import { digestOldest } from "~/rules/limits/digests";
import type { Tables } from "~/platform/core/database/schema";
import { documentFact, type DueDocument } from "~/platform/core/emails/documents-due";
import type { DigestWords } from "~/platform/core/emails/staff";
import { inBoth, type InBoth } from "~/platform/core/words/words-in";
import { nameFor } from "~/platform/records/registrations/company-name";

/** A supplier's document that has expired or does so today. */
export type ExpiredDocument = DueDocument & {
  company: Pick<Tables["registration"], "number" | "company_name" | "company_english_name">;
};

/** The digest of expired documents for a purchasing manager; it lists those that expired first. */
export const expiredWords = (documents: readonly ExpiredDocument[], today: string): InBoth<DigestWords> =>
  inBoth("emails", (t, language) => {
    const oldest = documents.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn)).slice(0, digestOldest);
    const moreCount = documents.length - oldest.length;
    return {
      title: t("documents.reportTitle", { count: documents.length }),
      reviews: oldest.map(({ company, ...document }) => {
        const [name, when] = documentFact(t, language, document, today);
        return [t("documents.ofCompany", { company: nameFor(language, company), document: name }), when];
      }),
      rest: [...(moreCount > 0 ? [t("documents.more", { count: moreCount })] : []), t("documents.reportNext")],
    };
  });
