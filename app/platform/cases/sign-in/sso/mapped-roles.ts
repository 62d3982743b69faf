import type { RoleCode } from "~/rules/permissions/member-roles";
import { claimValues } from "~/rules/staff/claim-values";
import { rolesOfValues } from "~/rules/staff/mapped-roles";
import type { Core } from "~/platform/core/core";
import type { SignedIn } from "./client";

/**
 * The roles of a sign-in at the company's own provider; `none`: no claim is configured; `missing`: the claim is absent, which
 * is logged. Refusal: `signIn.providerDown` (503).
 */
export async function findMappedRoles(
  { config: { oidc, log } }: Core,
  signedIn: SignedIn,
): Promise<RoleCode[] | "none" | "missing"> {
  if (!oidc?.roles) return "none";
  const { claim, values: mapping } = oidc.roles;
  const [first = claim] = claim.split(".");
  const values = claimValues(await signedIn.loadClaims([first]), claim);
  if (values !== null) return rolesOfValues(mapping, values);
  log.warn({ event: "role_claim_missing", claim });
  return "missing";
}
