/** Why a step of the sign-in was refused: words at fields, or one alert for the whole form; codes, never sentences. */
export type FormFindings = {
  fields?: Partial<Record<"account" | "password" | "repeat" | "code", string>>;
  alert?: string;
  /** The base API's own words for it. */
  said?: string;
  params?: Record<string, string | number>;
  /** What was typed, apart from passwords and codes. */
  account?: string;
};
