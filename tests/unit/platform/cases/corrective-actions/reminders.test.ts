import { expect } from "vitest";
import { correctiveActions, messages } from "~/contract";
import { remindOfCorrectiveActions } from "~/platform/cases/reminders/remind-of-corrective-actions";
import type { Core } from "~/platform/core/core";
import type { Platform } from "~/platform/platform.server";
import { daysAfter } from "~/rules/calendar/calendar-date";
import { onEveryEngine } from "../../../../support/platform";
import { inDatabase } from "../../../../support/platform-database";
import { insideOf } from "../../../../support/platform-inside";
import { afterSubmission } from "../../../../support/platform-onboarding";
import { signedIn } from "../../../../support/platform-sign-in";

const today = "2025-06-15";
const dueOn = "2025-06-30";
const day = 24 * 3600;

/** Simulates two servers that check at the same time. */
async function lookTwice(platform: Platform) {
  const core = { ...(await insideOf(platform)), emailWaits: () => undefined } as Core;
  await Promise.all([remindOfCorrectiveActions(core), remindOfCorrectiveActions(core)]);
}

onEveryEngine((test) => {
  test("a supplier is reminded once on each reminder day, purchasing is notified of an overdue action, and an answer ends both", async ({
    platform,
    emails,
    clock,
    config,
  }) => {
    const registrationId = await inDatabase(config, async (db) => {
      const tenant = db.selectFrom("tenant").select("registration_id as id").where("supplier_code", "=", "S10001");
      return (await tenant.executeTakeFirstOrThrow()).id ?? "";
    });
    const request = { registrationId, title: "Mixed batches", text: "Send the 8D report", dueOn };
    const { call: first } = await signedIn(platform, "buyer");
    const { actionId, number } = await first(correctiveActions.request, request);
    const reminderDays: string[] = [];
    for (let passed = 0; passed <= 35; passed += 1) {
      const now = daysAfter(today, passed);
      await lookTwice(platform);
      const newEmails = (await emails()).filter(({ createdAt }) => createdAt === clock.now.toISOString());
      for (const { subject } of newEmails) if (passed > 0 && subject.includes(number)) reminderDays.push(now);
      if (now === "2025-07-08") {
        const answer = { actionId, version: 1, text: "Done", files: [] };
        await (await signedIn(platform, "supplier")).call(correctiveActions.answer, answer);
      }
      clock.advance(day);
    }
    expect(reminderDays).toEqual(["2025-06-23", "2025-06-29", "2025-06-30", "2025-07-01", "2025-07-07"]);
    const { call: later } = await signedIn(platform, "buyer");
    const { content } = await later(messages.list, { page: 0, size: 50, unread: true });
    const titles = content.map(({ title }) => title).filter((title) => title.includes(number));
    expect(titles).toEqual([
      expect.stringContaining("已答复"),
      `整改要求 ${number} 已逾期`,
      `整改要求 ${number} 已逾期`,
    ]);
  });

  test("a supplier with less than a week is notified with the request, and not reminded again that day", async ({
    platform,
    register,
    emails,
  }) => {
    const { first, registrationId, upToCertification } = await afterSubmission({ platform, register, emails });
    await upToCertification();
    const request = { registrationId, title: "Mixed batches", text: "Send the 8D report", dueOn: "2025-06-19" };
    const { number } = await first(correctiveActions.request, request);
    await lookTwice(platform);
    expect((await emails()).filter(({ subject }) => subject.includes(number))).toHaveLength(1);
  });
});
