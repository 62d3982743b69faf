import type { Db } from "./database/schema";
import type { Seal } from "./seal";

const id = "portal";
const about = "secret-check";

/** Thrown when starting with a secret that is not this database's; `server.ts` prints the message and exits. */
class WrongSecretError extends Error {
  override readonly name = "SettingsError";
  constructor() {
    super(
      "SESSION_SECRET: this database is encrypted under another secret. Set that one, or both of them with the new one first (SESSION_SECRET=new,old).",
    );
  }
}

/**
 * Throws a `SettingsError` if the secret is not the database's own: emails would be looked up under different hashes,
 * so that a returning supplier would get a second, empty registration. The value for the comparison is stored at the
 * first start; for an older database without one, the newest encrypted rows are checked.
 */
export async function requireOwnSecret(db: Db, seal: Seal): Promise<void> {
  const stored = await findStored(db);
  const values = stored === undefined ? await listNewestValues(db) : [stored];
  if (!values.every((value) => seal.knows(value))) throw new WrongSecretError();
  if (stored !== undefined) return;
  await db
    .insertInto("secret_check")
    .values({ id, value_sealed: seal.close(id, about) })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  // If two processes start at the same time with different secrets, the second finds the value of the first.
  if (!seal.knows((await findStored(db)) ?? "")) throw new WrongSecretError();
}

/** Records the newest secret for the database, once everything in it is encrypted with it. */
export async function moveSecretCheck(db: Db, seal: Seal): Promise<void> {
  await db
    .updateTable("secret_check")
    .set({ value_sealed: seal.close(id, about) })
    .where("id", "=", id)
    .where("value_sealed", "not like", `${seal.newestPrefix}%`)
    .execute();
}

async function findStored(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom("secret_check").select("value_sealed").where("id", "=", id).executeTakeFirst();
  return row?.value_sealed;
}

/** The most recently encrypted values, if any. */
async function listNewestValues(db: Db): Promise<string[]> {
  const newest = await Promise.all([
    db.selectFrom("account").select("profile_sealed as value").orderBy("created_at", "desc").limit(1).execute(),
    db.selectFrom("registration").select("owner_sealed as value").orderBy("consented_at", "desc").limit(1).execute(),
    db.selectFrom("oidc_key").select("jwk_sealed as value").orderBy("created_at", "desc").limit(1).execute(),
  ]);
  return newest.flat().map(({ value }) => value);
}
