import { type SectionId, sectionIds } from "~/rules/registration/section-ids";
import { inSeconds, minutes } from "~/rules/time";

/** The steps of a registration in their usual order. Each registration counts once at each step. */
export const serviceSteps = ["started", "confirmed", ...sectionIds, "submitted", "returned", "approved"] as const;

/** A pause between two saves of a tab that is longer, in minutes, starts a new sitting and does not count as work. */
export const sittingPauseMinutes = 30;
/** The longest time on a tab that is counted, in minutes; a longer one counts as this. */
const longestTabMinutes = 600;

/** How many seconds of work a save adds, after an earlier one (both ISO 8601). Without one, and after a pause, none. */
export function toWorkedSeconds(from: string | null, to: string): number {
  const passed = from === null ? 0 : Date.parse(to) - Date.parse(from);
  return passed > 0 && passed <= minutes(sittingPauseMinutes) ? Math.round(inSeconds(passed)) : 0;
}

/** The time spent on a tab in minutes, rounded up for counting. */
export const toTabMinutes = (seconds: number): number =>
  Math.min(longestTabMinutes, Math.ceil(seconds / inSeconds(minutes(1))));

/** A validation error for counting: its field and the rule that found it, without row numbers or answers. */
export type CountedError = { section: SectionId; field: string; code: string };
/** The most validation errors in the list of the figures. */
export const listedErrorsMax = 15;

const separator = " ";

/** The name under which an error is counted. */
export const toErrorName = ({ section, field, code }: CountedError): string => [section, field, code].join(separator);

/** Reads the result of `toErrorName` back. Undefined for a name that no error has. */
export function readErrorName(name: string): CountedError | undefined {
  const [first, field, code] = name.split(separator);
  const section = sectionIds.find((id) => id === first);
  return section && field !== undefined && code ? { section, field, code } : undefined;
}
