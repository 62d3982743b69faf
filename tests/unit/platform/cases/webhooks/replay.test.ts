import { expect } from "vitest";
import { webhooks } from "~/contract";
import { webhookRetentionDays } from "~/rules/webhook/limits";
import { auditOf } from "../../../../support/platform-audit";
import { onEveryEngine } from "../../../../support/platform";
import { runJobs } from "../../../../support/platform-jobs";
import { afterSubmission } from "../../../../support/platform-onboarding";
import { codeOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { webhookSecret } from "../../../../support/webhook-receiver";
import { pushTo, receive } from "./setup";

const page = { page: 0, size: 20 };

onEveryEngine((test) => {
  test("super admins see the state of each delivery, and can send one again under its id", async ({
    platform,
    register,
    emails,
    config,
    clock,
  }) => {
    const receiver = await receive("fails");
    const { deliver } = await pushTo(config, [receiver]);
    const { first, decide, registrationId } = await afterSubmission({ platform, register, emails });
    clock.advance(1);
    await decide(first, "approve");
    await deliver();
    const { call: admin } = await signedIn(platform, "admin");
    const list = await admin(webhooks.list, page);
    expect(list.hosts).toEqual([receiver.host]);
    expect(list.content.map(({ event }) => event)).toEqual(["registration.approve", "registration.submit"]);
    const [approved] = list.content;
    expect(approved).toMatchObject({
      registrationId,
      host: receiver.host,
      state: "waiting",
      attempts: 1,
      problem: "status",
      status: 500,
      triedAt: clock.now.toISOString(),
    });
    expect(JSON.stringify(list)).not.toContain("of-the-robot");
    expect(JSON.stringify(list)).not.toContain(webhookSecret);
    expect((await admin(webhooks.list, { ...page, state: "delivered" })).content).toEqual([]);
    expect((await admin(webhooks.list, { ...page, event: "registration.submit" })).totalElements).toBe(1);

    receiver.set("up");
    clock.advance(1);
    const deliveryId = approved?.deliveryId ?? "";
    await admin(webhooks.replay, { deliveryId });
    expect(await deliver(), "the other event waits on").toBe(1);
    expect(receiver.pushes.filter(({ id }) => id === deliveryId)).toHaveLength(2);
    const state = async () =>
      (await admin(webhooks.list, { ...page, event: "registration.approve" })).content[0] ?? approved;
    expect(await state()).toMatchObject({ state: "delivered", attempts: 2, problem: null, status: 204, nextAt: null });
    await admin(webhooks.replay, { deliveryId });
    await deliver();
    expect(await state(), "what was delivered can be sent again too").toMatchObject({
      state: "delivered",
      attempts: 3,
    });
    expect(await auditOf(config.databaseUrl, "webhook.replay")).toMatchObject([
      { subject: `webhook:${deliveryId}`, details: JSON.stringify({ event: "registration.approve" }) },
      { subject: `webhook:${deliveryId}` },
    ]);
  });

  test("a failed delivery that is sent again is retried for another whole day", async ({
    platform,
    register,
    emails,
    config,
    clock,
  }) => {
    const receiver = await receive("fails");
    const { core, deliver, rows } = await pushTo(config, [receiver]);
    await afterSubmission({ platform, register, emails });
    clock.advance(25 * 3600);
    await deliver();
    expect(await rows()).toMatchObject([{ state: "failed" }]);
    const { call: admin } = await signedIn(platform, "admin");
    const { content } = await admin(webhooks.list, { ...page, state: "failed" });
    const deliveryId = content[0]?.deliveryId ?? "";
    await admin(webhooks.replay, { deliveryId });
    await deliver();
    expect(await rows()).toMatchObject([{ state: "waiting", attempts: 2, failures: 1 }]);

    await core.db.deleteFrom("webhook_address").execute();
    expect(await codeOf(admin(webhooks.replay, { deliveryId }))).toBe("webhook.removed");
    expect(await codeOf(admin(webhooks.replay, { deliveryId: "msg_0" }))).toBe("webhook.unknown");
  });

  test("only super admins can see deliveries or send one again", async ({ platform }) => {
    for (const account of ["buyer", "supplier"]) {
      const { call } = await signedIn(platform, account);
      expect(await codeOf(call(webhooks.list, page))).toBe("request.e403");
      expect(await codeOf(call(webhooks.replay, { deliveryId: "msg_0" }))).toBe("request.e403");
    }
  });

  test("rows are deleted when their retention period ends", async ({ platform, register, emails, config, clock }) => {
    const { deliver, rows } = await pushTo(config, [await receive()]);
    await afterSubmission({ platform, register, emails });
    await deliver();
    clock.advance((webhookRetentionDays - 1) * 24 * 3600);
    await runJobs(config);
    expect(await rows()).toHaveLength(1);
    clock.advance(24 * 3600);
    await runJobs(config);
    expect(await rows()).toEqual([]);
  });
});
