import {
  type PagePattern,
  speedAddress,
  type SpeedMeasure,
  speedRanges,
  toPagePattern,
} from "~/rules/service/page-speed";

type Times = Partial<Record<SpeedMeasure, number>>;

/** Up to this number of interactions the slowest counts, up to twice the number the second slowest, and so on. */
const interactionsEach = 50;
/** Browsers do not report interactions shorter than this individually, in milliseconds. */
const shortestInteraction = 16;

/**
 * Measures this document and reports it to our own origin when it is hidden: once for each visible page, without
 * anything that identifies a browser or a person. Values that a browser cannot measure are omitted.
 */
function measurePageSpeed(): void {
  const first = toPagePattern(location.pathname);
  let lcp: number | undefined;
  let interactions = new Map<PagePattern, Map<number, number>>();

  observe("largest-contentful-paint", {}, ({ startTime }) => (lcp = startTime));
  const noteInteraction = ({ interactionId, duration }: Interaction) => {
    const page = toPagePattern(location.pathname);
    if (!page || !interactionId) return;
    const durations = interactions.get(page) ?? new Map<number, number>();
    interactions.set(page, durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0)));
  };
  observe("first-input", {}, noteInteraction);
  observe("event", { durationThreshold: shortestInteraction }, noteInteraction);

  function report() {
    if (document.visibilityState !== "hidden") return;
    const times = new Map<PagePattern, Times>();
    // A tab opened in the background is not painted until it becomes visible.
    if (first && lcp !== undefined && !wasHidden()) times.set(first, { lcp });
    for (const [page, durations] of interactions) times.set(page, { ...times.get(page), inp: slowest(durations) });
    for (const [page, measured] of times) send(page, measured);
    lcp = undefined;
    interactions = new Map();
  }
  addEventListener("visibilitychange", report, true);
}

type Interaction = PerformanceEntry & { interactionId?: number };

/** Calls `take` for every entry of a type, including earlier ones. */
function observe(type: string, options: object, take: (entry: Interaction) => void) {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options });
}

/** Whether the document was already hidden before this time. */
const wasHidden = () =>
  performance.getEntriesByType("visibility-state").filter(({ name }) => name === "hidden").length > 1 ||
  performance.getEntriesByType("visibility-state")[0]?.name === "hidden";

function slowest(durations: ReadonlyMap<number, number>): number | undefined {
  const longestFirst = [...durations.values()].toSorted((one, other) => other - one);
  return longestFirst[Math.floor(durations.size / interactionsEach)];
}

function send(page: PagePattern, times: Times) {
  const plausible = Object.entries(times)
    .map(([measure, ms]) => [measure, Math.round(ms ?? -1)] as const)
    .filter(([measure, ms]) => ms >= 0 && ms <= speedRanges[measure as SpeedMeasure].most);
  if (plausible.length === 0) return;
  const report = JSON.stringify({ page, ...Object.fromEntries(plausible) });
  navigator.sendBeacon(speedAddress, new Blob([report], { type: "application/json" }));
}

// Automated browsers are not visitors.
if (!navigator.webdriver) measurePageSpeed();
