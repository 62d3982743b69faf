import type { z } from "zod";
import type { progress } from "~/contract";
import type { State } from "~/rules/onboarding/stages";

type Found = Omit<z.output<typeof progress.query.answer>, "registrationToken">;
/** Where an awaited answer is: day x of n, or how many days late. */
type Wait = { day: number; days: number; late: number };

/** What the result shows: the answer of the base API, the words its state is told with, and the day count. */
export type Standing = Found & { told: State | "returned"; wait: Wait | null };

const dayMs = 24 * 60 * 60 * 1000;
const preliminaryReview = 3;

/** A registration as the page tells it; the days are counted here, so that browser and server agree on today. */
export function standingOf(found: Found, now: Date): Standing {
  const { state, since, expectedBy, history } = found.progress;
  const wasReviewed = history.some(({ stage }) => stage >= preliminaryReview);
  return {
    ...found,
    told: state === "filling" && wasReviewed ? "returned" : state,
    wait: expectedBy ? waitOf(Date.parse(since), Date.parse(expectedBy), now.getTime()) : null,
  };
}

function waitOf(since: number, expectedBy: number, now: number): Wait {
  const days = Math.max(1, Math.round((expectedBy - since) / dayMs));
  const day = Math.max(1, Math.floor((now - since) / dayMs) + 1);
  return { day: Math.min(day, days), days, late: now > expectedBy ? Math.ceil((now - expectedBy) / dayMs) : 0 };
}
