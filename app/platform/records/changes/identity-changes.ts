import { iso, secondsLater } from "~/platform/core/base/instants";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { contactsWatchedSeconds } from "~/platform/core/settings/durations";
import { listCompaniesWithKeys, type OtherCompany } from "~/platform/records/duplicates/duplicates";
import { changedIdentity } from "~/rules/change-request/changed-identity";
import { companyKeys } from "~/rules/onboarding/company-keys";
import { type CompanyChange, openContents } from "./company-change";

/**
 * When a company's identity last changed, if within 90 days, or null. A payee that matches the company's name proves
 * little while the name is new.
 */
export async function lastIdentityChange(
  { seal }: Core,
  db: Db,
  registrationId: string,
  now: Date,
): Promise<string | null> {
  const changes = await db
    .selectFrom("change_request")
    .selectAll()
    .where("registration_id", "=", registrationId)
    .where("section_id", "=", "basic")
    .where("state", "=", "effective")
    .where("applied_at", ">", iso(secondsLater(now, -contactsWatchedSeconds)))
    .orderBy("applied_at", "desc")
    .execute();
  return changes.find((change) => changesIdentity(seal, change))?.applied_at ?? null;
}

/** The other companies that were submitted with the identity that a change gives to this one. */
export async function listIdentitySharers({ seal }: Core, db: Db, change: CompanyChange): Promise<OtherCompany[]> {
  if (change.section_id !== "basic" || !changesIdentity(seal, change)) return [];
  const { before, after } = openContents(seal, change);
  const oldKeys = companyKeys(before);
  const newKeys = Object.entries(companyKeys(after)).filter(
    ([kind, key]) => oldKeys[kind as keyof typeof oldKeys] !== key,
  );
  return listCompaniesWithKeys(seal, db, change.registration_id, newKeys);
}

/** Whether a change of the basic details changes the company's identity. */
export function changesIdentity(seal: Core["seal"], change: CompanyChange): boolean {
  const { before, after } = openContents(seal, change);
  return changedIdentity(before, after).length > 0;
}
