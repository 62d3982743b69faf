import { expect } from "vitest";
import { onboarding, queueBulk } from "~/contract";
import { onEveryEngine } from "../../../../support/platform";
import { afterSubmission } from "../../../../support/platform-onboarding";
import { signedIn } from "../../../../support/platform-sign-in";

const day = 24 * 3600;

onEveryEngine((test) => {
  test("a manual reminder goes to the party that has to act, once a day, and reports why others got none", async ({
    platform,
    register,
    emails,
    clock,
  }) => {
    const { first, second, registrationId, decide } = await afterSubmission({ platform, register, emails });
    await decide(first, "return", "请补充");
    const { content } = await first(onboarding.queue, { state: "preliminaryReview" });
    const other = content[0]?.registrationId ?? "";
    const remind = async (call = first) =>
      (
        await call(queueBulk.run, { action: "remind", registrationIds: [registrationId, other, "nothing"] })
      ).outcomes.map(({ code }) => code);
    expect(await remind()).toEqual([null, "onboarding.notPossible", "onboarding.unknown"]);
    const reminders = async () => (await emails()).filter(({ subject }) => subject.includes("提醒：注册申请")).length;
    await expect.poll(reminders).toBe(1);
    expect((await remind(second))[0]).toBe("onboarding.remindedToday");
    clock.advance(day);
    const { call: nextDay } = await signedIn(platform, "buyer");
    expect((await remind(nextDay))[0]).toBeNull();
    await expect.poll(reminders).toBe(2);
  });

  test("certification can be started for several suppliers at once, and only once for each", async ({
    platform,
    register,
    emails,
  }) => {
    const { first, registrationId, decide } = await afterSubmission({ platform, register, emails });
    await decide(first, "approve");
    await decide(first, "accept");
    const { content } = await first(onboarding.queue, { state: "potential" });
    expect(content.length).toBeGreaterThan(1);
    const registrationIds = content.map((row) => row.registrationId);
    const start = () => first(queueBulk.run, { action: "startCertification", registrationIds });
    expect((await start()).outcomes.map(({ code }) => code)).toEqual(content.map(() => null));
    const started = await first(onboarding.queue, { view: "withSupplier", state: "certification" });
    expect(started.content.map((row) => row.registrationId)).toContain(registrationId);
    expect((await start()).outcomes.map(({ code }) => code)).toEqual(content.map(() => "onboarding.notPossible"));
  });
});
