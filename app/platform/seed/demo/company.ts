import type { Core } from "~/platform/ground/core";
import { seedOnce } from "~/platform/ground/database/seed";
import type { State } from "~/platform/ground/database/schema";
import { chinaDate } from "~/platform/ground/base/instants";
import { demoAnswers, demoDocuments } from "./company-answers";
import { storeDemoDocument } from "./documents";
import { registerDemo } from "./register";

const owner = { name: "王芳", email: "supplier@demo.example" };
const supplierCode = "S10001";

/** How the demo's company came to where it is. */
const way: [State, daysAgo: number][] = [
  ["filling", 75],
  ["preliminaryReview", 71],
  ["newlyRegistered", 60],
  ["potential", 52],
  ["certification", 18],
];

/** Puts the demo's supplier in the midst of its certification, once. */
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
