import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The reminder of a returned registration gets the name that the code has for it, so that none is sent twice. */
export const returnedReminders: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update reminder set kind = 'returnedWaiting' where kind = 'mendWaiting'`.execute(db);
  },
};
