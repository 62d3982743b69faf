import { fc } from "@fast-check/vitest";
import { expect } from "vitest";
import { registration, serviceFigures } from "~/contract";
import type { ServiceFigures } from "~/contract/service-figures";
import { countWorkingDays, toChinaDay } from "~/rules/calendar/working-days";
import { fewestCounted } from "~/rules/onboarding/review-figures";
import { sectionIds } from "~/rules/registration/section-ids";
import { serviceSteps } from "~/rules/service/service-steps";
import { hours, inSeconds, minutes } from "~/rules/time";
import { onEveryEngine } from "../../../../support/platform";
import { completeValues } from "../../../../support/platform-complete";
import { inDatabase } from "../../../../support/platform-database";
import { signedIn } from "../../../../support/platform-sign-in";
import { decideSeen, submitSeen } from "../../../../support/seen";

/** The registrations of the month; `MONTH_REGISTRATIONS=300` makes a month like that of a large company. */
const registrations = Number(process.env.MONTH_REGISTRATIONS ?? 16);

/** The course of a registration: the day it starts, the tabs finished on it, and the days until each decision. */
type Course = { startDay: number; tabs: number; waits: number[]; ending: "approve" | "refuse" };
const everyTab = sectionIds.length;
const course: fc.Arbitrary<Course> = fc.record({
  startDay: fc.integer({ min: 0, max: 29 }),
  tabs: fc.oneof(
    { weight: 4, arbitrary: fc.constant(everyTab) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: everyTab }) },
  ),
  waits: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 2, maxLength: 4 }),
  ending: fc.constantFrom("approve", "approve", "approve", "refuse"),
});
const seed = 2;
const courses = fc.sample(fc.array(course, { minLength: registrations, maxLength: registrations }), {
  seed,
  numRuns: 1,
});

type Fact = { day: number; act: () => Promise<void> };
type Count = { step: (typeof serviceSteps)[number]; at: string };

const inMonths = (months: readonly string[], times: readonly string[]) =>
  months.map((month) => {
    const count = times.filter((at) => toChinaDay(at).startsWith(month)).length;
    return count < fewestCounted ? null : count;
  });

const middleOf = (sorted: readonly number[]) =>
  ((sorted.at(Math.floor((sorted.length - 1) / 2)) ?? 0) + (sorted.at(Math.floor(sorted.length / 2)) ?? 0)) / 2;
/** The smallest value that nine tenths of the sorted values do not exceed. */
const nineTenthsOf = (sorted: readonly number[]) => sorted[Math.ceil((sorted.length * 9) / 10) - 1] ?? 0;

