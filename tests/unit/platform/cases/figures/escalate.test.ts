import { expect } from "vitest";
import { assignment, messages, onboarding, reviewCalendar } from "~/contract";
import { onEveryEngine } from "../../../../support/platform";
import { inDatabase } from "../../../../support/platform-database";
import { runJobs } from "../../../../support/platform-jobs";
import { afterSubmission } from "../../../../support/platform-onboarding";
import { signedIn } from "../../../../support/platform-sign-in";

const day = 24 * 3600;
const title = /^逾期提醒：/;

onEveryEngine((test) => {
  test("a review three working days overdue is reported once to its assignee and to the head, in one message each", async ({
    platform,
    register,
    emails,
    clock,
    config,
  }) => {
    await inDatabase(config, (db) => db.updateTable("registration").set({ state: "withdrawn" }).execute());
    const { first, registrationId } = await afterSubmission({ platform, register, emails });
    const colleagues = await first(assignment.colleagues, {});
    const self = colleagues.find(({ isSelf }) => isSelf)?.accountId ?? "";
    const other = colleagues.find(({ userName }) => userName === "赵磊")?.accountId ?? "";
    await first(assignment.assign, { registrationIds: [registrationId], accountId: self });
    const { call: admin } = await signedIn(platform, "admin");
    await admin(reviewCalendar.saveHead, { accountId: other });
    expect((await admin(reviewCalendar.loadHead, {})).head?.userName).toBe("赵磊");
    const run = async () => {
      await inDatabase(config, (db) => db.deleteFrom("job").execute());
      await runJobs(config);
    };
    const read = async (account: string) => {
      const { call } = await signedIn(platform, account);
      return (await call(messages.list, { size: 100 })).content.filter((message) => title.test(message.title));
    };
    // Due on Sunday 29 June: the third working day after it is Wednesday.
    clock.advance(16 * day);
    await run();
    expect(await read("buyer")).toHaveLength(0);
    clock.advance(day);
    await run();
    await run();
    for (const account of ["buyer", "buyer2"]) expect(await read(account)).toHaveLength(1);
    expect(await read("admin")).toHaveLength(0);
    clock.advance(day);
    await run();
    for (const account of ["buyer", "buyer2"]) expect(await read(account)).toHaveLength(1);
    const escalations = (await emails()).filter(({ subject }) => subject.includes("逾期提醒"));
    expect(escalations.map(({ to }) => to).toSorted()).toEqual(["buyer2@demo.example", "buyer@demo.example"]);
    const { call } = await signedIn(platform, "buyer");
    expect((await call(onboarding.queue, { isLate: true })).totalElements).toBe(1);
  });

  test("without a head of purchasing, the super admins are notified", async ({
    platform,
    register,
    emails,
    clock,
    config,
  }) => {
    await inDatabase(config, (db) => db.updateTable("registration").set({ state: "withdrawn" }).execute());
    await afterSubmission({ platform, register, emails });
    clock.advance(20 * day);
    await inDatabase(config, (db) => db.deleteFrom("job").execute());
    await runJobs(config);
    const { call: admin } = await signedIn(platform, "admin");
    const { content } = await admin(messages.list, { size: 100 });
    expect(content.filter((message) => title.test(message.title))).toHaveLength(1);
  });
});
