import { refuse } from "~/platform/core/base/refuse";
import type { State } from "~/rules/onboarding/stages";
import { transitions } from "~/rules/onboarding/transitions";

/**
 * Whether a registration can still come to be filled in: it is open or under its first review. A colleague of another one has
 * nothing to do.
 */
export const isOpenToColleagues = (state: State): boolean =>
  transitions.some(({ from, by }) => from === state && by === "registrant");

/** Refuses (409) what needs such a registration. */
export function requireOpenToColleagues({ state }: { state: State }): void {
  if (!isOpenToColleagues(state)) refuse("conflict", "colleague.over");
}
