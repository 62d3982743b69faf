import { randomBytes } from "node:crypto";
import { type passkeyTransports, passkeyMs } from "~/rules/sign-in/passkey";
import type { Core } from "~/platform/core/core";
import { iso } from "~/platform/core/base/instants";
import type { Db, Tables } from "~/platform/core/database/schema";

/** A passkey of an account. */
export type Passkey = Tables["passkey"];

/** An account's passkeys, the newest first. */
export const listPasskeys = (db: Db, accountId: string): Promise<Passkey[]> =>
  db
    .selectFrom("passkey")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("added_at", "desc")
    .orderBy("id")
    .execute();

/** Removes every passkey of an account, and one that is being added. */
export async function deletePasskeys(trx: Db, accountId: string): Promise<void> {
  for (const table of ["passkey", "passkey_challenge"] as const)
    await trx.deleteFrom(table).where("account_id", "=", accountId).execute();
}

/**
 * Records the use of a passkey. Returns false if it was used again since it was read, so that its counter cannot be
 * trusted.
 */
export async function savePasskeyUse(
  db: Db,
  { id, counter }: Passkey,
  newCounter: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("passkey")
    .set({ counter: newCounter, used_at: iso(now) })
    .where("id", "=", id)
    .where("counter", "=", counter)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The relying party: browsers bind each passkey to this host, and sign for this origin only. */
export function relyingParty({ config }: Pick<Core, "config">): { origin: string; rpId: string } {
  const { origin, hostname } = new URL(config.publicOrigin);
  return { origin, rpId: hostname };
}

/** A challenge, base64url: 256 random bits. */
export const newChallenge = (): string => randomBytes(32).toString("base64url");

/** The options with which the browser requests one of these passkeys. */
export const toAssertionOptions = (core: Pick<Core, "config">, challenge: string, passkeys: Passkey[]) => ({
  challenge,
  rpId: relyingParty(core).rpId,
  allowCredentials: passkeys.map(toDescriptor),
  timeout: passkeyMs,
  userVerification: "preferred" as const,
});

/** A passkey as described to a browser. */
export const toDescriptor = ({ credential_id, transports }: Passkey) => ({
  id: credential_id,
  type: "public-key" as const,
  transports: transports.split(" ").filter(Boolean) as (typeof passkeyTransports)[number][],
});
