import { listMonths } from "~/rules/onboarding/review-figures";
import { toChinaDay } from "~/rules/calendar/working-days";
import { sectionIds } from "~/rules/registration/section-ids";
import { type PagePattern, toSpeedStep } from "~/rules/service/page-speed";
import { type CountedError, serviceSteps, toErrorName } from "~/rules/service/service-steps";
import { iso } from "~/platform/core/base/instants";
import type { Core } from "~/platform/core/core";
import { seedOnce } from "~/platform/core/database/seed";
import type { Tables } from "~/platform/core/database/schema";

type Count = Omit<Tables["service_count"], "is_demo" | "day">;

const months = 12;
/** The number of registrations, of a hundred started, that reach each step. */
const reached = [100, 88, 84, 81, 80, 77, 74, 66, 61, 57, 16, 43];
const tabMinutes = [9, 7, 4, 5, 12, 8, 14];
const errors: readonly [CountedError, perMonth: number][] = [
  [{ section: "bank", field: "banks.accountName", code: "field.required" }, 5],
  [{ section: "basic", field: "unifiedCreditCode", code: "basic.unifiedCreditCode.length" }, 4],
  [{ section: "attachment", field: "attachments.file", code: "field.file" }, 4],
  [{ section: "contact", field: "contacts.phone", code: "field.phone" }, 2],
];
/** The time until the largest element of a page is painted, and the response time to interactions, in milliseconds. */
const speeds: readonly [PagePattern, lcp: number, inp: number][] = [
  ["/home", 1300, 75],
  ["/register", 1400, 80],
  ["/register/basic", 1700, 140],
  ["/register/bank", 1800, 160],
  ["/register/attachment", 1700, 150],
  ["/progress", 1200, 70],
  ["/workspace", 2200, 190],
];

/** Adds a year of service statistics to the demo, once. They are marked as demo data. */
export async function seedDemoServiceFigures({ db, now }: Core): Promise<void> {
  await seedOnce(db, {
    name: "demo service figures",
    version: "1",
    async write(trx) {
      const rows = listMonths(toChinaDay(iso(now())).slice(0, 7), months).flatMap((month, place) =>
        countsOf(place).map((count) => ({ is_demo: 1, day: `${month}-01`, ...count })),
      );
      await trx.insertInto("service_count").values(rows).execute();
    },
  });
}

/** The counts of a month by its position in the year, so that the charts are not flat. */
function countsOf(place: number): Count[] {
  const started = 12 + ((place * 5) % 9);
  return [
    ...serviceSteps.map((name, at): Count => ({
      measure: "step",
      name,
      value: 0,
      count: Math.round((started * (reached[at] ?? 0)) / 100),
    })),
    ...sectionIds.map((name, at): Count => ({
      measure: "tabMinutes",
      name,
      value: (tabMinutes[at] ?? 5) + (place % 3),
      count: 6,
    })),
    ...errors.map(([error, count]): Count => ({ measure: "error", name: toErrorName(error), value: 0, count })),
    ...speeds.flatMap(([name, lcp, inp]): Count[] => [
      { measure: "lcp", name, value: toSpeedStep("lcp", lcp + place * 40), count: 30 },
      { measure: "inp", name, value: toSpeedStep("inp", inp + place * 10), count: 20 },
    ]),
  ];
}
