import { expect, vi } from "vitest";
import { messages } from "~/contract";
import { createPlatform } from "~/platform/platform.server";
import { onEveryEngine } from "../../../support/platform";
import { handedIn } from "../../../support/platform-onboarding";
import { signedIn } from "../../../support/platform-sign-in";

const day = 24 * 3600;
/** Signing in takes its time on a busy machine. */
const patience = 20_000;

onEveryEngine((test) => {
  test("purchasing is told of a review before its day and once it has passed, once each, by two processes too", async ({
    platform,
    register,
    letters,
    clock,
    config,
  }) => {
    await handedIn({ platform, register, letters });
    const remindedOf = async (words: string) => {
      const { call } = await signedIn(platform, "buyer");
      const { content } = await call(messages.list, { size: 100 });
      return content.filter(({ title }) => title.startsWith(words)).length;
    };
    clock.advance(12 * day);
    const others = await Promise.all([createPlatform(config), createPlatform(config)]);
    for (const one of others) one.startJobs();
    await vi.waitFor(async () => expect(await remindedOf("审核即将到期")).toBe(1), patience);
    await Promise.all(others.map((one) => one.close()));
    expect([await remindedOf("审核即将到期"), await remindedOf("审核已逾期")]).toEqual([1, 0]);
    clock.advance(3 * day);
    platform.startJobs();
    await vi.waitFor(async () => expect(await remindedOf("审核已逾期")).toBe(1), patience);
    expect(await remindedOf("审核即将到期")).toBe(1);
  });

  test("a supplier whose registration came back is reminded after a week, and again when it comes back again", async ({
    platform,
    register,
    letters,
    clock,
    config,
  }) => {
    const { first, decide } = await handedIn({ platform, register, letters });
    await decide(first, "return", "请补充");
    const reminded = async () => (await letters()).filter(({ subject }) => subject.includes("提醒：注册申请")).length;
    clock.advance(6 * day);
    const early = await createPlatform(config);
    early.startJobs();
    await early.close();
    expect(await reminded()).toBe(0);
    clock.advance(2 * day);
    platform.startJobs();
    await vi.waitFor(async () => expect(await reminded()).toBe(1), patience);
  });
});
