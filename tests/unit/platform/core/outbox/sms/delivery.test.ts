import { afterEach, expect } from "vitest";
import { deliverDue, startOutboxWorker } from "~/platform/core/outbox/deliver";
import { codeEmail } from "~/platform/core/emails/codes";
import { putInOutbox } from "~/platform/core/outbox/outbox";
import { profile } from "~/contract";
import { demoPassword } from "~/platform/seed/demo/accounts";
import { createPlatform, type PlatformConfig } from "~/platform/platform.server";
import { smsGateway } from "~/platform/core/outbox/sms-gateway";
import { putSmsInOutbox } from "~/platform/core/outbox/sms-outbox";
import { eventually } from "../../../../../support/eventually";
import { openCore } from "../../../../../support/oidc-setup";
import { onEveryEngine, test as plain } from "../../../../../support/platform";
import { signedIn } from "../../../../../support/platform-sign-in";
import { smsGatewayServer } from "../../../../../support/sms-gateway";

const to = "+8613800138000";
const text = "【品牌】登录验证码 123456，10 分钟内有效。";
const minutes = 60_000;
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/**
 * An outbox connected to a gateway. The timeout is short only for one that hangs: on a busy machine a working one may
 * be slow.
 */
async function exchange(config: PlatformConfig, mode?: Parameters<typeof smsGatewayServer>[0]) {
  const server = await smsGatewayServer(mode);
  const core = await openCore(config);
  const { db, seal, now } = core;
  const timeoutMs = mode === "hangs" ? 300 : 20_000;
  const gateway = smsGateway({ url: server.url, key: "the-token", timeoutMs });
  closing.push(
    () => server.close(),
    () => db.destroy(),
  );
  return {
    server,
    core,
    gateway,
    db,
    seal,
    deliver: () => deliverDue(core, gateway),
    post: (lifeMinutes = 10, number = to) =>
      putSmsInOutbox(db, seal, {
        kind: "test",
        to: number,
        text,
        now: now(),
        expires: new Date(now().getTime() + lifeMinutes * minutes),
      }),
    states: async () => (await db.selectFrom("outbox").select("state").execute()).map(({ state }) => state),
  };
}

