import type { Db } from "./database/schema";
import { isSignedWith, type Seal } from "./seal";

type Dependencies = { db: Db; seal: Seal };

/** The encryption context of a key of the audit log. */
export const aboutAuditKey = (id: string): string => `audit-key:${id}`;

/**
 * Keeps what the older secrets signed the links of the audit log with, encrypted under the newest. The links cannot be signed
 * again: the heads outside the database have their hashes. A key counts for the links there are now, so that an old secret
 * that became known signs no later ones.
 */
export async function keepAuditKeys({ db, seal }: Dependencies): Promise<void> {
  const last = await db.selectFrom("audit_link").select("seq").orderBy("seq", "desc").limit(1).executeTakeFirst();
  const until_seq = Number(last?.seq ?? 0);
  for (const { id, key } of seal.olderSigningKeys()) {
    const columns = { key_sealed: seal.close(key, aboutAuditKey(id)), until_seq };
    await db
      .insertInto("audit_key")
      .values({ id, ...columns })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(columns))
      .execute();
  }
}

/** How links are checked: by the secrets there are, and by the kept keys of those that were removed. */
export async function findLinkCheck({ db, seal }: Dependencies) {
  const rows = (await hasKeys(db)) ? await db.selectFrom("audit_key").selectAll().execute() : [];
  // With a wrong secret no key can be decrypted either; the check then reports every row as changed.
  const keys = rows
    .filter(({ key_sealed }) => seal.knows(key_sealed))
    .map(({ id, key_sealed, until_seq }) => ({
      key: seal.open<string>(key_sealed, aboutAuditKey(id)),
      until: Number(until_seq),
    }));
  return (seq: number, text: string, hash: string): boolean =>
    seal.isSigned(text, hash) || keys.some(({ key, until }) => seq <= until && isSignedWith(key, text, hash));
}

/** The check of the log opens a database without migrating it: one from an older build has no such table. */
const hasKeys = async (db: Db): Promise<boolean> =>
  (await db.introspection.getTables()).some(({ name }) => name === "audit_key");
