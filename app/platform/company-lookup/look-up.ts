import type { LookedUp } from "~/rules/registration/company-lookup";
import type { Core } from "../core";
import { countAgainst } from "../db/rate";
import type { Db } from "../db/schema";
import type { Context } from "../http/context";
import { refuse } from "../http/refuse";
import { companyLookupsPerRegistration } from "../limits";
import { requireSession } from "../registration/session";
import { askService } from "./ask-service";
import { answersOf } from "./mapping";

/** What the service knows of a company, as answers of the basic tab. Only who registers may ask, and not often (S-19). */
export async function lookUp(core: Core, keyword: string, context: Context): Promise<{ found: LookedUp }> {
  const registrationId = await requireSession(core, context);
  await countAgainst(core.db, context.now, [{ rate: companyLookupsPerRegistration, subject: registrationId }]);
  const company = await askService(core.config, keyword);
  // Whether there is no such company or no such service is the service's business, and nobody else's.
  if (!company) return refuse(404, "companyLookup.failed");
  return { found: await withPlaces(core.db, answersOf(company)) };
}

/**
 * A unified credit code names where the company is registered (GB 32100: characters 3 to 8 are GB/T 2260): the province
 * and the city of our lists, where they are on them.
 */
async function withPlaces(db: Db, found: LookedUp): Promise<LookedUp> {
  const place = /^..(\d{6})/.exec(found.unifiedCreditCode ?? "")?.[1];
  if (!place) return found;
  // Below a province six digits name a city, or a district of a municipality.
  const codes = [place.slice(0, 2), place.slice(0, 4), place].map((code) => code.padEnd(6, "0"));
  const rows = await db
    .selectFrom("lov_value")
    .select(["lov_code", "value"])
    .where("lov_code", "in", ["HPFM.PROVINCE", "HPFM.CITY"])
    .where("value", "in", codes)
    .execute();
  const on = (list: string) => rows.find(({ lov_code }) => lov_code === list)?.value;
  const province = on("HPFM.PROVINCE");
  if (!province) return found;
  const city = on("HPFM.CITY");
  return { ...found, registeredCountry: "CN", registeredProvince: province, ...(city ? { registeredCity: city } : {}) };
}
