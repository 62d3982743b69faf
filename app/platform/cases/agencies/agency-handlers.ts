import type { z } from "zod";
import { agencies } from "~/contract";
import type { Core } from "~/platform/core/core";
import { type Handler, handleSession } from "~/platform/cases/handler";
import { hasCompanyFile, states } from "~/rules/onboarding/stages";
import { readTablePage } from "~/platform/core/database/page";

/** The calls of agents among the suppliers (§7). */
export const agencyHandlers = (core: Core): Handler[] => [
  handleSession(agencies.list, (input) => listAgencies(core, input)),
];

/** A page of the approved companies that are agents, by name. */
function listAgencies(
  { db }: Core,
  page: z.output<typeof agencies.list.input>,
): Promise<z.input<typeof agencies.list.answer>> {
  const query = db
    .selectFrom("registration")
    .innerJoin("tenant", "tenant.registration_id", "registration.id")
    .where("company_type", "=", "agent")
    .where("state", "in", states.filter(hasCompanyFile));
  return readTablePage(page, {
    count: query.select(({ fn }) => fn.countAll().as("total")),
    rows: query
      .select(["registration.id", "tenant_name", "supplier_code", "state", "tenant.created_at"])
      .orderBy("tenant_name")
      .orderBy("supplier_code"),
    toContent: (row) => ({
      registrationId: row.id,
      companyName: row.tenant_name,
      supplierCode: row.supplier_code,
      state: row.state,
      approvedAt: row.created_at,
    }),
  });
}
