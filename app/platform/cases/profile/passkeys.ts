import { generateRegistrationOptions, verifyRegistrationResponse } from "@simplewebauthn/server";
import type { z } from "zod";
import { passkeys } from "~/contract";
import { maxPasskeys, passkeyMs, passkeyName, passkeyTransports } from "~/rules/sign-in/passkey";
import type { ActorContext } from "~/platform/cases/handler";
import { recordAudit } from "~/platform/core/audit";
import { iso, secondsLater } from "~/platform/core/base/instants";
import { refuse } from "~/platform/core/base/refuse";
import { checkCode, spendCode } from "~/platform/core/verification-codes/confirm-code";
import { requestCode } from "~/platform/core/verification-codes/request-code";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { passkeyChanged } from "~/platform/core/emails/account-changes";
import { codeEmail } from "~/platform/core/emails/codes";
import { putInOutbox } from "~/platform/core/outbox/outbox";
import { passkeySeconds } from "~/platform/core/rate-limits/factor-rates";
import { accountById, lockAccount, newId } from "~/platform/records/accounts/accounts";
import {
  listPasskeys,
  newChallenge,
  type Passkey,
  relyingParty,
  toDescriptor,
} from "~/platform/records/accounts/passkeys";
import { deleteNeedlessRecoveryCodes } from "~/platform/records/accounts/recovery-codes";
import { requireSignInHere } from "./require-sign-in-here";

type Code = z.output<typeof passkeys.begin.input>;
type Addition = z.output<typeof passkeys.add.input>;
type Removal = z.output<typeof passkeys.remove.input>;

/** EdDSA, ES256 and RS256, the algorithms of current authenticators. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** The encryption context of the name of a passkey. */
export const aboutPasskeyName = (id: string): string => `passkey:${id}`;
/** The encryption context of the challenge of a new passkey. */
export const aboutPasskeyChallenge = (accountId: string): string => `passkey-challenge:${accountId}`;

const requireOffered = (core: Core, accountId: string) => requireSignInHere(core, accountId, "passkey.notOffered");

/** The passkeys of the caller. */
export async function listOwnPasskeys(core: Core, { actor }: ActorContext) {
  await requireOffered(core, actor.accountId);
  const rows = await listPasskeys(core.db, actor.accountId);
  return rows.map(({ id, name_sealed, added_at, used_at }) => ({
    id,
    name: core.seal.open<string>(name_sealed, aboutPasskeyName(id)),
    addedAt: added_at,
    lastUsedAt: used_at,
  }));
}

/** Sends the code that adds or removes a passkey: an open session is not enough to change how an account signs in. */
export async function sendPasskeyCode(core: Core, context: ActorContext) {
  await requireOffered(core, context.actor.accountId);
  const { id: accountId, email } = await accountById(core, context.actor.accountId);
  const words = { ...core.config, language: context.language };
  const request = { email, purpose: "passkey", accountId } as const;
  return requestCode(core, context, request, (code) => codeEmail(words, request, code));
}

/** Checks the code and returns the options for creating a passkey, with a challenge to sign. */
export async function beginPasskey(core: Core, code: Code, { actor: { accountId }, now }: ActorContext) {
  await requireOffered(core, accountId);
  const account = await accountById(core, accountId);
  const existing = await listPasskeys(core.db, accountId);
  if (existing.length >= maxPasskeys) refuse("invalid", "passkey.full");
  const checkedCode = await checkCode(core, now, { ...code, email: account.email, purpose: "passkey" });
  const challenge = newChallenge();
  await core.db.transaction().execute(async (trx) => {
    await spendCode(trx, now, checkedCode);
    const row = {
      challenge_sealed: core.seal.close(challenge, aboutPasskeyChallenge(accountId)),
      created_at: iso(now),
    };
    await trx
      .insertInto("passkey_challenge")
      .values({ account_id: accountId, ...row })
      .onConflict((conflict) => conflict.column("account_id").doUpdateSet(row))
      .execute();
  });
  return creationOptions(core, { account, challenge, existing });
}

type Creation = { account: { id: string; user_account: string }; challenge: string; existing: Passkey[] };

async function creationOptions(core: Core, { account, challenge, existing }: Creation) {
  const name = core.config.brandName.en;
  const { rpId } = relyingParty(core);
  const { pubKeyCredParams, user } = await generateRegistrationOptions({
    rpName: name,
    rpID: rpId,
    userName: account.user_account,
    supportedAlgorithmIDs,
    userID: new TextEncoder().encode(core.seal.hash("passkey user", account.id)),
  });
  return {
    rp: { id: rpId, name },
    user,
    challenge,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: "public-key" as const })),
    timeout: passkeyMs,
    excludeCredentials: existing.map(toDescriptor),
    authenticatorSelection: {
      residentKey: "discouraged" as const,
      requireResidentKey: false as const,
      userVerification: "preferred" as const,
    },
    attestation: "none" as const,
  };
}

