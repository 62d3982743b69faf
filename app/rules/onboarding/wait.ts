import type { State } from "./stages";

/** Where an awaited answer is: day x of n, or how many days late. */
export type Wait = { day: number; days: number; late: number };

type Progress = {
  state: State;
  /** When the state began, and by when an answer is promised; null: nobody promises one. */
  since: string;
  expectedBy: string | null;
  history: readonly { stage: number }[];
};

const dayMs = 24 * 60 * 60 * 1000;
const preliminaryReview = 3;

/** How long a registration has waited for its answer; null: none is promised. */
export function waitOf({ since, expectedBy }: Progress, now: Date): Wait | null {
  if (expectedBy === null) return null;
  const [begin, end] = [Date.parse(since), Date.parse(expectedBy)];
  const days = Math.max(1, Math.round((end - begin) / dayMs));
  const day = Math.max(1, Math.floor((now.getTime() - begin) / dayMs) + 1);
  const late = now.getTime() > end ? Math.ceil((now.getTime() - end) / dayMs) : 0;
  return { day: Math.min(day, days), days, late };
}

/** The state as a supplier reads it: one that is filled in again after a review was returned. */
export const stateForSupplier = ({ state, history }: Progress): State | "returned" =>
  state === "filling" && history.some(({ stage }) => stage >= preliminaryReview) ? "returned" : state;
