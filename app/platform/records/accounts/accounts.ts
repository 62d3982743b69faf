import { randomBytes } from "node:crypto";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import type { Seal } from "~/platform/core/seal";
import { iso, secondsLater } from "~/platform/core/base/instants";
import { initialPasswordSeconds } from "~/platform/core/settings/durations";
import { emailHash, emailHashes } from "~/platform/core/contact-keys";
import { endAccountSessions } from "./end-sessions";
import { hashPassword } from "../passwords/password-hash";

/** The personal data of an account, sealed as one value. */
type Profile = {
  userName: string;
  email: string;
  /** A contact number as typed, which may be a landline. */
  phone?: string;
  /** The phone for sign-in codes, in E.164, which its owner has confirmed with a code. */
  boundPhone?: string;
};
type New = Omit<Profile, "boundPhone"> & {
  userAccount: string;
  /** The result of `hashPassword`. Null if the account signs in at the company's own provider. */
  passwordHash: string | null;
  /** An initial password is emailed, is valid for 24 h and must be replaced at first use (§1, stage 4). */
  isInitial: boolean;
  region: string;
  timeZone?: string;
  isSuperAdmin?: boolean;
  isBarred?: boolean;
};
/** An account as read. */
export type Account = Awaited<ReturnType<typeof accountById>>;

/** The encryption context of the profile of an account. */
export const aboutAccount = (id: string): string => `account:${id}`;

/** An account name as stored and looked up, in lower case. */
export const foldedAccount = (input: string): string => input.trim().toLowerCase();

/** An identifier of 128 random bits. */
export const newId = (): string => randomBytes(16).toString("hex");

/** Creates an account; the case of `userAccount` is ignored. Returns its id. */
export async function createAccount(trx: Db, seal: Seal, now: Date, account: New): Promise<string> {
  const id = newId();
  const { userName, email, phone } = account;
  await trx
    .insertInto("account")
    .values({
      id,
      user_account: foldedAccount(account.userAccount),
      email_hash: emailHash(seal, email),
      profile_sealed: seal.close({ userName, email, phone } satisfies Profile, aboutAccount(id)),
      password_hash: account.passwordHash,
      password_initial_until: account.isInitial ? iso(secondsLater(now, initialPasswordSeconds)) : null,
      region: account.region,
      time_zone: account.timeZone ?? "GMT+8",
      is_super_admin: account.isSuperAdmin ? 1 : 0,
      is_barred: account.isBarred ? 1 : 0,
      created_at: iso(now),
    })
    .execute();
  return id;
}

/** Whether an account has this name, ignoring case. */
export async function isNameTaken(trx: Db, name: string): Promise<boolean> {
  const row = await trx
    .selectFrom("account")
    .select("id")
    .where("user_account", "=", foldedAccount(name))
    .executeTakeFirst();
  return row !== undefined;
}

/** The account with this id. */
export async function accountById({ db, seal }: Pick<Core, "db" | "seal">, id: string) {
  const row = await db.selectFrom("account").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  return openAccount(seal, row);
}

/** A stored account, with its personal data decrypted. */
export const openAccount = (seal: Seal, row: Tables["account"]) => ({
  ...row,
  ...seal.open<Profile>(row.profile_sealed, aboutAccount(row.id)),
});

/** The account with this email address; the oldest if there are several. */
export async function accountByEmail(trx: Db, seal: Seal, email: string) {
  return trx
    .selectFrom("account")
    .select(["id", "user_account"])
    .where("email_hash", "in", emailHashes(seal, email))
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
}

/**
 * The accounts that this name or email address may refer to. An account keeps an email address as its name even if
 * another account now has that mailbox.
 */
export async function listAccounts(core: Pick<Core, "db" | "seal">, input: string): Promise<Account[]> {
  const { db, seal } = core;
  const rows = await db
    .selectFrom("account")
    .select("id")
    .where((either) =>
      either.or([
        either("user_account", "=", foldedAccount(input)),
        either("email_hash", "in", emailHashes(seal, input)),
      ]),
    )
    .orderBy("created_at")
    .execute();
  return Promise.all(rows.map(({ id }) => accountById(core, id)));
}

/** The account with this name or email. Null if there is none, or if several accounts share it. */
export async function findAccount(core: Core, input: string): Promise<Account | null> {
  const [only, another] = await listAccounts(core, input);
  return only && !another ? only : null;
}

/** Locks an account's row for this transaction, to serialise changes on either engine. */
export async function lockAccount(trx: Db, id: string): Promise<void> {
  await trx
    .updateTable("account")
    .set((row) => ({ created_at: row.ref("created_at") }))
    .where("id", "=", id)
    .execute();
}

/** Changes the personal data of an account. */
export async function changeProfile(trx: Db, seal: Seal, id: string, change: Partial<Profile>): Promise<void> {
  await lockAccount(trx, id);
  const { userName, email, phone, boundPhone } = { ...(await accountById({ db: trx, seal }, id)), ...change };
  await trx
    .updateTable("account")
    .set({
      email_hash: emailHash(seal, email),
      profile_sealed: seal.close({ userName, email, phone, boundPhone } satisfies Profile, aboutAccount(id)),
    })
    .where("id", "=", id)
    .execute();
}

/**
 * Stores the hash of a new password and ends every session. With null the account has no password, so every attempt
 * fails.
 */
export async function setPassword(trx: Db, now: Date, accountId: string, password: string | null): Promise<void> {
  await trx
    .updateTable("account")
    .set({ password_hash: password === null ? null : await hashPassword(password), password_initial_until: null })
    .where("id", "=", accountId)
    .execute();
  await endAccountSessions(trx, accountId, now);
}
