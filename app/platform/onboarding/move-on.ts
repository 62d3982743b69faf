import type { ReturnedItem } from "~/contract/onboarding";
import { instantAfter } from "~/rules/dates";
import { introductionDays } from "~/rules/limits";
import { needsReason } from "~/rules/onboarding/decision";
import { expectedBy } from "~/rules/onboarding/promises";
import { type Event, isEnded, next, type State } from "~/rules/onboarding/stages";
import { requireComplete } from "../certification/certification-of";
import type { Core } from "../core";
import type { Db, Tables } from "../db/schema";
import { refuse } from "../http/refuse";
import { iso } from "../instants";
import { enterState } from "../progress/enter-state";
import { lockRegistration } from "../registration/lock";
import { effectsOf } from "./effects";
import { recordEvent } from "./record-event";
import { requireMover } from "./movers";

/** Who moves a registration on. */
export type Mover =
  | { kind: "purchasing"; accountId: string }
  | { kind: "supplier"; accountId: string }
  | { kind: "registrant" }
  | { kind: "system" };
export type Move = {
  registrationId: string;
  event: Event;
  by: Mover;
  now: Date;
  reason?: string | undefined;
  items?: ReturnedItem[];
};
/** A registration that has just been moved on, in its new state. */
export type Moved = Tables["registration"] & { from: State; event: Event; reason: string | undefined };

/**
 * Executes a row of the transition table (design §5) in the transaction given: the state, its history, who did it and why,
 * the audit row, and what follows from it: letters, tasks, accounts. All of it happens, or none.
 */
async function moveOn(core: Core, trx: Db, move: Move): Promise<Moved> {
  const { registrationId, event, by, now, reason } = move;
  const row = await lockRegistration(trx, registrationId);
  const step = next(row.state, event) ?? refuse(409, "onboarding.notPossible", { state: row.state });
  await requireMover(trx, row, step, by);
  if (needsReason(event) && !reason) refuse(422, "onboarding.reasonNeeded");
  if (event === "handIn") await requireComplete(core, trx, row.id, now);

  const state: State = step.to;
  const due_at = dueAt(state, iso(now));
  // Whose registration has ended may begin anew with the same e-mail.
  const open_key = isEnded(state) ? null : row.open_key;
  await trx.updateTable("registration").set({ state, due_at, open_key }).where("id", "=", row.id).execute();
  await enterState(trx, row.id, state, now);
  await recordEvent(core, trx, row, move, state);
  const moved = { ...row, state, due_at, open_key, from: row.state, event, reason };
  await effectsOf(core, trx, moved, now);
  return moved;
}

/** The same in a transaction of its own; its letter goes out at once. */
export async function takeStep(core: Core, move: Move): Promise<Moved> {
  const moved = await core.db.transaction().execute((trx) => moveOn(core, trx, move));
  core.letterWaits();
  return moved;
}

/** By when the next result is promised (§9), or when the introduction ends. */
const dueAt = (state: State, since: string): string | null =>
  state === "restricted" ? instantAfter(since, introductionDays, "day") : expectedBy(state, since);
