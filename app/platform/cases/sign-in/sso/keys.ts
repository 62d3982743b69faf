import { generateKeyPair } from "node:crypto";
import { promisify } from "node:util";
import type { JWK } from "oidc-provider";
import type { Core } from "~/platform/core/core";
import { iso } from "~/platform/core/base/instants";

const generate = promisify(generateKeyPair);
/** The algorithm for signing id tokens. */
export const signingAlgorithm = "ES256";
const firstKid = "1";
/** The encryption context of a signing key of the embedded provider. */
export const aboutSigningKey = (kid: string): string => `oidc_key:${kid}`;

/**
 * The keys that sign id tokens, newest first; the first one is created at the first start. It has a fixed `kid`, so that with
 * concurrent starts one process inserts it and all read the same.
 */
export async function signingKeys(core: Core): Promise<JWK[]> {
  const storedKeys = await readKeys(core);
  if (storedKeys.length > 0) return storedKeys;
  await makeFirstKey(core);
  return readKeys(core);
}

async function readKeys({ db, seal }: Core): Promise<JWK[]> {
  const rows = await db.selectFrom("oidc_key").selectAll().orderBy("created_at", "desc").execute();
  return rows.map(({ kid, jwk_sealed }) => seal.open<JWK>(jwk_sealed, aboutSigningKey(kid)));
}

async function makeFirstKey({ db, seal, now }: Core) {
  const { privateKey } = await generate("ec", { namedCurve: "P-256" });
  const jwk = { ...privateKey.export({ format: "jwk" }), kid: firstKid, alg: signingAlgorithm, use: "sig" };
  await db
    .insertInto("oidc_key")
    .values({ kid: firstKid, jwk_sealed: seal.close(jwk, aboutSigningKey(firstKid)), created_at: iso(now()) })
    .onConflict((conflict) => conflict.column("kid").doNothing())
    .execute();
}

/** The keys for the provider's cookies, one per secret, newest first. The first signs, all verify. */
export const cookieKeys = ({ seal }: Pick<Core, "seal">): string[] => seal.hashes("embedded provider", "cookies");

/** The secret with which our own client authenticates to the embedded provider. It never leaves the process. */
export const embeddedClientSecret = ({ seal }: Pick<Core, "seal">): string => seal.hash("embedded provider", "client");
