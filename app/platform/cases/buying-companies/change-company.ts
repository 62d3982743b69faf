import type { BuyingCompany } from "~/contract/buying-companies";
import { actorName } from "~/platform/core/actor-name";
import { recordAudit } from "~/platform/core/audit";
import { iso } from "~/platform/core/base/instants";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { buyingCompanies } from "~/platform/records/staff/buying-companies";
import { lockTenant } from "~/platform/records/staff/supplier-administrators";
import { catchUpReviews } from "~/platform/records/tasks/review-tasks";
import { listBuyers } from "./list-companies";

type Dependencies = Pick<Core, "db" | "seal">;
/** The account that makes a change. Null for an operator. */
type By = { byId: string | null; now: Date };
type CompanyChange = { companyId: string; version: number };
type CompanyName = { companyId: string; version: number | null; name: string };

/** Adds a buying company, or renames one. Refusals: see `buyingCompanies.save`. */
export const saveCompany = ({ db }: Pick<Core, "db">, input: CompanyName, by: By): Promise<{ version: number }> =>
  db.transaction().execute(async (trx) => {
    const { companyId, name } = input;
    await lockAll(trx);
    const rows = await buyingCompanies(trx).selectAll("tenant").execute();
    const row = rows.find(({ id }) => id === companyId);
    const version = input.version === null ? 0 : input.version + 1;
    if (row?.version === version && row.tenant_name === name) return { version };
    const isTaken = ({ id, tenant_name }: (typeof rows)[number]) =>
      id !== companyId && tenant_name.toLowerCase() === name.toLowerCase();
    if (rows.some(isTaken)) refuse("conflict", "buyer.nameTaken");
    if (input.version === null) {
      if (row) refuse("conflict", "buyer.outdated");
      const supplier_code = await nextCode(trx);
      await trx
        .insertInto("tenant")
        .values({ id: companyId, tenant_name: name, supplier_code, registration_id: null, created_at: iso(by.now) })
        .execute();
      await record(trx, "add", companyId, by, { name, code: supplier_code });
    } else {
      if (!row) return refuse("unknown", "buyer.unknown");
      if (row.version !== input.version) refuse("conflict", "buyer.outdated");
      await trx.updateTable("tenant").set({ tenant_name: name, version }).where("id", "=", companyId).execute();
      await record(trx, "rename", companyId, by, { before: row.tenant_name, name });
    }
    return { version };
  });

/** Ends a buying company, and cancels its open tasks. Refusals: see `buyingCompanies.end`. */
export const endCompany = (core: Dependencies, change: CompanyChange, by: By): Promise<void> =>
  core.db.transaction().execute(async (trx) => {
    const { company, others } = await requireCompany({ ...core, db: trx }, change);
    if (company.endedDate !== null) return;
    if (company.people.some(({ openCount }) => openCount > 0)) refuse("unacceptable", "buyer.files");
    if (company.invitations > 0 || company.people.some(({ isBarred }) => !isBarred))
      refuse("unacceptable", "buyer.people");
    if (others.every(({ endedDate }) => endedDate !== null)) refuse("unacceptable", "buyer.last");
    await trx
      .updateTable("tenant")
      .set({ ended_at: iso(by.now), version: company.version + 1 })
      .where("id", "=", company.companyId)
      .execute();
    await trx
      .updateTable("task")
      .set({ state: "cancelled" })
      .where("tenant_id", "=", company.companyId)
      .where("state", "=", "open")
      .execute();
    await record(trx, "end", company.companyId, by);
  });

/** Opens an ended buying company again, with the tasks that wait. Refusals: see `buyingCompanies.reopen`. */
export const reopenCompany = (core: Dependencies, change: CompanyChange, by: By): Promise<void> =>
  core.db.transaction().execute(async (trx) => {
    const { company } = await requireCompany({ ...core, db: trx }, change);
    if (company.endedDate === null) return;
    const { companyId, version } = company;
    await trx
      .updateTable("tenant")
      .set({ ended_at: null, version: version + 1 })
      .where("id", "=", companyId)
      .execute();
    if (company.people.length > 0) await catchUpReviews(trx, companyId, by.now);
    await record(trx, "reopen", companyId, by);
  });

/** Serialises the changes of buying companies: the rules compare them with each other. */
async function lockAll(trx: Db): Promise<void> {
  const rows = await buyingCompanies(trx).select("tenant.id").orderBy("tenant.id").execute();
  for (const { id } of rows) await lockTenant(trx, id);
}

async function requireCompany(
  core: Dependencies,
  { companyId, version }: CompanyChange,
): Promise<{ company: BuyingCompany; others: BuyingCompany[] }> {
  await lockAll(core.db);
  const all = await listBuyers(core);
  const company = all.find((one) => one.companyId === companyId) ?? refuse("unknown", "buyer.unknown");
  if (company.version !== version) refuse("conflict", "buyer.outdated");
  return { company, others: all.filter((one) => one !== company) };
}

/** The next code of a buying company, distinct from those of suppliers: B00002 after B00001. */
async function nextCode(trx: Db): Promise<string> {
  const rows = await trx.selectFrom("tenant").select("supplier_code").where("supplier_code", "like", "B%").execute();
  const numbers = rows.flatMap(({ supplier_code }) => /^B(\d{5})$/.exec(supplier_code)?.[1] ?? []);
  return `B${String(Math.max(0, ...numbers.map(Number)) + 1).padStart(5, "0")}`;
}

const record = (
  trx: Db,
  act: "add" | "rename" | "end" | "reopen",
  companyId: string,
  { byId, now }: By,
  details: Record<string, string> = {},
) =>
  recordAudit(trx, {
    at: now,
    actor: actorName(byId),
    action: `buyer.${act}`,
    subject: `buyer:${companyId}`,
    details,
  });