onEveryEngine((test) => {
  test("the figures of a generated month are those that SQL counts in its rows", async ({
    platform,
    register,
    clock,
    config,
  }) => {
    await inDatabase(config, async (db) => {
      await db.deleteFrom("service_count").execute();
      await db.deleteFrom("review_step").execute();
    });
    const from = clock.now.toISOString();
    const finished: Count[] = [];
    const facts: Fact[] = (courses[0] ?? []).flatMap((plan, at) => factsOf(plan, `month${at}@example.com`));
    for (let day = 0; facts.length > 0; day += 1) {
      const morning = clock.now.getTime();
      for (const { act } of facts.filter((fact) => fact.day === day)) {
        await act();
        // Between two people, so that no limit of codes per hour is reached.
        clock.advance(inSeconds(minutes(4)));
      }
      facts.splice(0, facts.length, ...facts.filter((fact) => fact.day > day));
      clock.advance(inSeconds(morning + hours(24) - clock.now.getTime()));
    }

    const { call: admin } = await signedIn(platform, "admin");
    const shown = await admin(serviceFigures.load, { months: 3 });
    const events = await inDatabase(config, (db) =>
      db
        .selectFrom("onboarding_event")
        .select(["registration_id", "event", "at"])
        .where("at", ">=", from)
        .orderBy("at")
        .orderBy("id")
        .execute(),
    );
    const created = await inDatabase(config, (db) =>
      db.selectFrom("registration").select("created_at").where("created_at", ">=", from).execute(),
    );
    const first = (event: string) =>
      [...Map.groupBy(events, (one) => one.registration_id).values()].flatMap((own) =>
        own
          .filter((one) => one.event === event)
          .slice(0, 1)
          .map(({ at }) => at),
      );
    const times: Record<string, string[]> = {
      started: created.map(({ created_at }) => created_at),
      confirmed: created.map(({ created_at }) => created_at),
      submitted: first("submit"),
      returned: first("return"),
      approved: first("approve"),
      ...Object.fromEntries(
        sectionIds.map((section) => [section, finished.filter(({ step }) => step === section).map(({ at }) => at)]),
      ),
    };
    expect(Object.fromEntries(shown.steps.map(({ step, months }) => [step, months]))).toEqual(
      Object.fromEntries(serviceSteps.map((step) => [step, inMonths(shown.months, times[step] ?? [])])),
    );
    expect(reviewOf(shown)).toEqual(reviewsIn(shown.months, events));
    expect(shown.steps.filter(({ months }) => months.every((count) => count === null))).toEqual([]);

    /** The facts of a company, each on its day. */
    function factsOf({ startDay, tabs, waits, ending }: Course, email: string): Fact[] {
      let id = "";
      const fill: Fact = {
        day: startDay,
        async act() {
          const { call } = await register(email);
          const values = await completeValues(call);
          for (const section of sectionIds.slice(0, tabs)) {
            await call(registration.saveSection, { section, version: 0, values: values[section] });
            expect(await call(serviceFigures.checkSection, { section })).toEqual({ complete: true });
            finished.push({ step: section, at: clock.now.toISOString() });
          }
          if (tabs === everyTab) {
            await submitSeen(call);
            id = await newest();
          }
        },
      };
      if (tabs < everyTab) return [fill];
      let day = startDay;
      const decisions = waits.map((wait, at): Fact => {
        day += wait;
        const event = at === waits.length - 1 ? ending : "return";
        return {
          day,
          async act() {
            const { call: buyer } = await signedIn(platform, "buyer");
            const items = event === "return" ? [{ section: "basic", field: "duns", comment: "请核对" } as const] : [];
            await decideSeen(buyer, id, {
              event,
              ...(event === "approve" ? { note: "不是同一家公司" } : { reason: "请修改" }),
              ...(event === "return" ? { items } : {}),
            });
            if (event !== "return") return;
            clock.advance(inSeconds(minutes(4)));
            await submitSeen((await register(email)).call);
          },
        };
      });
      return [fill, ...decisions];
    }

    async function newest() {
      const { registration_id } = await inDatabase(config, (db) =>
        db
          .selectFrom("onboarding_event")
          .select("registration_id")
          .where("event", "=", "submit")
          .orderBy("at", "desc")
          .orderBy("id", "desc")
          .limit(1)
          .executeTakeFirstOrThrow(),
      );
      return registration_id;
    }
    // A limit for a hang, not for the work: a month of a large company takes minutes.
  }, 3600_000);
});

const reviewOf = ({ reviews }: ServiceFigures) => reviews.find(({ review }) => review === "preliminaryReview")?.months;

/** The decisions of each month and the working days they took, from the events alone. */
function reviewsIn(
  months: readonly string[],
  events: readonly { registration_id: string; event: string; at: string }[],
) {
  const decisions = [...Map.groupBy(events, (one) => one.registration_id).values()].flatMap((own) =>
    own.flatMap(({ event, at }, place) => {
      const submit = own.slice(0, place).findLast((one) => one.event === "submit");
      return event === "submit" || !submit ? [] : [{ at, days: countWorkingDays(new Map(), submit.at, at) }];
    }),
  );
  return months.map((month) => {
    const days = decisions.filter(({ at }) => toChinaDay(at).startsWith(month)).map((one) => one.days);
    const sorted = days.toSorted((one, other) => one - other);
    if (sorted.length < fewestCounted) return null;
    return { decisions: sorted.length, medianWorkingDays: middleOf(sorted), mostWorkingDays: nineTenthsOf(sorted) };
  });
}
