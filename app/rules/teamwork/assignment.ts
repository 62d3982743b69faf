import { actsNext, type State, states } from "../onboarding/stages";
import { type Transition, transitions } from "../onboarding/transitions";

/**
 * The reason for a change of assignee: by hand, by a rule, by a hand-over, or because the assignee may no longer
 * review.
 */
export const assignmentCauses = ["manual", "rule", "handOver", "released"] as const;
export type AssignmentCause = (typeof assignmentCauses)[number];

/** The result of a manual assignment: done, no such registration, already decided, or the person's own company. */
export const assignmentOutcomes = ["done", "unknown", "decided", "own"] as const;

const isPurchasing = (state: State) => actsNext(state) === "purchasing";
const leadsToPurchasing = ({ by, to }: Transition) => (by === "registrant" || by === "supplier") && isPurchasing(to);

/** The states in which Procurement has something to decide, now or once the supplier has submitted. */
export const assignableStates: readonly State[] = states.filter(
  (state) => isPurchasing(state) || transitions.some((row) => row.from === state && leadsToPurchasing(row)),
);
export const isAssignable = (state: State): boolean => assignableStates.includes(state);

/** The first and the last calendar day of a person’s absence, and the substitute. Without a first day it has started. */
export type Absence = { awayFrom: string | null; awayUntil: string; standInId: string | null };

/** Whether a person is away on a day. */
export const isAway = ({ awayFrom, awayUntil }: Absence, today: string): boolean =>
  (awayFrom === null || awayFrom <= today) && today <= awayUntil;

/**
 * The reviewer who gets a person's assignments today: the person, or their deputy while they are away, and then that
 * deputy's deputy. Null if no reviewer is available.
 */
export function findTaker(
  personId: string,
  absences: ReadonlyMap<string, Absence>,
  today: string,
  mayReview: (id: string) => boolean,
): string | null {
  const seen = new Set<string>();
  let id: string | null = personId;
  while (id !== null && !seen.has(id) && mayReview(id)) {
    const absence = absences.get(id);
    if (!absence || !isAway(absence, today)) return id;
    seen.add(id);
    id = absence.standInId;
  }
  return null;
}

/**
 * The person after `lastId` in the rotation, and their stand-in. People who are away without a deputy are skipped. Null
 * if no one is available.
 */
export function takeTurn(
  people: readonly string[],
  lastId: string | null,
  taker: (id: string) => string | null,
): { turnId: string; takerId: string } | null {
  const first = lastId === null ? 0 : people.indexOf(lastId) + 1;
  for (const turnId of [...people.slice(first), ...people.slice(0, first)]) {
    const takerId = taker(turnId);
    if (takerId !== null) return { turnId, takerId };
  }
  return null;
}

type Conditions = { categories: readonly string[]; provinces: readonly string[] };

/**
 * The first rule whose conditions a company meets: any of the categories and any of the provinces. An empty condition
 * matches all.
 */
export const findRule = <Rule extends Conditions>(rules: readonly Rule[], company: Conditions): Rule | undefined =>
  rules.find(({ categories, provinces }) => fits(categories, company.categories) && fits(provinces, company.provinces));

const fits = (condition: readonly string[], codes: readonly string[]) =>
  condition.length === 0 || codes.some((code) => condition.includes(code));
