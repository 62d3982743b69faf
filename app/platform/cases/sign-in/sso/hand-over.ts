import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { refuse } from "~/platform/core/base/refuse";
import { iso, secondsLater } from "~/platform/core/base/instants";
import { hashSecret, newSecret } from "~/platform/core/base/secret";
import { handOverSeconds } from "./lifetimes";

type New = {
  accountId: string;
  /** The browser that it is for. Null for the user of another system, whose browser is not known. */
  binding: string | null;
  idToken: string | null;
  now: Date;
};
type HandOverInput = {
  token: string;
  binding: string | null;
  /** Whether the user has confirmed that they come from another system. */
  handedOver: boolean;
  now: Date;
};

/** The encryption context of the id token of a hand-over. */
export const aboutHandOver = (tokenHash: string): string => `hand_over:${tokenHash}`;

/** Creates the token of `?token=` (§2), of which only a hash is stored (S-22). */
export async function makeHandOver(
  trx: Db,
  { seal }: Pick<Core, "seal">,
  { accountId, binding, idToken, now }: New,
): Promise<string> {
  const token = newSecret();
  const token_hash = hashSecret(token);
  await trx
    .insertInto("hand_over")
    .values({
      token_hash,
      binding_hash: binding === null ? null : hashSecret(binding),
      account_id: accountId,
      id_token_sealed: idToken === null ? null : seal.close(idToken, aboutHandOver(token_hash)),
      created_at: iso(now),
    })
    .execute();
  return token;
}

/**
 * Exchanges a token for its owner: once, within 60 s, by the browser that it was issued for (S-22); only one of several
 * concurrent exchanges succeeds. A token that is not bound to a browser is accepted with `handedOver` only. Refusals:
 * `token.used` (401: unknown, used, too old, not confirmed), `token.otherBrowser` (403); a refused token is not used
 * up.
 */
export async function exchangeHandOver(core: Core, input: HandOverInput) {
  const { db, seal } = core;
  const { token, binding, handedOver, now } = input;
  const handOver = await db
    .deleteFrom("hand_over")
    .where("token_hash", "=", hashSecret(token))
    .where("created_at", ">=", oldest(now))
    .where((row) =>
      row.or([
        ...(binding === null ? [] : [row("binding_hash", "=", hashSecret(binding))]),
        ...(handedOver ? [row("binding_hash", "is", null)] : []),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
  if (!handOver) return refuseToken(core, input);
  const { token_hash, account_id, id_token_sealed } = handOver;
  return {
    accountId: account_id,
    idToken: id_token_sealed === null ? null : seal.open<string>(id_token_sealed, aboutHandOver(token_hash)),
  };
}

const oldest = (now: Date) => iso(secondsLater(now, -handOverSeconds));

/** Refuses a token. Only for a valid token does the refusal state that it belongs to another browser. */
async function refuseToken({ db }: Core, { token, binding, now }: HandOverInput): Promise<never> {
  const row = await db
    .selectFrom("hand_over")
    .select("binding_hash")
    .where("token_hash", "=", hashSecret(token))
    .where("created_at", ">=", oldest(now))
    .executeTakeFirst();
  const isBoundElsewhere = row?.binding_hash != null && (binding === null || row.binding_hash !== hashSecret(binding));
  return isBoundElsewhere ? refuse("forbidden", "token.otherBrowser") : refuse("signedOut", "token.used");
}
