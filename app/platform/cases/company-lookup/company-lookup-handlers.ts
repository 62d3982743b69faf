import { companyLookup } from "~/contract";
import type { Core, Context } from "~/platform/core/core";
import { type Handler, handle } from "~/platform/cases/handler";
import type { LookedUp } from "~/rules/registration/company-lookup";
import { countAgainst } from "~/platform/core/rate-limits/count-against";
import type { Db } from "~/platform/core/database/schema";
import { refuse } from "~/platform/core/base/refuse";
import { companyLookupsPerRegistration } from "~/platform/core/rate-limits/rates";
import { requireTabs } from "~/platform/records/registrations/registrant";
import { requireRegistrant } from "~/platform/records/registrations/registration-session";
import { askService } from "~/platform/records/company-lookup/ask-service";
import { toFoundAnswers } from "~/platform/records/company-lookup/mapping";

/** Looking a company up at the third-party service (§7). */
export const companyLookupHandlers = (core: Core): Handler[] => [
  handle(companyLookup.lookUp, ({ keyword }, context) => lookUp(core, keyword, context)),
];

/** Looks up a company in the service, as answers of the basic tab. Only a registrant may do so, and not often (S-19). */
async function lookUp(core: Core, keyword: string, context: Context): Promise<{ found: LookedUp }> {
  const registrant = await requireRegistrant(core, context);
  await requireTabs(core, registrant, ["basic"]);
  const { registrationId } = registrant;
  await countAgainst(core.db, context.now, [{ rate: companyLookupsPerRegistration, subject: registrationId }]);
  const company = await askService(core.config, keyword);
  // The response does not reveal whether the company or the service is missing.
  if (!company) return refuse("unknown", "companyLookup.failed");
  return { found: await withPlaces(core.db, toFoundAnswers(company)) };
}

/**
 * Adds the province and the city of registration from the unified credit code (GB 32100: characters 3 to 8 are GB/T 2260),
 * if our lists have them.
 */
async function withPlaces(db: Db, company: LookedUp): Promise<LookedUp> {
  const place = /^..(\d{6})/.exec(company.unifiedCreditCode ?? "")?.[1];
  if (!place) return company;
  // Below a province, six digits identify a city or a district of a municipality.
  const codes = [place.slice(0, 2), place.slice(0, 4), place].map((code) => code.padEnd(6, "0"));
  const rows = await db
    .selectFrom("lov_value")
    .select(["lov_code", "value"])
    .where("lov_code", "in", ["HPFM.PROVINCE", "HPFM.CITY"])
    .where("value", "in", codes)
    .where("retired_at", "is", null)
    .execute();
  const on = (list: string) => rows.find(({ lov_code }) => lov_code === list)?.value;
  const province = on("HPFM.PROVINCE");
  if (!province) return company;
  const city = on("HPFM.CITY");
  return {
    ...company,
    registeredCountry: "CN",
    registeredProvince: province,
    ...(city ? { registeredCity: city } : {}),
  };
}
