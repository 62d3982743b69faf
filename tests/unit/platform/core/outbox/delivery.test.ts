import { afterEach, expect } from "vitest";
import { registration } from "~/contract";
import type { Core } from "~/platform/core/core";
import { openDatabase } from "~/platform/core/database/database";
import { makeSeal } from "~/platform/core/seal";
import { deliverDue, startOutboxWorker } from "~/platform/core/outbox/deliver";
import { codeEmail } from "~/platform/core/emails/codes";
import { putInOutbox } from "~/platform/core/outbox/outbox";
import { smtpTransport } from "~/platform/core/outbox/smtp";
import { createPlatform, type PlatformConfig } from "~/platform/platform.server";
import { eventually } from "../../../../support/eventually";
import { onEveryEngine, test as plain } from "../../../../support/platform";
import { mailServer } from "../../../../support/platform-smtp";

const to = "wang@yuanhang.example";
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** An outbox connected to a mail server. */
async function postOffice(config: PlatformConfig, mode?: Parameters<typeof mailServer>[0]) {
  const server = await mailServer(mode);
  const db = await openDatabase(config.databaseUrl, config.log);
  const seal = makeSeal(config.secrets);
  const now = config.clock ?? (() => new Date());
  const core = { config, db, seal, now } satisfies Partial<Core>;
  const [transport, patient] = [server.url, server.patientUrl].map((smtpUrl) => smtpTransport({ ...config, smtpUrl }));
  if (!transport || !patient) throw new Error("No transport");
  closing.push(
    () => server.close(),
    () => db.destroy(),
    async () => [transport, patient].forEach((one) => one.close()),
  );
  const message = codeEmail(
    { language: "zh", brandName: config.brandName, publicOrigin: config.publicOrigin },
    { purpose: "registration" },
    "123456",
  );
  return {
    server,
    db,
    core,
    transport,
    deliver: () => deliverDue(core, transport),
    /** Like `deliver`, but with a longer client timeout. */
    deliverPatiently: () => deliverDue(core, patient),
    post: (expires?: Date) => putInOutbox(db, seal, { kind: "test", to, message, now: now(), expires }),
    states: async () => (await db.selectFrom("outbox").select("state").execute()).map(({ state }) => state),
  };
}

onEveryEngine((test) => {
  test("an email reaches one recipient once, and its text is not retained", async ({ config }) => {
    const { server, db, post, deliver } = await postOffice(config);
    await post();
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    expect(server.received.map((message) => message.to)).toEqual([[to]]);
    expect(server.received[0]?.body).toContain("Auto-Submitted: auto-generated");
    expect(await db.selectFrom("outbox").select(["state", "letter_sealed"]).execute()).toEqual([
      { state: "sent", letter_sealed: null },
    ]);
  });

  test("several workers send an email only once", async ({ config }) => {
    const { server, post, deliver } = await postOffice(config);
    for (let index = 0; index < 15; index++) await post();
    await Promise.all([deliver(), deliver(), deliver(), deliver()]);
    expect(server.received).toHaveLength(15);
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(15);
  });

  test("an email waits for a busy server and is then sent once", async ({ config, clock }) => {
    const { server, post, deliver, states } = await postOffice(config, "busy421");
    await post();
    await deliver();
    expect(await deliver()).toBe(0);
    server.set("up");
    clock.advance(5);
    await deliver();
    expect(server.received).toHaveLength(1);
    expect(await states()).toEqual(["sent"]);
  });

  test("retry delays grow from five seconds to a quarter of an hour, and retries end after a day", async ({
    config,
    clock,
  }) => {
    const { db, post, deliver, states } = await postOffice(config, "busy421");
    await post();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 9; attempt++) {
      await deliver();
      const { next_at } = await db.selectFrom("outbox").select("next_at").executeTakeFirstOrThrow();
      const wait = (Date.parse(next_at) - clock.now.getTime()) / 1000;
      waits.push(wait);
      clock.advance(wait);
    }
    clock.advance(24 * 3600);
    await deliver();
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900]);
    expect(await states()).toEqual(["failed"]);
  });

  test("a permanently rejected address is not retried", async ({ config, events }) => {
    const { post, deliver, states } = await postOffice(config, "refuses550");
    await post();
    await deliver();
    expect(await states()).toEqual(["failed"]);
    expect(events.join()).toContain("letter_failed");
    expect(events.join()).not.toContain(to);
  });

  test("a mail server that stalls on one email delays neither the others nor those that come later", async ({
    config,
  }) => {
    const { server, core, transport, post } = await postOffice(config);
    server.set("hangs");
    await post();
    const worker = startOutboxWorker({ ...core, config } as Core, transport);
    // A worker that stops waits for the stalled email.
    closing.push(async () => {
      server.dropAll();
      await worker.stop();
    });
    await eventually(() => expect(server.unanswered()).toBe(1));
    server.set("up");
    for (let more = 0; more < 12; more += 1) await post();
    worker.wake();
    await eventually(() => expect(server.received).toHaveLength(12));
  });

  test("a mail server that hangs is abandoned and retried", async ({ config, clock }) => {
    const { server, post, deliver, deliverPatiently, states } = await postOffice(config, "hangs");
    await post();
    await deliver();
    expect(await states()).toEqual(["queued"]);
    server.set("up");
    clock.advance(5);
    await deliverPatiently();
    expect(server.received).toHaveLength(1);
  });

  test("an email accepted by a server that then drops the connection is sent again with the same message ID", async ({
    config,
    clock,
  }) => {
    const { server, post, deliver, states } = await postOffice(config, "acceptsThenDrops");
    await post();
    await deliver();
    server.set("up");
    clock.advance(5);
    await deliver();
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(1);
    expect(await states()).toEqual(["sent"]);
  });

  test("an email whose code has expired is no longer sent", async ({ config, clock }) => {
    const { server, post, deliver, states } = await postOffice(config);
    await post(new Date(clock.now.getTime() + 600_000));
    clock.advance(600);
    await deliver();
    expect(server.received).toEqual([]);
    expect(await states()).toEqual(["expired"]);
  });

  test("an email leased by a process that died is sent by another", async ({ config, clock }) => {
    const { server, db, post, deliver } = await postOffice(config);
    await post();
    await db
      .updateTable("outbox")
      .set({ leased_until: new Date(clock.now.getTime() + 300_000).toISOString() })
      .execute();
    expect(await deliver()).toBe(0);
    clock.advance(300);
    expect(await deliver()).toBe(1);
    expect(server.received).toHaveLength(1);
  });
});

plain("requesting a code sends its email at once, and the demo mailbox is then closed", async ({ config }) => {
  const server = await mailServer();
  const platform = await createPlatform({ ...config, smtpUrl: server.url });
  closing.push(
    () => server.close(),
    () => platform.close(),
  );
  platform.startJobs();
  const body = JSON.stringify({ email: to, language: "en" });
  await platform.fetch(new Request(`http://platform.test${registration.requestCode.path}`, { method: "POST", body }));
  // Jobs may send emails to purchasing in the meantime.
  const codes = () => server.received.filter(({ subject }) => subject.includes("registration code"));
  await eventually(() => expect(codes()).toHaveLength(1));
  expect((await platform.fetch(new Request("http://platform.test/dev/mailbox.json"))).status).toBe(404);
});

plain("no mailbox is shown outside the demo", async ({ config }) => {
  const platform = await createPlatform({ ...config, demo: false });
  closing.push(() => platform.close());
  expect((await platform.fetch(new Request("http://platform.test/dev/mailbox.json"))).status).toBe(404);
});
