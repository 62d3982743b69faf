import type { Db } from "./database/schema";
import { isSignedWith, type Seal } from "./seal";

type Dependencies = { db: Db; seal: Seal };

/** The encryption context of a key of the audit log. */
export const aboutAuditKey = (id: string): string => `audit-key:${id}`;

/**
 * Stores the keys with which older secrets signed links of the audit log, encrypted with the newest secret. The links
 * cannot be signed again, because the heads outside the database contain their hashes. A key is valid only for the
 * existing links, so that a leaked old secret cannot sign later ones.
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

/** The keys for checking links: those of the current secrets, and the stored keys of removed ones. */
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
