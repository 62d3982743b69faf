import { type SectionId, sectionIds } from "~/rules/registration/section-ids";
import { inSeconds, minutes } from "~/rules/time";

/** The steps of a registration in their usual order. Each registration counts once at each step. */
export const serviceSteps = ["started", "confirmed", ...sectionIds, "submitted", "returned", "approved"] as const;

/**
 * The pause between two saves of a tab, in minutes, beyond which a new sitting starts. Longer pauses do not count as
 * work.
 */
export const sittingPauseMinutes = 30;
/** The maximum counted time on a tab, in minutes; longer times are capped. */
const longestTabMinutes = 600;

/** The seconds of work between an earlier save and this one (both ISO 8601). 0 for the first save and after a pause. */
export function toWorkedSeconds(from: string | null, to: string): number {
  const passed = from === null ? 0 : Date.parse(to) - Date.parse(from);
  return passed > 0 && passed <= minutes(sittingPauseMinutes) ? Math.round(inSeconds(passed)) : 0;
}

/** The time spent on a tab in minutes, rounded up for counting. */
export const toTabMinutes = (seconds: number): number =>
  Math.min(longestTabMinutes, Math.ceil(seconds / inSeconds(minutes(1))));

/** A validation error for counting: its field and rule, without row numbers or answers. */
export type CountedError = { section: SectionId; field: string; code: string };
/** The maximum number of validation errors listed in the statistics. */
export const listedErrorsMax = 15;

const separator = " ";

/** The name under which an error is counted. */
export const toErrorName = ({ section, field, code }: CountedError): string => [section, field, code].join(separator);

/** Parses the result of `toErrorName`. Undefined for any other name. */
export function readErrorName(name: string): CountedError | undefined {
  const [first, field, code] = name.split(separator);
  const section = sectionIds.find((id) => id === first);
  return section && field !== undefined && code ? { section, field, code } : undefined;
}
