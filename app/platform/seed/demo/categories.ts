import { splitCodes } from "~/rules/categories/code-set";
import type { Core } from "~/platform/core/core";
import { daysLater } from "~/platform/core/base/instants";
import { seedOnce } from "~/platform/core/database/seed";
import { writeCategories } from "~/platform/records/categories/qualified-categories";

const change = {
  company: "成都天府电池有限公司",
  added: "CHARGER",
  reason: "充电器样品已通过可靠性测试，增加该品类。",
  daysAgo: 20,
};

/** Adds a category to one of the demo's qualified suppliers that it did not register with, once. */
export async function seedDemoCategories(core: Core): Promise<void> {
  await seedOnce(core.db, {
    name: "demo categories",
    version: "1",
    async write(trx) {
      const company = await trx
        .selectFrom("registration")
        .select(["id", "qualified_categories"])
        .where("company_name", "=", change.company)
        .executeTakeFirst();
      // If the companies of the desk are left out, this one does not exist either.
      if (!company) return;
      const { id: changedBy } = await trx
        .selectFrom("account")
        .select("id")
        .where("user_account", "=", "buyer")
        .executeTakeFirstOrThrow();
      const before = splitCodes(company.qualified_categories);
      await writeCategories(core, trx, {
        registrationId: company.id,
        before,
        after: [...before, change.added],
        reason: change.reason,
        changedBy,
        at: daysLater(core.now(), -change.daysAgo),
      });
    },
  });
}
