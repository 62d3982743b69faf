import { hasCompanyFile } from "~/rules/onboarding/stages";
import type { Core } from "~/platform/core/core";
import { refuse } from "~/platform/core/base/refuse";
import type { Actor } from "~/platform/records/sessions/actor";
import type { Seal } from "~/platform/core/seal";

/** The registration of the company of this actor's tenant. Undefined if it did not register here. */
export function findRegistration({ db }: Core, { tenantId }: Actor) {
  return db
    .selectFrom("registration")
    .innerJoin("tenant", "tenant.registration_id", "registration.id")
    .selectAll("registration")
    .where("tenant.id", "=", tenantId)
    .executeTakeFirst();
}

/** The registration of the approved company that this supplier works for; undefined if there is none. */
export async function findCompany(core: Core, actor: Actor) {
  if (!actor.roles.includes("supplier")) return undefined;
  const row = await findRegistration(core, actor);
  return row && hasCompanyFile(row.state) ? row : undefined;
}

/** Like `findCompany`, but refuses (404) if there is none. */
export const requireCompany = async (core: Core, actor: Actor) =>
  (await findCompany(core, actor)) ?? refuse("unknown", "company.noFile");

/** The registrant, encrypted as one value. */
export type Owner = { name: string; email: string };

/** The encryption context of a registrant. */
export const aboutOwner = (registrationId: string): string => `registration:${registrationId}`;

/** Encrypts a registrant for their registration. */
export const sealOwner = (seal: Seal, registrationId: string, owner: Owner): string =>
  seal.close(owner, aboutOwner(registrationId));

/** Decrypts the registrant of a registration. */
export const openOwner = (seal: Seal, { id, owner_sealed }: { id: string; owner_sealed: string }): Owner =>
  seal.open<Owner>(owner_sealed, aboutOwner(id));
