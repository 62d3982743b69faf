import { isQualified, states } from "~/rules/onboarding/stages";
import type { Core } from "~/platform/core/core";
import { seedOnce } from "~/platform/core/database/seed";
import { indexCompany } from "~/platform/records/registrations/company-name";
import { readDraft, toSectionValues } from "~/platform/records/registrations/saved-section";

/** The states of companies that are, or were until they retired, qualified for categories. */
const qualifiedStates = states.filter((state) => isQualified(state) || state === "retired");

/** Stores the clear values for sorting and filtering the queue, once, for companies submitted before migration 028. */
export const listCompanies = (core: Core): Promise<boolean> =>
  seedOnce(core.db, {
    name: "company facts",
    version: "1",
    async write(trx) {
      const rows = await trx
        .selectFrom("registration")
        .select("id")
        .where("submitted_at", "is not", null)
        .where("content_removed_at", "is", null)
        .where("categories", "is", null)
        .execute();
      for (const { id } of rows) await indexCompany(trx, id, toSectionValues(await readDraft(core, trx, id)));
      // Migration 039 found no categories for these.
      if (rows.length > 0)
        await trx
          .updateTable("registration")
          .set((row) => ({ qualified_categories: row.ref("categories") }))
          .where("state", "in", qualifiedStates)
          .where("qualified_categories", "is", null)
          .execute();
    },
  });
