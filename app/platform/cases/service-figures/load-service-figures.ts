import type { ServiceFigures } from "~/contract/service-figures";
import { toChinaDay } from "~/rules/calendar/working-days";
import { fewestCounted, listMonths, toMedian, toPercentile } from "~/rules/onboarding/review-figures";
import { promisedStates } from "~/rules/onboarding/promised-dates";
import { sectionIds } from "~/rules/registration/section-ids";
import { shownSections } from "~/rules/registration/shown-sections";
import { pagePatterns, type SpeedMeasure, speedShare } from "~/rules/service/page-speed";
import { listedErrorsMax, readErrorName, serviceSteps } from "~/rules/service/service-steps";
import { hideSmallCounts } from "~/rules/service/small-counts";
import { iso } from "~/platform/core/base/instants";
import type { Core } from "~/platform/core/core";
import { loadReviewTimes } from "~/platform/records/onboarding/review-times";
import { loadServiceCounts, type ServiceCounts } from "~/platform/records/service/load-counts";

/** The statistics of recent months, including the current one. Counts below five are not returned. */
export async function loadServiceFigures(
  core: Core,
  { months: monthCount }: { months: number },
  now: Date,
): Promise<ServiceFigures> {
  const months = listMonths(toChinaDay(iso(now)).slice(0, 7), monthCount);
  const from = months[0] ?? "";
  return {
    demo: core.config.demo,
    months,
    steps: toSteps(core, await loadServiceCounts(core, "step", from), months),
    tabs: toTabs(await loadServiceCounts(core, "tabMinutes", from)),
    errors: toErrors(await loadServiceCounts(core, "error", from)),
    reviews: await loadReviews(core, months),
    pages: await loadPages(core, from),
  };
}

function toSteps({ config }: Core, counts: ServiceCounts, months: readonly string[]): ServiceFigures["steps"] {
  const tabs = shownSections(config.hiddenTab);
  return serviceSteps
    .filter((step) => tabs.some((tab) => tab === step) || !sectionIds.some((id) => id === step))
    .map((step) => {
      const own = counts.filter(({ name }) => name === step);
      const ofMonth = (month: string) => sumOf(own.filter((one) => one.month === month));
      const { total, parts } = hideSmallCounts(months.map(ofMonth));
      return { step, total, months: parts };
    });
}

const toTabs = (counts: ServiceCounts): ServiceFigures["tabs"] =>
  sectionIds.flatMap((section) => {
    const own = counts.filter(({ name }) => name === section);
    const registrations = sumOf(own);
    return registrations < fewestCounted ? [] : [{ section, registrations, medianMinutes: toMedian(inOrder(own)) }];
  });

const toErrors = (counts: ServiceCounts): ServiceFigures["errors"] =>
  [...Map.groupBy(counts, ({ name }) => name)]
    .flatMap(([name, own]) => {
      const error = readErrorName(name);
      return error ? [{ ...error, registrations: sumOf(own) }] : [];
    })
    .filter(({ registrations }) => registrations >= fewestCounted)
    .toSorted((one, other) => other.registrations - one.registrations)
    .slice(0, listedErrorsMax);

/** The median and the 90th percentile of the decisions of each review in each month. */
async function loadReviews({ db }: Core, months: readonly string[]): Promise<ServiceFigures["reviews"]> {
  const reviews = [];
  for (const review of promisedStates) {
    const times = await loadReviewTimes(db, { from: months[0] ?? "", review }, "month");
    reviews.push({
      review,
      months: months.map((month) => {
        const time = times.get(month);
        return time && time.decisions >= fewestCounted ? time : null;
      }),
    });
  }
  return reviews;
}

async function loadPages(core: Core, from: string): Promise<ServiceFigures["pages"]> {
  const lcp = await loadServiceCounts(core, "lcp", from);
  const inp = await loadServiceCounts(core, "inp", from);
  return pagePatterns
    .map((page) => ({ page, lcp: toSpeed(lcp, page), inp: toSpeed(inp, page) }))
    .filter((one) => one.lcp !== null || one.inp !== null);
}

function toSpeed(counts: ServiceCounts, page: string): ServiceFigures["pages"][number][SpeedMeasure] {
  const own = counts.filter(({ name }) => name === page);
  const visits = sumOf(own);
  return visits < fewestCounted ? null : { visits, ms: toPercentile(inOrder(own), speedShare) };
}

const sumOf = (counts: ServiceCounts): number => counts.reduce((sum, { count }) => sum + count, 0);
const inOrder = (counts: ServiceCounts) => counts.toSorted((one, other) => one.value - other.value);