onEveryEngine((test) => {
  test("a gateway that stalls on one message delays neither the others nor those that come later", async ({
    config,
  }) => {
    const { server, core, gateway, post } = await exchange(config);
    server.set("hangs");
    await post();
    const worker = startOutboxWorker({ ...core, config }, gateway);
    closing.push(() => worker.stop());
    await eventually(() => expect(server.requests).toHaveLength(1));
    server.set("up");
    for (let more = 0; more < 12; more += 1) await post();
    worker.wake();
    await eventually(() => expect(server.requests).toHaveLength(13));
    expect(server.textsTo(to)).toHaveLength(12);
    await server.close();
  });

  test("a text message reaches the gateway once, with its key and the portal's token, and its text is not retained", async ({
    config,
  }) => {
    const { server, db, post, deliver } = await exchange(config);
    await post();
    const { id, letter_sealed } = await db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
    expect(letter_sealed, "number and words are sealed").not.toContain("138");
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    expect(server.requests).toEqual([
      { key: id, authorization: "Bearer the-token", contentType: "application/json", body: { to, text, id } },
    ]);
    expect(await db.selectFrom("outbox").select(["state", "letter_sealed", "to_hash"]).execute()).toEqual([
      { state: "sent", letter_sealed: null, to_hash: null },
    ]);
  });

  test("several workers send a text message only once", async ({ config }) => {
    const { server, post, deliver } = await exchange(config);
    for (let index = 0; index < 15; index++) await post();
    await Promise.all([deliver(), deliver(), deliver(), deliver()]);
    expect(server.requests).toHaveLength(15);
    expect(server.textsTo(to)).toHaveLength(15);
  });

  test("emails are left to the mail server", async ({ config, clock }) => {
    const { server, db, seal, deliver, states } = await exchange(config);
    const message = codeEmail({ ...config, language: "zh" }, { purpose: "registration" }, "123456");
    await putInOutbox(db, seal, { kind: "test", to: "wang@yuanhang.example", message, now: clock.now });
    expect(await deliver()).toBe(0);
    expect(server.requests).toEqual([]);
    expect(await states()).toEqual(["queued"]);
  });

  for (const mode of ["fails", "busy", "moved"] as const)
    test(`a text message waits for a gateway in mode “${mode}”, and is then delivered under the same key`, async ({
      config,
      clock,
      events,
    }) => {
      const { server, post, deliver, states } = await exchange(config, mode);
      await post();
      await deliver();
      expect(await deliver(), "not before five seconds are over").toBe(0);
      server.set("up");
      clock.advance(5);
      await deliver();
      expect(server.textsTo(to)).toEqual([text]);
      expect(new Set(server.requests.map(({ key }) => key)).size).toBe(1);
      expect(await states()).toEqual(["sent"]);
      expect(events.join()).toContain("sms_not_sent");
      expect(events.join(), "no number stands in the log").not.toContain("13800138000");
    });

  test("a text message that the gateway rejects is not retried", async ({ config, clock, events }) => {
    const { server, post, deliver, states } = await exchange(config, "refuses");
    await post();
    await deliver();
    clock.advance(60);
    expect(await deliver()).toBe(0);
    expect(server.requests).toHaveLength(1);
    expect(await states()).toEqual(["failed"]);
    expect(events.join()).toContain("sms_failed");
    expect(events.join()).not.toContain("13800138000");
  });

  for (const number of ["+19005550123", "+882161234567", "+6581234567"])
    test(`a queued message to ${number} never reaches the gateway`, async ({ config, events }) => {
      const { server, post, deliver, states } = await exchange(config);
      await post(10, number);
      await post();
      await deliver();
      expect(server.requests.map(({ body }) => body)).toMatchObject([{ to }]);
      expect((await states()).toSorted()).toEqual(["failed", "sent"]);
      expect(events.join()).toContain("sms_failed");
      expect(events.join()).not.toContain(number.slice(1));
    });

  test("a gateway that hangs is abandoned and retried", async ({ config, clock }) => {
    const { server, post, deliver, states } = await exchange(config, "hangs");
    await post();
    await deliver();
    expect(await states()).toEqual(["queued"]);
    server.set("up");
    clock.advance(5);
    await deliver();
    expect(server.textsTo(to)).toEqual([text]);
  });

  test("a message accepted by a gateway that then drops the connection arrives once, although it is sent twice", async ({
    config,
    clock,
  }) => {
    const { server, post, deliver, states } = await exchange(config, "takesAndDrops");
    await post();
    await deliver();
    expect(await states()).toEqual(["queued"]);
    server.set("up");
    clock.advance(5);
    await deliver();
    expect(server.requests).toHaveLength(2);
    expect(server.textsTo(to), "the key was the same").toEqual([text]);
    expect(await states()).toEqual(["sent"]);
  });

  for (const mode of ["twice", "endless"] as const)
    test(`a gateway that responds in mode “${mode}” has accepted the message once`, async ({ config, clock }) => {
      const { server, post, deliver, states } = await exchange(config, mode);
      await post();
      await deliver();
      expect(await states()).toEqual(["sent"]);
      server.set("up");
      clock.advance(5);
      expect(await deliver()).toBe(0);
      expect(server.requests).toHaveLength(1);
    });

  test("a code that expires while the gateway is down is no longer sent", async ({ config, clock }) => {
    const { server, post, deliver, states } = await exchange(config, "fails");
    await post();
    await deliver();
    server.set("up");
    clock.advance(600);
    await deliver();
    expect(server.textsTo(to)).toEqual([]);
    expect(await states()).toEqual(["expired"]);
  });
});

plain(
  "requesting a code sends its text message at once, and readiness reports one that waits",
  async ({ config, clock }) => {
    const server = await smsGatewayServer();
    const platform = await createPlatform({ ...config, sms: { url: server.url } });
    closing.push(
      () => server.close(),
      () => platform.close(),
    );
    const { call } = await signedIn(platform, "supplier");
    await call(profile.requestPhoneCode, { boundPhone: to, password: demoPassword });
    clock.advance(59);
    expect((await platform.ready()).degraded).toEqual([]);
    clock.advance(1);
    expect((await platform.ready()).degraded).toEqual(["sms"]);
    platform.startJobs();
    await eventually(() => expect(server.textsTo(to)).toHaveLength(1));
    await call(profile.requestPhoneCode, { boundPhone: "+919876543210", password: demoPassword });
    await eventually(() => expect(server.textsTo("+919876543210")).toHaveLength(1));
    await eventually(async () => expect((await platform.ready()).degraded).toEqual([]));
  },
);
