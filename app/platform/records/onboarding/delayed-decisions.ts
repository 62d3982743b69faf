import type { z } from "zod";
import type { DelayedDecision } from "~/contract/delayed-decision";
import type { delayedDecisions } from "~/contract";
import { undoDecisionSeconds } from "~/rules/onboarding/limits";
import { iso, secondsLater } from "~/platform/core/base/instants";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { listPeople } from "~/platform/records/accounts/people";

/** A reviewer's decision: the version of the registration on their screen, the event, and a note to colleagues. */
type DecisionContent = Omit<z.output<typeof delayedDecisions.make.input>, "registrationId">;
type WithSeal = Pick<Core, "seal">;

/** The encryption context of a delayed decision. */
export const aboutDelayedDecision = (registrationId: string): string => `delayed-decision:${registrationId}`;

/** Whether a decision on this registration has been made that has not taken effect yet. */
export async function hasDelayedDecision(db: Db, registrationId: string): Promise<boolean> {
  const row = await db
    .selectFrom("delayed_decision")
    .select("registration_id")
    .where("registration_id", "=", registrationId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores a decision that takes effect later and returns the instant at which it does. The caller holds the registration's lock
 * and has checked that no other decision is waiting.
 */
export async function writeDelayedDecision(
  { seal }: WithSeal,
  trx: Db,
  { registrationId, accountId, ...content }: DecisionContent & { registrationId: string; accountId: string },
  now: Date,
): Promise<string> {
  const effectiveAt = iso(secondsLater(now, undoDecisionSeconds));
  await trx
    .insertInto("delayed_decision")
    .values({
      registration_id: registrationId,
      account_id: accountId,
      decision_sealed: seal.close(content, aboutDelayedDecision(registrationId)),
      effective_at: effectiveAt,
    })
    .execute();
  return effectiveAt;
}

type Taking = { registrationId: string; accountId?: string };

/** Removes a delayed decision, of this reviewer if one is named. Returns it, or undefined if there is none. */
export async function takeDelayedDecision({ seal }: WithSeal, trx: Db, { registrationId, accountId }: Taking) {
  const row = await trx
    .deleteFrom("delayed_decision")
    .where("registration_id", "=", registrationId)
    .$if(accountId !== undefined, (query) => query.where("account_id", "=", accountId ?? ""))
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const content = seal.open<DecisionContent>(row.decision_sealed, aboutDelayedDecision(registrationId));
  return { ...content, accountId: row.account_id };
}

/** The ids of registrations whose delayed decision is due, earliest first. */
export async function listDueDecisions(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("delayed_decision")
    .select("registration_id")
    .where("effective_at", "<=", iso(now))
    .orderBy("effective_at")
    .orderBy("registration_id")
    .limit(limit)
    .execute();
  return rows.map(({ registration_id }) => registration_id);
}

/** The delayed decisions on these registrations as a reviewer sees them, by registration. */
export async function listDelayedDecisions(
  core: Pick<Core, "db" | "seal">,
  registrationIds: readonly string[],
  reader: { accountId: string },
): Promise<Map<string, DelayedDecision>> {
  if (registrationIds.length === 0) return new Map();
  const rows = await core.db
    .selectFrom("delayed_decision")
    .selectAll()
    .where("registration_id", "in", registrationIds)
    .execute();
  const people = await listPeople(
    core,
    rows.map(({ account_id }) => account_id),
  );
  return new Map(
    rows.flatMap(({ registration_id, account_id, decision_sealed, effective_at: effectiveAt }) => {
      const by = people.get(account_id);
      const { event } = core.seal.open<DecisionContent>(decision_sealed, aboutDelayedDecision(registration_id));
      const isOwn = account_id === reader.accountId;
      return by ? [[registration_id, { event, by, isOwn, effectiveAt }] as const] : [];
    }),
  );
}
