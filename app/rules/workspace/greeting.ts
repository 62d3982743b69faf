const noon = 12;
const evening = 18;

type PartOfDay = "morning" | "afternoon" | "evening";

/** The greeting for an hour of the user's clock (0 to 23, §4): before 12 morning, before 18 afternoon, then evening. */
export function partOfDay(hour: number): PartOfDay {
  if (hour < noon) return "morning";
  return hour < evening ? "afternoon" : "evening";
}
