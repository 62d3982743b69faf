import type { Selectable } from "kysely";
import type { EmailFailure, UndeliveredState } from "~/rules/emails/undelivered-emails";
import type { Core } from "~/platform/core/core";
import type { Tables } from "~/platform/core/database/schema";
import { aboutOutgoing } from "./outbox";

type OutboxRow = Selectable<Tables["outbox"]>;
type Undelivered = {
  id: string;
  kind: string;
  to: string;
  failedAt: string;
  failure: EmailFailure;
  state: UndeliveredState;
};

/**
 * The stored part of an undelivered email: all of it, so that it can be resent, or only the address if it contained a
 * secret or has expired.
 */
export function toRetained(
  { seal }: Pick<Core, "seal">,
  row: Pick<OutboxRow, "id" | "letter_sealed" | "is_secret" | "expires_at">,
) {
  if (row.letter_sealed === null || canBeSentAgain(row)) return row.letter_sealed;
  const { to } = seal.open<{ to: string }>(row.letter_sealed, aboutOutgoing(row.id));
  return seal.close({ to }, aboutOutgoing(row.id));
}

/** Whether an undelivered email can be resent: it contains no secret and has not expired. */
export const canBeSentAgain = ({ is_secret, expires_at }: Pick<OutboxRow, "is_secret" | "expires_at">) =>
  is_secret === 0 && expires_at === null;

/** The undelivered emails about a registration that have not been resent, newest first. */
export async function listUndelivered({ db, seal }: Pick<Core, "db" | "seal">, registrationId: string) {
  const rows = await db
    .selectFrom("outbox")
    .selectAll()
    .where("registration_id", "=", registrationId)
    .where("failed_at", "is not", null)
    .where("letter_sealed", "is not", null)
    .orderBy("failed_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row): Undelivered => {
    const { to } = seal.open<{ to: string }>(row.letter_sealed ?? "", aboutOutgoing(row.id));
    const state = row.state === "queued" ? "waiting" : canBeSentAgain(row) ? "resendable" : "gone";
    const { id, kind, failed_at: failedAt, failure } = row;
    return { id, kind, to, failedAt: failedAt ?? row.created_at, failure: failure ?? "unreachable", state };
  });
}

/** The number of undelivered emails that are not queued again. */
export async function countUndelivered({ db }: Pick<Core, "db">): Promise<number> {
  const { total } = await db
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll().as("total"))
    .where("failed_at", "is not", null)
    .where("letter_sealed", "is not", null)
    .where("state", "in", ["failed", "expired"])
    .executeTakeFirstOrThrow();
  return Number(total);
}
