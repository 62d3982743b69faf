import { openDatabase } from "~/platform/core/database/database";
import type { Db } from "~/platform/core/database/schema";
import type { PlatformConfig } from "~/platform/platform.server";

/** Runs queries on a platform's database, as another process would. */
export async function inDatabase<Done>(
  { databaseUrl, log }: PlatformConfig,
  change: (db: Db) => Promise<Done>,
): Promise<Done> {
  const db = await openDatabase(databaseUrl, log);
  return change(db).finally(() => db.destroy());
}

/** The id of an account. */
export async function accountId(db: Db, userAccount: string): Promise<string> {
  const found = db.selectFrom("account").select("id").where("user_account", "=", userAccount);
  return (await found.executeTakeFirstOrThrow()).id;
}
