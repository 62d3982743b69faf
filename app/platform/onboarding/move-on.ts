import type { z } from "zod";
import type { onboarding } from "~/contract";
import type { ReturnedItem } from "~/contract/onboarding";
import { instantAfter } from "~/rules/dates";
import { introductionDays } from "~/rules/limits";
import { needsReason } from "~/rules/onboarding/decision";
import { expectedBy } from "~/rules/onboarding/promises";
import { type Event, isEnded, next, type State } from "~/rules/onboarding/stages";
import { requireCertification } from "../certification/certification-of";
import type { Core } from "../core";
import type { Db, Tables } from "../db/schema";
import { refuse } from "../http/refuse";
import { iso } from "../instants";
import { enterState } from "../progress/enter-state";
import { lockRegistration } from "../registration/lock";
import { isDuplicate } from "../review/duplicates";
import { effectsOf } from "./effects";
import { endedInOf } from "./ended-in";
import { requireMover } from "./movers";
import { recordEvent } from "./record-event";
import { requireSeen } from "./version";

/** Who moves a registration on; a person names what was on their screen. */
type Mover =
  | { kind: "purchasing"; accountId: string; version: z.output<typeof onboarding.decide.input>["version"] }
  | { kind: "supplier"; accountId: string; revision: string }
  | { kind: "registrant" }
  | { kind: "system" };
export type Move = {
  registrationId: string;
  event: Event;
  by: Mover;
  now: Date;
  /** What the supplier is told. */
  reason?: string | undefined;
  /** What only colleagues read. */
  note?: string | undefined;
  items?: ReturnedItem[];
};
type Row = Tables["registration"];
/** A registration that has just been moved on, in its new state. */
export type Moved = Row & { from: State; event: Event; reason: string | undefined; items: readonly ReturnedItem[] };

/**
 * Executes a row of the transition table (design §5) in the transaction given: the state, its history, who did it and why,
 * the audit row, and what follows from it: letters, tasks, accounts. All of it happens, or none.
 */
async function moveOn(core: Core, trx: Db, move: Move): Promise<Moved> {
  const row = await lockRegistration(trx, move.registrationId);
  const moved = await planMove(core, trx, row, move);
  const { state, due_at, open_key } = moved;
  await trx
    .updateTable("registration")
    .set({ state, due_at, open_key, touched_at: iso(move.now) })
    .where("id", "=", row.id)
    .execute();
  await enterState(trx, row.id, state, move.now);
  await recordEvent(core, trx, row, move, state);
  await effectsOf(core, trx, moved, move.now);
  return moved;
}

/** What a move would make of a registration, or the refusal it would meet; nothing is written. */
export async function planMove(core: Core, trx: Db, row: Row, move: Move): Promise<Moved> {
  const { event, by, now, reason, items = [] } = move;
  const step =
    next(row.state, event, await endedInOf(trx, row)) ?? refuse(409, "onboarding.notPossible", { state: row.state });
  await requireMover(trx, row, step, by, now);
  if (by.kind === "purchasing") await requireSeen(core, trx, row, by.version);
  if (by.kind === "supplier") await requireCertification(core, trx, row.id, by.revision, now);
  if (needsReason(event) && !reason) refuse(422, "onboarding.reasonNeeded");
  const isFirstApproval = event === "approve" && row.state === "preliminaryReview";
  if (isFirstApproval && !move.note && (await isDuplicate(trx, row.id))) refuse(422, "onboarding.duplicateNote");

  const state: State = step.to;
  const open_key = event === "reopen" ? await reopenedKey(trx, row) : row.open_key;
  return {
    ...row,
    state,
    due_at: dueAt(state, iso(now)),
    // The registrant of a registration that has ended may start another with the same e-mail.
    open_key: isEnded(state) ? null : open_key,
    from: row.state,
    event,
    reason,
    items,
  };
}

/** The same in a transaction of its own; its letter goes out at once. */
export async function takeStep(core: Core, move: Move): Promise<Moved> {
  const moved = await core.db.transaction().execute((trx) => moveOn(core, trx, move));
  core.letterWaits();
  return moved;
}

/** The key of the registrant's open registration; a registrant who has started another one goes on with that. */
async function reopenedKey(trx: Db, { email_hash }: Row): Promise<string> {
  const other = await trx.selectFrom("registration").select("id").where("open_key", "=", email_hash).executeTakeFirst();
  return other ? refuse(409, "onboarding.startedAgain") : email_hash;
}

/** By when the next result is promised (§9), or when the introduction ends. */
const dueAt = (state: State, since: string): string | null =>
  state === "restricted" ? instantAfter(since, introductionDays, "day") : expectedBy(state, since);
