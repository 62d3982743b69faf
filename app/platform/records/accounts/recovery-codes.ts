import { randomBytes, randomInt } from "node:crypto";
import { recoveryAlphabet, recoveryCodeLength, recoveryCodes } from "~/rules/sign-in/recovery-code";
import { iso } from "~/platform/core/base/instants";
import { hashCode } from "~/platform/core/verification-codes/issue-code";
import type { Db } from "~/platform/core/database/schema";

/**
 * New recovery codes and their stored form: slow hashes with one salt, so that an attempt needs only one hash (S-92).
 */
export type NewRecoveryCodes = { codes: string[]; hashes: string[] };

/**
 * Generates recovery codes of 80 random bits each. They are hashed before a transaction starts, because hashing is
 * slow.
 */
export async function newRecoveryCodes(): Promise<NewRecoveryCodes> {
  const codes = Array.from({ length: recoveryCodes }, newCode);
  const salt = randomBytes(16);
  const hashes = await Promise.all(codes.map((code) => hashCode(code, salt)));
  return { codes, hashes };
}

const newCode = () =>
  Array.from({ length: recoveryCodeLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join("");

/** Replaces the recovery codes of an account. */
export async function replaceRecoveryCodes(trx: Db, accountId: string, { hashes }: NewRecoveryCodes, now: Date) {
  await deleteRecoveryCodes(trx, accountId);
  const rows = hashes.map((code_hash) => ({ account_id: accountId, code_hash, made_at: iso(now) }));
  await trx.insertInto("recovery_code").values(rows).execute();
}

/** The number of recovery codes left for an account, and the time of their creation; null if it has none. */
export async function countRecoveryCodes(db: Db, accountId: string): Promise<{ left: number; madeAt: string } | null> {
  const rows = await db.selectFrom("recovery_code").select("made_at").where("account_id", "=", accountId).execute();
  const [first] = rows;
  return first ? { left: rows.length, madeAt: first.made_at } : null;
}

/** The hash of a typed code, with the salt of the account's codes. Null if the account has none. */
export async function findRecoveryHash(db: Db, accountId: string, code: string): Promise<string | null> {
  const row = await db
    .selectFrom("recovery_code")
    .select("code_hash")
    .where("account_id", "=", accountId)
    .limit(1)
    .executeTakeFirst();
  return row ? hashCode(code, Buffer.from(row.code_hash.split(".")[0] ?? "", "base64url")) : null;
}

/**
 * Marks a recovery code as used. Returns false if it is unknown or was used before; only one of several concurrent
 * attempts succeeds.
 */
export async function spendRecoveryCode(trx: Db, accountId: string, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("recovery_code")
    .where("account_id", "=", accountId)
    .where("code_hash", "=", codeHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Removes the recovery codes of an account. */
export async function deleteRecoveryCodes(trx: Db, accountId: string): Promise<void> {
  await trx.deleteFrom("recovery_code").where("account_id", "=", accountId).execute();
}

/** Removes the recovery codes of an account that no longer has a passkey or an authenticator app. */
export async function deleteNeedlessRecoveryCodes(trx: Db, accountId: string): Promise<void> {
  if (!(await hasOwnFactor(trx, accountId))) await deleteRecoveryCodes(trx, accountId);
}

/** Whether an account has a second factor that is not a code from us: a passkey or an authenticator app. */
export async function hasOwnFactor(db: Db, accountId: string): Promise<boolean> {
  for (const table of ["passkey", "authenticator"] as const) {
    const row = await db.selectFrom(table).select("account_id").where("account_id", "=", accountId).limit(1).execute();
    if (row.length > 0) return true;
  }
  return false;
}
