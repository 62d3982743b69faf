import { expect } from "vitest";
import { figures, onboarding, progress, registration, reviewCalendar } from "~/contract";
import { fewestCounted } from "~/rules/onboarding/review-figures";
import { onEveryEngine } from "../../../../support/platform";
import { inDatabase } from "../../../../support/platform-database";
import { afterSubmission } from "../../../../support/platform-onboarding";
import { codeOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { submitSeen } from "../../../../support/seen";

const day = 24 * 3600;
const comment = { section: "basic", field: "duns", comment: "请核对" } as const;
const noFigures = {
  received: 0,
  approved: 0,
  returned: 0,
  refused: 0,
  late: 0,
  timed: 0,
  medianWorkingDays: null,
  mostWorkingDays: null,
};

onEveryEngine((test) => {
  test("the figures of a month match those counted by hand", async ({ platform, register, emails, clock, config }) => {
    await inDatabase(config, (db) => db.deleteFrom("review_step").execute());
    const { decide } = await afterSubmission({ platform, register, emails });
    // From Sunday 15 June: returned on Wednesday after 3 working days, submitted again, approved 20 days later and late.
    clock.advance(3 * day);
    await decide((await signedIn(platform, "buyer")).call, "return", "请修改", [comment]);
    clock.advance(2 * day);
    await submitSeen((await register()).call);
    clock.advance(20 * day);
    const { call: again } = await signedIn(platform, "buyer2");
    await decide(again, "approve");
    const answer = await again(figures.load, { months: 3 });
    expect(answer.months).toEqual([
      { month: "2025-05", ...noFigures },
      { ...noFigures, month: "2025-06", received: 2, returned: 1, timed: 1, medianWorkingDays: 3, mostWorkingDays: 3 },
      { ...noFigures, month: "2025-07", approved: 1, late: 1, timed: 1, medianWorkingDays: 14, mostWorkingDays: 14 },
    ]);
    expect(answer.total).toEqual({
      received: 2,
      approved: 1,
      returned: 1,
      refused: 0,
      late: 1,
      timed: 2,
      medianWorkingDays: 8.5,
      mostWorkingDays: 14,
    });
    expect(answer.reviews.map(({ review, received }) => [review, received])).toEqual([
      ["preliminaryReview", 2],
      ["internalReview", 0],
    ]);
    expect(answer.reviewers.map(({ person, returned, approved }) => [person?.userName, returned, approved])).toEqual(
      expect.arrayContaining([
        ["陈静", 1, 0],
        ["赵磊", 0, 1],
      ]),
    );
    expect((await again(figures.load, { months: 3, review: "internalReview" })).total).toEqual(noFigures);
  });

  test("the review clock stops while the supplier makes changes, and the due date moves by that time", async ({
    platform,
    register,
    emails,
    clock,
  }) => {
    const { decide } = await afterSubmission({ platform, register, emails });
    const read = async () => {
      const { call } = await signedIn(platform, "buyer2");
      return (await call(onboarding.queue, { view: "all", search: "远航" })).content[0];
    };
    const before = await read();
    clock.advance(4 * day);
    await decide((await signedIn(platform, "buyer")).call, "return", "请修改", [comment]);
    clock.advance(3 * day);
    expect(await read()).toMatchObject({ dueAt: null, clock: { pausedMs: 0, beganAt: before?.since } });
    const registrant = await register();
    const { dueAt } = await submitSeen(registrant.call);
    expect(dueAt).toBe(new Date(Date.parse(before?.dueAt ?? "") + 3 * day * 1000).toISOString());
    expect(await read()).toMatchObject({ dueAt, clock: { pausedMs: 3 * day * 1000, pausedSince: null } });
    expect((await registrant.call(registration.load, {})).progress.expectedBy).toBe(dueAt);
  });

  test("waiting time is counted in working days, without the days that the company takes off", async ({
    platform,
    register,
    emails,
    clock,
    config,
  }) => {
    await inDatabase(config, (db) => db.updateTable("registration").set({ state: "withdrawn" }).execute());
    await afterSubmission({ platform, register, emails });
    clock.advance(4 * day);
    const { call: admin } = await signedIn(platform, "admin");
    const waiting = async () => (await admin(figures.loadAgeing, {}))[0];
    expect(await waiting()).toEqual({ state: "preliminaryReview", counts: [0, 1, 0, 0, 0], mine: [0, 0, 0, 0, 0] });
    const items = ["2025-06-17", "2025-06-18"].map((off) => ({ day: off, isWorking: false, name: "盘点" }));
    expect(await admin(reviewCalendar.saveDays, { version: 0, items })).toEqual({ version: 1 });
    expect((await admin(reviewCalendar.loadDays, {})).items).toEqual(items);
    expect((await waiting())?.counts).toEqual([1, 0, 0, 0, 0]);
    expect(await codeOf(admin(reviewCalendar.saveDays, { version: 0, items: [] }))).toBe("reviewSettings.outdated");
    expect(await admin(figures.summary, {})).toMatchObject({ late: 0, dueSoon: 0, waiting: 1, mine: 0, changes: 0 });
  });

  test("answers returned five times or more are listed, even if their rows have moved", async ({
    platform,
    register,
    emails,
    clock,
    config,
  }) => {
    await inDatabase(config, (db) => db.deleteFrom("review_step").execute());
    const { decide, first, registrant } = await afterSubmission({ platform, register, emails });
    const account = { section: "bank", field: "banks[0].accountName", comment: "须与营业执照一致" } as const;
    for (let time = 0; time < fewestCounted; time += 1) {
      if (time > 0) await submitSeen(registrant.call);
      expect(await first(figures.loadReturned, {})).toEqual({ returns: time, answers: [] });
      await decide(first, "return", "请修改", time === 0 ? [account] : [account, comment]);
      clock.advance(120);
    }
    const bank = { section: "bank", field: "banks.accountName", count: fewestCounted };
    expect(await first(figures.loadReturned, {})).toEqual({ returns: fewestCounted, answers: [bank] });
    await submitSeen(registrant.call);
    await decide(first, "return", "请修改", [comment, { section: "basic", comment: "请核对整页" }]);
    const { answers } = await first(figures.loadReturned, {});
    expect(answers).toEqual([bank, { section: "basic", field: "duns", count: 5 }]);
  });

  test("suppliers see the working days within which most reviews were decided, unless there were too few", async ({
    platform,
    register,
    emails,
    config,
  }) => {
    await inDatabase(config, (db) => db.deleteFrom("review_step").execute());
    const { first, registrant, registrationId } = await afterSubmission({ platform, register, emails });
    const usual = async () => (await registrant.call(progress.usualDays, { review: "preliminaryReview" })).workingDays;
    const decided = (days: readonly number[], month = "2025-06") =>
      inDatabase(config, (db) =>
        db
          .insertInto("review_step")
          .values(
            days.map((working_days, at) => ({
              id: `${month}-${days.length}-${at}`,
              registration_id: registrationId,
              review: "preliminaryReview" as const,
              step: "approved" as const,
              month,
              account_id: null,
              working_days,
              is_late: 0,
              at: `${month}-02T02:00:00.000Z`,
            })),
          )
          .execute(),
      );
    await decided([1, 2, 3, 4]);
    expect(await usual()).toBeNull();
    await decided([2, 2, 3, 3, 30]);
    // Of nine, nine tenths are more than eight.
    expect(await usual()).toBe(30);
    await decided([1]);
    expect(await usual()).toBe(4);
    // Older months do not count.
    await decided([40, 40, 40, 40, 40, 40], "2025-03");
    expect(await usual()).toBe(4);
    expect((await first(progress.usualDays, { review: "internalReview" })).workingDays).toBeNull();
  });

  test("only super admins can maintain working days and the head, and only reviewers can read figures", async ({
    platform,
  }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    const { call: supplier } = await signedIn(platform, "supplier");
    expect(await codeOf(buyer(reviewCalendar.loadDays, {}))).toBe("request.e403");
    expect(await codeOf(buyer(reviewCalendar.saveHead, { accountId: null }))).toBe("request.e403");
    expect(await codeOf(supplier(figures.loadAgeing, {}))).toBe("request.e403");
    expect(await codeOf(supplier(figures.summary, {}))).toBe("request.e403");
    expect(await codeOf(supplier(figures.load, {}))).toBe("request.e403");
    expect(await codeOf(supplier(figures.loadReturned, {}))).toBe("request.e403");
    await expect(buyer(figures.load, { months: 25 })).rejects.toThrow();
  });
});
