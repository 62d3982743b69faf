import { afterEach, expect, vi } from "vitest";
import { changeReview, registration } from "~/contract";
import { createPlatform, type PlatformConfig } from "~/platform/platform.server";
import { callOf, onEveryEngine } from "../../../../support/platform";
import { callBack, proposeBank } from "../../../../support/platform-company";
import { inDatabase } from "../../../../support/platform-database";
import { refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { approveSeen } from "../../../../support/seen";

const hourMs = 3_600_000;
const waitOptions = 20_000;
const email = "wang@yuanhang.example";

/** Settings without the test clock, as in production. */
const withoutClock = (config: PlatformConfig): PlatformConfig => ({
  ...config,
  clock: undefined,
  loginCodeFrom: "2998-03-01",
});

/** Shifts the clock of this process; that of the database stays correct. */
const moveProcessClock = (byMs: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + byMs });

const sweepDueAt = (config: PlatformConfig) =>
  inDatabase(config, async (db) => {
    const job = await db.selectFrom("job").select("due_at").where("name", "=", "sweep").executeTakeFirst();
    return job ? Date.parse(job.due_at) : null;
  });

afterEach(() => vi.useRealTimers());

onEveryEngine((test) => {
  test("a process whose clock is 49 hours ahead lets no change take effect early, and reports that it is not ready", async ({
    config,
  }) => {
    const real = withoutClock(config);
    const right = await createPlatform(real);
    expect(await right.ready()).toMatchObject({ ok: true, degraded: [] });
    const emails = async () => (await right.fetch(new Request("http://platform.test/dev/mailbox.json"))).json();
    const { call } = await signedIn(right, "supplier");
    const { call: first } = await signedIn(right, "buyer");
    const { call: second } = await signedIn(right, "buyer2");
    const changeId = await proposeBank(call, emails);
    await callBack(first, changeId);
    await approveSeen(first, changeId);
    expect(await approveSeen(second, changeId)).toMatchObject({ state: "scheduled" });

    const trueTime = Date.now();
    moveProcessClock(49 * hourMs);
    const ahead = await createPlatform(real);
    expect(await ahead.ready()).toEqual({ ok: false, degraded: ["clock"] });
    expect(await right.ready()).toEqual({ ok: false, degraded: ["clock"] });
    ahead.startJobs();
    await vi.waitFor(async () => expect(await sweepDueAt(config)).not.toBeNull(), waitOptions);
    await ahead.close();
    expect(await sweepDueAt(config)).toBeLessThan(trueTime + hourMs);
    vi.useRealTimers();
    expect((await first(changeReview.one, { changeId })).state).toBe("scheduled");
    expect(await right.ready()).toMatchObject({ ok: true, degraded: [] });
    await right.close();
  });

  test("a clock that is off is logged once when it crosses the tolerance, either way", async ({ config, events }) => {
    const right = await createPlatform(withoutClock(config));
    const logged = () => events.filter((event) => event.includes('"event":"clock_'));
    const look = async () => {
      await right.ready();
      await right.ready();
    };
    await look();
    expect(logged()).toEqual([]);
    for (const byMs of [hourMs, -hourMs]) {
      moveProcessClock(byMs);
      await look();
      vi.useRealTimers();
      await look();
    }
    expect(logged().map((event) => /clock_\w+/.exec(event)?.[0])).toEqual([
      "clock_off",
      "clock_right",
      "clock_off",
      "clock_right",
    ]);
    expect(Number(/"deviationMs":(\d+)/.exec(logged()[0] ?? "")?.[1])).toBeGreaterThan(hourMs - 60_000);
    await right.close();
  });

  test("a code requested from a process whose clock is ahead blocks new requests for no longer than a minute", async ({
    config,
  }) => {
    const right = await createPlatform(withoutClock(config));
    moveProcessClock(24 * hourMs);
    const ahead = await createPlatform(withoutClock(config));
    await callOf(ahead)(registration.requestCode, { email, language: "zh" });
    vi.useRealTimers();
    const refusal = await refusalOf(callOf(right)(registration.requestCode, { email, language: "zh" }));
    expect(refusal).toMatchObject({ status: 429, code: "code.tooSoon" });
    expect((refusal.details as { retryAfter: number }).retryAfter).toBeLessThanOrEqual(60);
    await Promise.all([ahead.close(), right.close()]);
  });

  test("after the database clock jumps a day ahead and back, codes are sent and the sweep job runs as usual", async ({
    platform,
    codeFor,
    clock,
    config,
  }) => {
    clock.advance(24 * 3600);
    await codeFor(email);
    const early = await createPlatform(config);
    early.startJobs();
    await vi.waitFor(async () => expect(await sweepDueAt(config)).toBeGreaterThan(clock.now.getTime()), waitOptions);
    await early.close();

    clock.advance(-24 * 3600);
    expect((await codeFor(email)).code).toMatch(/^\d{6}$/);
    platform.startJobs();
    await vi.waitFor(
      async () => expect(await sweepDueAt(config)).toBeLessThanOrEqual(clock.now.getTime() + hourMs),
      waitOptions,
    );
  });
});