/** Adds the passkey that the browser has created for the challenge, which can be used once. */
export async function addPasskey(core: Core, { name: typed, passkey }: Addition, context: ActorContext) {
  await requireOffered(core, context.actor.accountId);
  const { now } = context;
  const { accountId } = context.actor;
  const name = passkeyName.safeParse(typed);
  if (!name.success) return refuse("invalid", "passkey.name");
  const challenge = await takeChallenge(core, accountId, now);
  const { credential, transports } = await verifyNew(core, challenge, passkey);
  await core.db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    if ((await listPasskeys(trx, accountId)).length >= maxPasskeys) refuse("invalid", "passkey.full");
    const id = newId();
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("passkey")
      .values({
        id,
        account_id: accountId,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString("base64url"),
        counter: credential.counter,
        transports,
        name_sealed: core.seal.close(name.data, aboutPasskeyName(id)),
        added_at: iso(now),
        used_at: null,
      })
      .onConflict((conflict) => conflict.column("credential_id").doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) refuse("conflict", "passkey.known");
    await notifyOwner(core, trx, { change: "passkeyAdded", id, name: name.data }, context);
  });
  core.emailWaits();
  return {};
}

async function takeChallenge({ db, seal }: Core, accountId: string, now: Date): Promise<string> {
  const row = await db
    .deleteFrom("passkey_challenge")
    .where("account_id", "=", accountId)
    .returning(["challenge_sealed", "created_at"])
    .executeTakeFirst();
  const isOpen = row && row.created_at > iso(secondsLater(now, -passkeySeconds));
  return isOpen
    ? seal.open<string>(row.challenge_sealed, aboutPasskeyChallenge(accountId))
    : refuse("invalid", "passkey.expired");
}

async function verifyNew(core: Core, challenge: string, passkey: Addition["passkey"]) {
  const { origin, rpId } = relyingParty(core);
  const verified = await verifyRegistrationResponse({
    response: { ...passkey, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: false,
    supportedAlgorithmIDs,
  }).catch(() => null);
  if (!verified?.verified) return refuse("invalid", "passkey.wrong");
  const { credential } = verified.registrationInfo;
  const transports = passkeyTransports
    .filter((transport) => passkey.response.transports?.includes(transport))
    .join(" ");
  return { credential, transports };
}

/** Removes a passkey with a new code: an open session alone is not enough to remove the user's second factor. */
export async function removePasskey(core: Core, { passkeyId, ...code }: Removal, context: ActorContext) {
  await requireOffered(core, context.actor.accountId);
  const { now } = context;
  const { accountId } = context.actor;
  const { email } = await accountById(core, accountId);
  const own = (await listPasskeys(core.db, accountId)).find(({ id }) => id === passkeyId);
  const { id, name_sealed } = own ?? refuse("unknown", "passkey.unknown");
  const name = core.seal.open<string>(name_sealed, aboutPasskeyName(id));
  const checkedCode = await checkCode(core, now, { ...code, email, purpose: "passkey" });
  await core.db.transaction().execute(async (trx) => {
    await spendCode(trx, now, checkedCode);
    await lockAccount(trx, accountId);
    await trx.deleteFrom("passkey").where("id", "=", id).where("account_id", "=", accountId).execute();
    await deleteNeedlessRecoveryCodes(trx, accountId);
    await notifyOwner(core, trx, { change: "passkeyRemoved", id, name }, context);
  });
  core.emailWaits();
  return {};
}

type Change = { change: Parameters<typeof passkeyChanged>[1]; id: string; name: string };

/** Records a change of the sign-in methods, and notifies the account’s email. */
async function notifyOwner(core: Core, trx: Db, { change, id, name }: Change, { actor, language, now }: ActorContext) {
  const subject = `account:${actor.accountId}`;
  await recordAudit(trx, { at: now, actor: subject, action: `account.${change}`, subject, details: { id } });
  const { email } = await accountById({ db: trx, seal: core.seal }, actor.accountId);
  const message = passkeyChanged({ ...core.config, language }, change, name);
  const kind = change === "passkeyAdded" ? "passkey.added" : "passkey.removed";
  await putInOutbox(trx, core.seal, { kind, to: email, message, now });
}
