import { type RawBuilder, sql } from "kysely";
import type { RetentionRule } from "~/rules/retention/retention-rules";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import { total } from "./count";
import { countDrafts, removeEndedDrafts } from "./drafts";
import { countEndedContent, countEndedRecords, removeEndedContent, removeEndedRecords } from "./ended";
import { countOldPacks, removeOldPacks } from "./evidence";
import { orphanBytes, removeOrphanBytes, removeUnusedUuids, unusedUuids } from "./unused-files";

/** Counts and removes a rule's rows from before the given instant, whose period has ended. */
type Removal = {
  count: (core: Core, before: string) => Promise<number>;
  /** Returns how many it removed. The next run removes the rest. */
  remove: (core: Core, before: string) => Promise<number>;
};

/** The implementation of each rule of `rules/retention/retention-rules.ts` in the database. */
export const removals: Record<RetentionRule, Removal> = {
  drafts: { count: countDrafts, remove: removeEndedDrafts },
  endedContent: { count: countEndedContent, remove: removeEndedContent },
  endedRecords: { count: countEndedRecords, remove: removeEndedRecords },
  evidencePacks: { count: countOldPacks, remove: removeOldPacks },
  invitations: rowsOf(["invitation", "expires_at"]),
  unfinishedChanges: {
    count: ({ db }, before) => total(unfinishedChanges(db, before)),
    remove: async ({ db }, before) => {
      const due = unfinishedChanges(db, before).select("id");
      return Number((await db.deleteFrom("change_request").where("id", "in", due).executeTakeFirst()).numDeletedRows);
    },
  },
  contactChanges: rowsOf(["contact_change", "at"], ["replaced_email", "replaced_at"]),
  unusedFiles: { count: ({ db }, before) => total(unusedUuids(db, before)), remove: removeUnusedUuids },
  removedFiles: { count: ({ db }, before) => total(orphanBytes(db, before)), remove: removeOrphanBytes },
  unsentEmails: {
    count: ({ db }, before) =>
      total(db.selectFrom("outbox").where("state", "=", "queued").where("created_at", "<=", before)),
    remove: async ({ db }, before) =>
      Number(
        (
          await db
            .updateTable("outbox")
            .set({ letter_sealed: null, to_hash: null, registration_id: null, state: "expired" })
            .where("state", "=", "queued")
            .where("created_at", "<=", before)
            .executeTakeFirst()
        ).numUpdatedRows,
      ),
  },
  undeliveredLetters: {
    count: ({ db }, before) => total(undelivered(db, before)),
    remove: async ({ db }, before) => {
      const due = undelivered(db, before).select("id");
      return Number((await db.deleteFrom("outbox").where("id", "in", due).executeTakeFirst()).numDeletedRows);
    },
  },
  codes: rowsOf(["verification_code", "expires_at"]),
  sessions: rowsOf(["registration_session", "created_at"], ["session", "created_at"]),
  signIns: rowsOf(
    ["login_attempt", "created_at"],
    ["hand_over", "created_at"],
    ["sign_in", "created_at"],
    ["hidden_sign_in", "created_at"],
    ["email_change", "created_at"],
    ["phone_change", "created_at"],
    ["passkey_challenge", "created_at"],
    ["authenticator_setup", "created_at"],
  ),
  unlinkedSignIns: rowsOf(["unlinked_sign_in", "last_at"]),
  mailboxRequests: rowsOf(["mailbox_request", "at"]),
  providerRecords: rowsOf(["oidc_record", "expires_at"]),
  rates: rowsOf(["rate", "resets_at"]),
  documentReminders: rowsOf(["document_reminder", "at"]),
  webhookDeliveries: rowsOf(["webhook_delivery", "created_at"]),
  digests: rowsOf(["digest", "at"]),
  decisionDrafts: rowsOf(["decision_draft", "saved_at"]),
  serviceCounts: rowsOf(["service_count", "day"]),
  readers: rowsOf(["file_reader", "at"], ["tab_visit", "at"]),
};

/** Changes whose proposer never entered the code. */
const unfinishedChanges = (db: Db, before: string) =>
  db.selectFrom("change_request").where("state", "=", "awaitingCode").where("created_at", "<=", before);

/** Emails that did not arrive and have not been sent again. */
const undelivered = (db: Db, before: string) =>
  db
    .selectFrom("outbox")
    .where("failed_at", "is not", null)
    .where("state", "in", ["failed", "expired"])
    .where("created_at", "<=", before);

/** Whole rows whose age is determined by one column. */
function rowsOf(...places: [table: keyof Tables, column: string][]): Removal {
  const sum = async (ofOne: (table: RawBuilder<unknown>, column: RawBuilder<unknown>) => Promise<number>) => {
    let count = 0;
    for (const [table, column] of places) count += await ofOne(sql.table(table), sql.ref(column));
    return count;
  };
  return {
    count: ({ db }, before) =>
      sum(async (table, column) => {
        const { rows } = await sql<{
          total: number;
        }>`select count(*) as total from ${table} where ${column} <= ${before}`.execute(db);
        return Number(rows[0]?.total);
      }),
    remove: ({ db }, before) =>
      sum(async (table, column) => {
        const { numAffectedRows } = await sql`delete from ${table} where ${column} <= ${before}`.execute(db);
        return Number(numAffectedRows);
      }),
  };
}
