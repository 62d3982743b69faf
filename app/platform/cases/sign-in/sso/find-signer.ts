import { acceptInvitation } from "./accept-invitation";
import { applyMappedRoles } from "~/platform/records/staff/apply-mapped-roles";
import { joinByClaim } from "~/platform/records/staff/join-by-claim";
import { refuse } from "~/platform/core/base/refuse";
import type { Core, Context } from "~/platform/core/core";
import { findAccountOfIdentity } from "~/platform/records/accounts/identities";
import { noteUnlinkedSignIn } from "~/platform/records/staff/unlinked-sign-ins";
import type { AttemptContent } from "./attempt";
import type { SignedIn } from "./client";
import { findMappedRoles } from "./mapped-roles";
import { personClaims, toProviderPerson } from "./provider-person";

type Signer = { id: string; is_barred: number };

/**
 * The account of the person who has signed in, or null if they have none. At the embedded provider the subject is the account.
 * Refusals: `signIn.providerDown`, `signIn.claimMissing` (503), as for `acceptInvitation`.
 */
export async function findSigner(
  core: Core,
  signedIn: SignedIn,
  { door, invitation }: AttemptContent,
  context: Context,
): Promise<Signer | null> {
  if (invitation !== undefined) return acceptInvitation(core, { ...signedIn, token: invitation }, context);
  if (door === "company") return findColleague(core, signedIn, context.now);
  const account = await core.db
    .selectFrom("account")
    .select(["id", "is_barred"])
    .where("id", "=", signedIn.subject)
    .executeTakeFirst();
  return account ?? null;
}

/** Subjects of the company's provider are linked to accounts; their groups may map to roles. */
async function findColleague(core: Core, signedIn: SignedIn, now: Date): Promise<Signer | null> {
  const account = await findAccountOfIdentity(core.db, signedIn);
  if (account?.is_barred === 1) return account;
  const roles = await findMappedRoles(core, signedIn);
  if (account && Array.isArray(roles)) {
    await core.db.transaction().execute((trx) => applyMappedRoles({ ...core, db: trx }, account.id, roles, now));
    core.emailWaits();
  }
  return account ?? joinOrNote(core, signedIn, roles, now);
}

/**
 * Handles a person without an account: creates one if their groups map to a role, otherwise lists them for the super
 * admins.
 */
async function joinOrNote(
  core: Core,
  signedIn: SignedIn,
  roles: Awaited<ReturnType<typeof findMappedRoles>>,
  now: Date,
): Promise<Signer | null> {
  const { issuer, subject } = signedIn;
  const person = { issuer, subject, ...toProviderPerson(await signedIn.loadClaims(personClaims)) };
  const id = Array.isArray(roles) ? await joinByClaim(core, { ...person, roles }, now) : null;
  if (id !== null) return { id, is_barred: 0 };
  await noteUnlinkedSignIn(core, person, now);
  return roles === "missing" ? refuse("unavailable", "signIn.claimMissing") : null;
}
