import { expect } from "vitest";
import { onEveryEngine } from "../../../../support/platform";
import { runJobs } from "../../../../support/platform-jobs";
import { afterSubmission } from "../../../../support/platform-onboarding";

const day = 24 * 3600;

onEveryEngine((test) => {
  test("a supplier whose registration was returned is reminded once, after a week", async ({
    platform,
    register,
    emails,
    clock,
    config,
  }) => {
    const { first, decide } = await afterSubmission({ platform, register, emails });
    await decide(first, "return", "请补充");
    const reminded = async () => (await emails()).filter(({ subject }) => subject.includes("提醒：注册申请")).length;
    clock.advance(6 * day);
    await runJobs(config);
    expect(await reminded()).toBe(0);
    clock.advance(2 * day);
    await runJobs(config);
    expect(await reminded()).toBe(1);
  });
});
