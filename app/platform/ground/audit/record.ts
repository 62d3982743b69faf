import { randomBytes } from "node:crypto";
import type { Db } from "~/platform/ground/database/schema";
import { iso } from "~/platform/ground/base/instants";

type AuditEvent = {
  at: Date;
  /** Who: `registrant:<registration id>`, `user:<id>` or `system`. */
  actor: string;
  /** What, as `subject.verb`. */
  action: string;
  /** On what: the kind and id of the thing changed. */
  subject: string;
  /** Never personal data (S-59): codes, counts, versions. */
  details?: Record<string, string | number | boolean>;
};

/**
 * Records a change of state in the transaction that makes it (S-60, S-62). Rows are only ever added; ids sort by time.
 */
export async function recordAudit(trx: Db, { at, actor, action, subject, details = {} }: AuditEvent): Promise<void> {
  const id = at.getTime().toString(16).padStart(12, "0") + randomBytes(10).toString("hex");
  await trx
    .insertInto("audit_event")
    .values({ id, at: iso(at), actor, action, subject, details: JSON.stringify(details) })
    .execute();
}
