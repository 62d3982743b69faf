import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import type { z } from "zod";
import type { signIn } from "~/contract";
import type { Core } from "~/platform/core/core";
import { iso, secondsLater } from "~/platform/core/base/instants";
import { refuse } from "~/platform/core/base/refuse";
import { countAgainst } from "~/platform/core/rate-limits/count-against";
import { writeSecurityEvent } from "~/platform/core/security-events/events";
import { loggedName } from "~/platform/core/security-events/scope";
import { passkeySeconds, passkeysPerAccount } from "~/platform/core/rate-limits/factor-rates";
import {
  listPasskeys,
  newChallenge,
  type Passkey,
  relyingParty,
  savePasskeyUse,
  toAssertionOptions,
} from "~/platform/records/accounts/passkeys";
import type { SignInRow } from "./sign-in-row";

type Assertion = z.output<typeof signIn.enterPasskey.input>["passkey"];

/** The encryption context of the challenge for a passkey. */
export const aboutPasskeySignIn = (uid: string): string => `sign-in-passkey:${uid}`;

/** Requests a passkey for a sign-in, with a challenge that is valid only for it. */
export async function askForPasskey({ db, seal }: Core, uid: string, now: Date): Promise<void> {
  await db
    .updateTable("sign_in")
    .set({
      passkey_challenge_sealed: seal.close(newChallenge(), aboutPasskeySignIn(uid)),
      passkey_challenge_at: iso(now),
    })
    .where("uid", "=", uid)
    .execute();
}

/**
 * The options for the browser; null if this sign-in is waiting for a code, or if the account no longer has a passkey.
 */
export async function findAssertionOptions(core: Core, row: SignInRow) {
  if (row.passkey_challenge_sealed === null || row.code_channel !== null) return null;
  const passkeys = await listPasskeys(core.db, row.account_id);
  if (passkeys.length === 0) return null;
  return toAssertionOptions(
    core,
    core.seal.open<string>(row.passkey_challenge_sealed, aboutPasskeySignIn(row.uid)),
    passkeys,
  );
}

/**
 * Checks the passkey of a sign-in. The attempt is counted and its challenge replaced before anything is compared, so
 * that each challenge can be answered once. Refusals: `passkey.wrong`, `passkey.expired` (400), `passkey.tooMany`
 * (429).
 */
export async function checkPasskey(
  core: Core,
  row: SignInRow,
  assertion: Assertion,
  { addressGroup, now }: { addressGroup: string; now: Date },
): Promise<void> {
  const subject = core.seal.hash("passkey", `${row.account_id}\n${addressGroup}`);
  await countAgainst(core.db, now, [{ rate: passkeysPerAccount, subject }]);
  const challenge = await takeChallenge(core, row, now);
  const passkeys = await listPasskeys(core.db, row.account_id);
  const passkey = passkeys.find(({ credential_id }) => credential_id === assertion.id);
  const newCounter = passkey ? await verify(core, passkey, challenge, assertion) : null;
  if (!passkey || newCounter === null || !(await savePasskeyUse(core.db, passkey, newCounter, now)))
    refusePasskey(core, row, "passkey.wrong");
}

async function takeChallenge(core: Core, row: SignInRow, now: Date): Promise<string> {
  const { passkey_challenge_sealed: sealedChallenge, passkey_challenge_at: since } = row;
  if (sealedChallenge === null || since === null) return refusePasskey(core, row, "passkey.wrong");
  const { numUpdatedRows } = await core.db
    .updateTable("sign_in")
    .set({
      passkey_challenge_sealed: core.seal.close(newChallenge(), aboutPasskeySignIn(row.uid)),
      passkey_challenge_at: iso(now),
    })
    .where("uid", "=", row.uid)
    .where("passkey_challenge_sealed", "=", sealedChallenge)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return refusePasskey(core, row, "passkey.wrong");
  if (since <= iso(secondsLater(now, -passkeySeconds))) return refuse("invalid", "passkey.expired");
  return core.seal.open<string>(sealedChallenge, aboutPasskeySignIn(row.uid));
}

/**
 * The passkey's counter after this signature. Null if the signature is wrong, or from a copied key (the counter did not grow).
 */
async function verify(core: Core, passkey: Passkey, challenge: string, assertion: Assertion): Promise<number | null> {
  const { origin, rpId } = relyingParty(core);
  const verified = await verifyAuthenticationResponse({
    response: { ...assertion, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, "base64url")),
      counter: Number(passkey.counter),
    },
    requireUserVerification: false,
  }).catch(() => null);
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}

function refusePasskey(core: Core, { account_id }: SignInRow, reason: "passkey.wrong"): never {
  writeSecurityEvent(core, "authn_login_fail", { reason, actor: loggedName(core.seal, account_id) });
  return refuse("invalid", reason);
}
