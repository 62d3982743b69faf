import type { Core } from "~/platform/ground/core";
import { seedOnce } from "~/platform/ground/database/seed";
import { listCompany } from "~/platform/records/registrations/company";
import { readSection } from "~/platform/records/registrations/draft";

/** Lists companies that were handed in before their type was kept beside their names (migration 015), once. */
export const listTypes = (core: Core): Promise<boolean> =>
  seedOnce(core.db, {
    name: "company types",
    version: "1",
    async write(trx) {
      if (core.config.hiddenTab === "basic") return;
      const rows = await trx
        .selectFrom("registration")
        .select("id")
        .where("submitted_at", "is not", null)
        .where("company_type", "is", null)
        .execute();
      for (const { id } of rows) await listCompany(trx, id, (await readSection(core, trx, id, "basic")).values);
    },
  });
