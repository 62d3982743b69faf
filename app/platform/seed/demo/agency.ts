import type { Core } from "~/platform/ground/core";
import { seedOnce } from "~/platform/ground/database/seed";
import { newId } from "~/platform/records/accounts/accounts";
import { iso, secondsLater } from "~/platform/ground/base/instants";
import { storeDemoDocument } from "./documents";
import { type Applicant, registerApplicant } from "./registrations";

const approvedDaysAgo = 46;
const agency: Applicant = {
  name: "上海联芯电子代理有限公司",
  english: "Shanghai Lianxin Electronics Agency Co., Ltd.",
  short: "lianxin",
  who: "顾明",
  companyType: "agent",
  way: [
    ["filling", 63],
    ["preliminaryReview", 58],
    ["newlyRegistered", approvedDaysAgo],
    ["potential", 30],
  ],
};
/** Beyond the applicants', so that no two companies share a number. */
const at = 8;

/** Puts an agent among the demo's suppliers, once. */
export async function seedDemoAgency(core: Core): Promise<void> {
  const name = "demo agency";
  const earlier = await core.db.selectFrom("seed").select("name").where("name", "=", name).execute();
  const documents = earlier.length > 0 ? [] : [await storeDemoDocument(core, "licence")];
  await seedOnce(core.db, {
    name,
    version: "1",
    async write(trx) {
      const registration_id = await registerApplicant(core, trx, agency, at, documents);
      await trx
        .insertInto("tenant")
        .values({
          id: newId(),
          tenant_name: agency.name,
          supplier_code: "S10004",
          registration_id,
          created_at: iso(secondsLater(core.now(), -approvedDaysAgo * 24 * 60 * 60)),
        })
        .execute();
    },
  });
}
