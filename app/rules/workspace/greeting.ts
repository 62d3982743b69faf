const noon = 12;
const evening = 18;

type PartOfDay = "morning" | "afternoon" | "evening";

/** By which greeting an hour of the user's clock (0 to 23) is met (§4): before 12 morning, before 18 afternoon. */
export function partOfDay(hour: number): PartOfDay {
  if (hour < noon) return "morning";
  return hour < evening ? "afternoon" : "evening";
}
