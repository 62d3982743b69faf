import { type ExpressionBuilder, sql } from "kysely";
import { search } from "~/contract";
import type { SearchResults } from "~/contract/search";
import { isPermitted } from "~/rules/permissions/permissions";
import { resultsPerKind } from "~/rules/workspace/search";
import { type ActorContext, type Handler, handleSession } from "~/platform/cases/handler";
import type { Core } from "~/platform/core/core";
import { pageHolds } from "~/platform/core/database/page";
import type { Tables } from "~/platform/core/database/schema";
import { toSearchQuery } from "~/platform/core/names/search-text";
import { loadPermissions } from "~/platform/records/sessions/actor";

/** The search on every page of the workspace. */
export const searchHandlers = (core: Core): Handler[] => [
  handleSession(search.find, ({ query }, context) => find(core, query, context)),
];

/** Only reviewers can search for companies; suppliers find their own pages in the menu. */
async function find(core: Core, typed: string, { actor }: ActorContext): Promise<SearchResults> {
  const mayReview = isPermitted(await loadPermissions(core.db, actor), "registration.review");
  const query = toSearchQuery(typed);
  if (!mayReview || query === "") return { suppliers: [], registrations: [], changes: [] };
  const [suppliers, registrations, changes] = await Promise.all([
    findSuppliers(core, query, typed),
    findRegistrations(core, query, typed),
    findChanges(core, query, typed),
  ]);
  return { suppliers, registrations, changes };
}

const company = [
  "registration.id as registrationId",
  "registration.number",
  "registration.company_name as companyName",
  "registration.company_english_name as companyEnglishName",
] as const;

const findSuppliers = ({ db }: Core, query: string, typed: string) =>
  db
    .selectFrom("registration")
    .innerJoin("tenant", "tenant.registration_id", "registration.id")
    .where((row) => row.or([named(row, query, typed), beginsWith("tenant.supplier_code", typed)]))
    .select(company)
    .select((row) => row.ref("tenant.supplier_code").as("supplierCode"))
    .orderBy("tenant.created_at", "desc")
    .limit(resultsPerKind)
    .execute();

const findRegistrations = ({ db }: Core, query: string, typed: string) =>
  db
    .selectFrom("registration")
    .where("registration.submitted_at", "is not", null)
    .where((row) =>
      row.not(row.exists(row.selectFrom("tenant").select("id").whereRef("registration_id", "=", "registration.id"))),
    )
    .where((row) => named(row, query, typed))
    .select([...company, "registration.state"])
    .orderBy("registration.submitted_at", "desc")
    .limit(resultsPerKind)
    .execute();

const findChanges = ({ db }: Core, query: string, typed: string) =>
  db
    .selectFrom("change_request")
    .innerJoin("registration", "registration.id", "change_request.registration_id")
    .where("change_request.state", "<>", "awaitingCode")
    .where((row) => named(row, query, typed))
    .select([
      ...company,
      "change_request.id as changeId",
      "change_request.section_id as section",
      "change_request.state",
    ])
    .orderBy("change_request.created_at", "desc")
    .limit(resultsPerKind)
    .execute();

type RegistrationExpression = ExpressionBuilder<Tables, "registration">;

/** Whether a registration's names contain the query or its number begins with the typed text. */
const named = (row: Pick<RegistrationExpression, "or" | "ref">, query: string, typed: string) =>
  row.or([pageHolds(row.ref("registration.search"), query), beginsWith("registration.number", typed)]);

const beginsWith = (column: string, typed: string) => {
  const start = typed.trim().toUpperCase();
  return sql<boolean>`substr(upper(${sql.ref(column)}), 1, ${start.length}) = ${start}`;
};
