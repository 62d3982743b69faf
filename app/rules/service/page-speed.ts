/** The address to which browsers report the speed of pages. */
export const speedAddress = "/spfm/public/gsrm/v1/isp/service-figures/speed";

/**
 * The pages whose speed is measured, by the pattern of their address. Other names are rejected. The tabs are listed
 * explicitly, because an import would add to the load of every page.
 */
export const pagePatterns = [
  "/home",
  "/legal/:text",
  "/progress",
  "/register",
  "/register/start",
  "/register/basic",
  "/register/business",
  "/register/association",
  "/register/contact",
  "/register/manage",
  "/register/bank",
  "/register/attachment",
  "/register/review",
  "/register/returned",
  "/register/success",
  "/sign-in/:uid",
  "/workspace",
  "/gsrm/*",
  "/gcis/*",
] as const;
export type PagePattern = (typeof pagePatterns)[number];

/**
 * The measures of a page: the time until its largest part is painted, and until it responds to the slowest
 * interactions.
 */
export const speedMeasures = ["lcp", "inp"] as const;
export type SpeedMeasure = (typeof speedMeasures)[number];

/** The longest time that is plausible, and the steps in which times are counted, in milliseconds. */
export const speedRanges: Record<SpeedMeasure, { most: number; step: number }> = {
  lcp: { most: 60_000, step: 100 },
  inp: { most: 10_000, step: 25 },
};

/** The share of visits that the displayed times cover. */
export const speedShare = 0.75;
/** The maximum size of a browser's report, in bytes. */
export const speedReportBytes = 512;

/** The pattern of an address without its query. Undefined for a page that is not measured. */
export const toPagePattern = (pathname: string): PagePattern | undefined =>
  pagePatterns.find((pattern) => isLike(pattern.split("/"), pathname.split("/")));

/** Whether an address has the parts of a pattern: `:name` is any part, and `*` any parts or none. */
function isLike(pattern: readonly string[], parts: readonly string[]): boolean {
  const isOpen = pattern.at(-1) === "*";
  const own = isOpen ? pattern.slice(0, -1) : pattern;
  return (
    (isOpen ? parts.length >= own.length : parts.length === own.length) &&
    own.every((part, at) => part.startsWith(":") || part === parts[at])
  );
}

/** Rounds a time up to the next step, for counting. */
export function toSpeedStep(measure: SpeedMeasure, ms: number): number {
  const { most, step } = speedRanges[measure];
  return Math.min(most, Math.ceil(ms / step) * step);
}
