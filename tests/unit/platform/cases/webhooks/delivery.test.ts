import { expect } from "vitest";
import { recordAudit } from "~/platform/core/audit";
import type { Core } from "~/platform/core/core";
import { keepAddresses } from "~/platform/core/webhooks/addresses";
import { onEveryEngine } from "../../../../support/platform";
import { afterSubmission } from "../../../../support/platform-onboarding";
import { codeOf } from "../../../../support/platform-refusal";
import { signatureOf, webhookSecret } from "../../../../support/webhook-receiver";
import { pushTo, receive } from "./setup";

const hour = 3600;

/** Records a reminder for the only registration. */
async function remind({ db, now }: Core) {
  const { id } = await db.selectFrom("registration").select("id").executeTakeFirstOrThrow();
  await recordAudit(db, { at: now(), actor: "system", action: "documents.remind", subject: `registration:${id}` });
}

onEveryEngine((test) => {
  test("events of a registration are pushed, signed, and without personal data", async ({
    platform,
    register,
    emails,
    config,
    clock,
    events,
  }) => {
    const receiver = await receive();
    const { deliver, rows } = await pushTo(config, [receiver]);
    const { first, registrationId, decide } = await afterSubmission({ platform, register, emails });
    await decide(first, "approve");
    await deliver();
    expect(
      receiver
        .bodies()
        .map(({ type }) => type)
        .toSorted(),
    ).toEqual(["registration.approve", "registration.submit"]);

    const push = receiver.pushes.find(({ body }) => body.includes("registration.approve")) ?? receiver.pushes[0]!;
    const { number, details } = (await rows()).find(({ event }) => event === "registration.approve") ?? {};
    expect(JSON.parse(push.body)).toEqual({
      type: "registration.approve",
      id: push.id,
      timestamp: clock.now.toISOString(),
      data: {
        registrationId,
        number,
        state: "newlyRegistered",
        details: JSON.parse(details ?? ""),
        page: `${config.publicOrigin}/gsrm/registrations/${registrationId}`,
      },
    });
    expect(push.signature).toBe(signatureOf(push));
    expect(push.signature).not.toBe(signatureOf({ ...push, body: `${push.body} ` }));
    expect(push.timestamp).toBe(String(clock.now.getTime() / 1000));
    for (const text of [...receiver.pushes.map(({ body }) => body), JSON.stringify(await rows())])
      for (const personal of ["远航", "yuanhang", "王伟", "of-the-robot", webhookSecret])
        expect(text).not.toContain(personal);
    expect(events.join()).toContain("webhook_delivered");
    expect(events.join()).not.toContain("of-the-robot");
    expect(events.join()).not.toContain(webhookSecret);
  });

  test("changes that are rolled back or rejected are not pushed", async ({ platform, register, emails, config }) => {
    const receiver = await receive();
    const { core, deliver, rows } = await pushTo(config, [receiver]);
    const { first, decide } = await afterSubmission({ platform, register, emails });
    await deliver();
    expect(receiver.pushes).toHaveLength(1);
    expect(await codeOf(decide(first, "refuse"))).toBe("onboarding.reasonNeeded");
    const undone = core.db.transaction().execute(async (trx) => {
      await remind({ ...core, db: trx });
      expect(await trx.selectFrom("webhook_delivery").select("id").execute()).toHaveLength(2);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await rows()).toHaveLength(1);
    expect(await deliver()).toBe(0);
  });

  test("without an address nothing is queued, and starting a draft is never pushed", async ({ register, config }) => {
    const { core, rows } = await pushTo(config, []);
    await register();
    await remind(core);
    expect(await rows()).toEqual([]);
    await pushTo(config, [await receive()]);
    await register("li@other.example");
    expect(await rows(), "beginning a draft is not an event").toEqual([]);
  });

  for (const [mode, problem, status] of [
    ["fails", "status", 500],
    ["moved", "status", 307],
    ["hangs", "timeout", null],
  ] as const)
    test(`an event waits for an address in mode “${mode}”, and is then delivered under the same id`, async ({
      register,
      config,
      clock,
      events,
    }) => {
      const receiver = await receive(mode);
      const { core, deliver, rows } = await pushTo(config, [receiver], mode === "hangs" ? 300 : undefined);
      await register();
      await remind(core);
      await deliver();
      expect(await rows()).toMatchObject([{ state: "waiting", attempts: 1, failures: 1, problem, status }]);
      clock.advance(4);
      expect(await deliver(), "not before five seconds are over").toBe(0);
      receiver.set("up");
      clock.advance(3);
      expect(await deliver()).toBe(1);
      expect(await rows()).toMatchObject([
        { state: "delivered", attempts: 2, problem: null, status: 204, next_at: null },
      ]);
      const [before, after] = receiver.pushes;
      expect(after).toMatchObject({ id: before?.id, body: before?.body });
      expect(after?.timestamp, "each attempt has its own time").not.toBe(before?.timestamp);
      expect(events.join()).toContain("webhook_not_delivered");
      expect(events.join()).not.toContain("of-the-robot");
    });

  test("a response that never ends counts by its status", async ({ register, config }) => {
    const receiver = await receive("endless");
    const { core, deliver, rows } = await pushTo(config, [receiver]);
    await register();
    await remind(core);
    await deliver();
    expect(await rows()).toMatchObject([{ state: "delivered", status: 200 }]);
  });

  test("an event fails after a day of retries", async ({ register, config, clock }) => {
    const receiver = await receive("fails");
    const { core, deliver, rows } = await pushTo(config, [receiver]);
    await register();
    await remind(core);
    const begin = clock.now.getTime();
    const state = async () => (await rows())[0]?.state;
    for (; (await state()) === "waiting"; clock.advance(hour / 2)) await deliver();
    expect(await rows()).toMatchObject([{ state: "failed", status: 500, next_at: null }]);
    const hours = (clock.now.getTime() - begin) / 1000 / hour;
    expect(hours).toBeGreaterThan(22);
    expect(hours).toBeLessThanOrEqual(25);
    const attempts = receiver.pushes.length;
    clock.advance(48 * hour);
    expect(await deliver()).toBe(0);
    expect(receiver.pushes).toHaveLength(attempts);
  });

  test("several processes push an event only once", async ({ register, config }) => {
    const receiver = await receive();
    const one = await pushTo(config, [receiver]);
    const other = await pushTo(config, [receiver]);
    await register();
    for (let index = 0; index < 25; index++) await remind(one.core);
    const counts = await Promise.all([one.deliver(), other.deliver(), one.deliver(), other.deliver()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(25);
    expect(receiver.pushes).toHaveLength(25);
    expect(new Set(receiver.pushes.map(({ id }) => id)).size).toBe(25);
  });

  test("an event leased by a process that ended is pushed by another after a minute", async ({
    register,
    config,
    clock,
  }) => {
    const receiver = await receive();
    const { core, deliver, rows } = await pushTo(config, [receiver]);
    await register();
    await remind(core);
    const leased_until = new Date(clock.now.getTime() + 60_000).toISOString();
    await core.db.updateTable("webhook_delivery").set({ leased_until, attempts: 1 }).execute();
    expect(await deliver()).toBe(0);
    clock.advance(60);
    expect(await deliver()).toBe(1);
    expect(await rows()).toMatchObject([{ state: "delivered", attempts: 2 }]);
  });

  test("each address has a separate row, and one that fails delays no others", async ({ register, config }) => {
    const good = await receive();
    const bad = await receive("fails");
    const { core, deliver, rows } = await pushTo(config, [good, bad]);
    await register();
    await remind(core);
    await deliver();
    const states = new Map((await rows()).map(({ host, state }) => [host, state]));
    expect(states).toEqual(
      new Map([
        [good.host, "delivered"],
        [bad.host, "waiting"],
      ]),
    );
    expect(good.pushes[0]?.id).not.toBe(bad.pushes[0]?.id);
  });

  test("an event that waits for an address removed from the settings fails", async ({ register, config }) => {
    const good = await receive();
    const bad = await receive("fails");
    const { core, deliver, rows } = await pushTo(config, [good, bad]);
    await register();
    await remind(core);
    await deliver();
    await pushTo(config, [good]);
    expect((await rows()).find(({ host }) => host === bad.host)).toMatchObject({ state: "failed", problem: "removed" });
    expect((await rows()).find(({ host }) => host === good.host)).toMatchObject({ state: "delivered" });
    await keepAddresses({ ...core, config: { ...config, webhooks: undefined } });
    await remind(core);
    expect(await rows()).toHaveLength(2);
  });
});
