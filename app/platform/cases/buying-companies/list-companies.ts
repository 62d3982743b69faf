import type { BuyingCompany } from "~/contract/buying-companies";
import type { Core } from "~/platform/core/core";
import { listPeople } from "~/platform/records/accounts/people";
import { buyingCompanies } from "~/platform/records/staff/buying-companies";
import { countOpenReviews } from "~/platform/records/teamwork/open-reviews";

/** The buying companies with their people, by code. */
export async function listBuyers(core: Pick<Core, "db" | "seal">): Promise<BuyingCompany[]> {
  const { db } = core;
  const tenants = await buyingCompanies(db).selectAll("tenant").orderBy("supplier_code").execute();
  const members = await db
    .selectFrom("tenant_member")
    .innerJoin("account", "account.id", "tenant_member.account_id")
    .select(["tenant_id", "account_id", "is_barred"])
    .distinct()
    .where((row) => row("tenant_id", "in", buyingCompanies(db).select("tenant.id")))
    .orderBy("account_id")
    .execute();
  const people = await listPeople(
    core,
    members.map(({ account_id }) => account_id),
  );
  const openCounts = await countOpenReviews(db);
  const unused = await countUnused(core);
  return tenants.map((tenant) => ({
    companyId: tenant.id,
    code: tenant.supplier_code,
    name: tenant.tenant_name,
    version: tenant.version,
    endedDate: tenant.ended_at,
    people: members
      .filter(({ tenant_id }) => tenant_id === tenant.id)
      .map(({ account_id, is_barred }) => ({
        accountId: account_id,
        userName: people.get(account_id)?.userName ?? "",
        isBarred: is_barred === 1,
        openCount: openCounts.get(account_id) ?? 0,
      })),
    invitations: unused.get(tenant.id) ?? 0,
  }));
}

/** The number of unused invitations of each tenant. */
async function countUnused({ db }: Pick<Core, "db">): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("staff_invitation")
    .select(({ fn }) => ["tenant_id", fn.countAll().as("total")])
    .where("account_id", "is", null)
    .groupBy("tenant_id")
    .execute();
  return new Map(rows.map(({ tenant_id, total }) => [tenant_id, Number(total)]));
}
