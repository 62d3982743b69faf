import { inDays } from "../time";
import { instantAfter } from "../calendar/dates";
import { internalReviewMonths, preliminaryReviewDays } from "./limits";
import { actsNext, type State } from "./stages";
import { yearlyReviewDays } from "./yearly-review";

/** The states with a promised date for a result. */
export const promisedStates = ["preliminaryReview", "internalReview"] as const satisfies State[];

/** Whether a registration in this state has a promised date for a result. */
export const isPromisedReview = (state: State): state is (typeof promisedStates)[number] =>
  promisedStates.some((one) => one === state);

/**
 * The instant (ISO 8601 UTC) by which the supplier may expect the result of an uninterrupted review; null if nothing is
 * promised (§9: initial review within 2 weeks, internal review within 1 month). `review-clock.ts` adds pauses.
 */
export function expectedBy(state: State, since: string): string | null {
  if (state === "preliminaryReview") return preliminaryReviewBy(since);
  return state === "internalReview" ? instantAfter(since, internalReviewMonths, "month") : null;
}

/** The instant by which a registration submitted at `submittedAt` is reviewed (§9). */
export const preliminaryReviewBy = (submittedAt: string): string =>
  instantAfter(submittedAt, preliminaryReviewDays, "day");

/** The reminders to suppliers, with the days after the start of the state on which they are sent. */
export const reminders = {
  /** A registration that was returned and has not been submitted again. */
  returnedWaiting: { states: ["filling"], daysAfter: 7 },
  /** A certification without a submission. */
  certificationWaiting: { states: ["certification"], daysAfter: 14 },
  /** A company file that has not been confirmed, two weeks before it is due. */
  yearlyReviewWaiting: { states: ["yearlyReview"], daysAfter: yearlyReviewDays - 14 },
} as const satisfies Record<string, Reminder>;

type Reminder = { states: readonly State[]; daysAfter: number };
export type ReminderKind = keyof typeof reminders;

/** The two announcements of the deletion of a draft (`registration/draft-life.ts`). */
export type DraftNotice = "draftEnds" | "draftEndsSoon";

/** The progress of an awaited result: day x of n, or the days overdue. */
export type Wait = { day: number; days: number; late: number };

type Progress = {
  state: State;
  /** When the state began, and the promised date of a decision. Null if this state has none. */
  since: string;
  expectedBy: string | null;
  history: readonly { stage: number }[];
};

const preliminaryReview = 3;

/** The waiting time of a registration for its result; null if none is promised, or if the supplier has to act. */
export function toWait({ state, since, expectedBy: promisedBy }: Progress, now: Date): Wait | null {
  if (promisedBy === null || actsNext(state) === "supplier") return null;
  const [begin, end] = [Date.parse(since), Date.parse(promisedBy)];
  const all = Math.max(1, Math.round(inDays(end - begin)));
  const day = Math.max(1, Math.floor(inDays(now.getTime() - begin)) + 1);
  const late = now.getTime() > end ? Math.ceil(inDays(now.getTime() - end)) : 0;
  return { day: Math.min(day, all), days: all, late };
}

/** The state as a supplier reads it: `returned` if the registration is being filled in again after a review. */
export const stateForSupplier = ({ state, history }: Progress): State | "returned" =>
  state === "filling" && history.some(({ stage }) => stage >= preliminaryReview) ? "returned" : state;
