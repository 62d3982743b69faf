import type { Core } from "~/platform/core/core";
import { seedOnce } from "~/platform/core/database/seed";
import type { State } from "~/rules/onboarding/stages";
import { chinaDate } from "~/rules/calendar/china-date";
import { daysLater, iso } from "~/platform/core/base/instants";
import { newId } from "~/platform/records/accounts/accounts";
import { demoAnswers, demoDocuments } from "./company-answers";
import { storeDemoDocument } from "./documents";
import { registerDemo } from "./register";
import { type Applicant, registerApplicant } from "./registrations";

const owner = { name: "王芳", email: "supplier@demo.example" };
const supplierCode = "S10001";

/** The states that the demo's company has been through, and how many days ago it entered each. */
const way: [State, daysAgo: number][] = [
  ["filling", 75],
  ["preliminaryReview", 71],
  ["newlyRegistered", 60],
  ["potential", 52],
  ["certification", 18],
];

/** Creates the demo's supplier, in the middle of its certification, once. */
export async function seedDemoCompany(core: Core): Promise<void> {
  const documents = (await isThere(core))
    ? []
    : await Promise.all(demoDocuments.map((name) => storeDemoDocument(core, name)));
  await seedOnce(core.db, {
    name: "demo company",
    version: "1",
    async write(trx) {
      const answers = (uuids: Record<string, string>) =>
        demoAnswers(chinaDate(core.now()), uuids as Parameters<typeof demoAnswers>[1]);
      const id = await registerDemo(core, trx, { owner, numbered: "900001", way, documents, answers });
      await trx.updateTable("tenant").set({ registration_id: id }).where("supplier_code", "=", supplierCode).execute();
    },
  });
}

/** Whether the company was filled in before: its documents are stored once. */
async function isThere({ db }: Core): Promise<boolean> {
  const row = await db
    .selectFrom("tenant")
    .select("registration_id")
    .where("supplier_code", "=", supplierCode)
    .executeTakeFirst();
  return Boolean(row?.registration_id);
}

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
/** Higher than the applicants' numbers, so that no two companies share one. */
const at = 8;

/** Adds an agent to the demo's suppliers, once. */
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
          created_at: iso(daysLater(core.now(), -approvedDaysAgo)),
        })
        .execute();
    },
  });
}
