import { refuse } from "~/platform/core/base/refuse";
import type { State } from "~/rules/onboarding/stages";
import { transitions } from "~/rules/onboarding/transitions";

/**
 * Whether a registration is open, or may be returned from its first review. Otherwise its colleagues have nothing to
 * fill in.
 */
export const isOpenToColleagues = (state: State): boolean =>
  transitions.some(({ from, by }) => from === state && by === "registrant");

/** Refuses (409) a registration that can no longer be filled in. */
export function requireOpenToColleagues({ state }: { state: State }): void {
  if (!isOpenToColleagues(state)) refuse("conflict", "colleague.over");
}
