import { refuse } from "~/platform/core/base/refuse";
import { iso } from "~/platform/core/base/instants";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import { findRefusedState, enterState, type Move, type MovedRegistration } from "~/platform/records/onboarding/move";
import { requireMover } from "~/platform/records/onboarding/require-mover";
import { listEntries } from "~/platform/records/onboarding/onboarding-entries";
import { recordEvent } from "~/platform/records/onboarding/record-event";
import { recordReviewStep } from "~/platform/records/onboarding/review-steps";
import { countMove } from "~/platform/records/service/count-move";
import { lockRegistration } from "~/platform/records/registrations/lock-registration";
import { hasDelayedDecision } from "~/platform/records/onboarding/delayed-decisions";
import { removeDecisionDraft } from "~/platform/records/onboarding/decision-drafts";
import { needsDecisionNote, needsReason } from "~/rules/onboarding/decision";
import { expectedEnd } from "~/rules/onboarding/review-clock";
import { isOver } from "~/rules/onboarding/stages";
import { next, toTransitionKey } from "~/rules/onboarding/transitions";
import { follow } from "./follow";
import { steps } from "./steps";

type RegistrationRow = Tables["registration"];

/**
 * Executes a row of the transition table (`rules/onboarding/transitions.ts`) in the given transaction: the writes of
 * the event, the state, its history, the actor and the reason, the audit row, and the effects: emails, tasks, accounts.
 * All or nothing is written. Refusals: `onboarding.notPossible` (409), and those of `planMove`.
 */
export async function moveOn(core: Core, trx: Db, move: Move): Promise<MovedRegistration> {
  const { by } = move;
  const row = await lockRegistration(trx, move.registrationId);
  const plannedMove = await planMove(core, trx, row, move);
  const { write } = steps[plannedMove.transition];
  const registration = { ...plannedMove, ...(await write?.(core, trx, plannedMove, move.now)) };
  const { state, due_at, open_key, number, submitted_at, qualified_categories } = registration;
  await trx
    .updateTable("registration")
    .set({ state, due_at, open_key, number, submitted_at, qualified_categories, touched_at: iso(move.now) })
    .where("id", "=", row.id)
    .execute();
  await enterState(trx, row.id, state, move.now);
  await recordEvent(core, trx, row, move, state);
  await recordReviewStep(trx, row, move, state);
  // The draft of a decision is removed in the same transaction as the decision.
  if (by.kind === "purchasing") await removeDecisionDraft(trx, { registration_id: row.id, account_id: by.accountId });
  await follow(core, trx, registration, move.now);
  // Last, because every submission of the day adds to the same rows.
  await countMove(core, trx, row, move);
  return registration;
}

/** The registration after a move, or the refusal of the move; nothing is written. */
export async function planMove(core: Core, trx: Db, row: RegistrationRow, move: Move): Promise<MovedRegistration> {
  const { event, by, now, reason, note, items = [] } = move;
  const step =
    next(row.state, event, await findRefusedState(trx, row)) ??
    refuse("conflict", "onboarding.notPossible", { state: row.state });
  if (by.kind === "purchasing" && (await hasDelayedDecision(trx, row.id))) refuse("conflict", "onboarding.delayed");
  await requireMover(trx, row, step, by, now);
  if (needsReason(event) && !reason) refuse("unacceptable", "onboarding.reasonNeeded");
  if (needsDecisionNote(event) && !note) refuse("unacceptable", "onboarding.noteNeeded");
  const transition = toTransitionKey(step);
  for (const guard of steps[transition].guards) await guard(core, trx, row, move);
  const history = [...(await listEntries(trx, row.id)), { state: step.to, at: iso(now) }];
  return {
    ...row,
    state: step.to,
    due_at: expectedEnd(step.to, history),
    // Once a registration has ended, its registrant may start another with the same email.
    open_key: isOver(step.to) ? null : row.open_key,
    transition,
    event,
    reason,
    items,
  };
}
