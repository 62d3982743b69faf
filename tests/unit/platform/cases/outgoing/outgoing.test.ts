import { expect } from "vitest";
import { outgoing } from "~/contract";
import { codeEmail } from "~/platform/core/emails/codes";
import { holdEmails } from "~/platform/core/outbox/held-emails";
import { putInOutbox } from "~/platform/core/outbox/outbox";
import { onEveryEngine } from "../../../../support/platform";
import { auditOf } from "../../../../support/platform-audit";
import { afterSubmission } from "../../../../support/platform-onboarding";
import { codeOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { openPostOffice } from "../../../../support/post-office";

const page = { page: 0, size: 20 };

onEveryEngine((test) => {
  test("super admins see whether each email is waiting, sent or undelivered, and can send one immediately", async ({
    platform,
    register,
    emails,
    config,
    clock,
  }) => {
    const { registrationId } = await afterSubmission({ platform, register, emails });
    const { server, deliver } = await openPostOffice(platform, "refuses550");
    const { call } = await signedIn(platform, "admin");
    const listed = async (state?: "waiting" | "sent" | "undelivered") =>
      (await call(outgoing.list, { ...page, ...(state && { state }) })).content;
    const received = async () => (await listed()).find(({ topic }) => topic === "received");
    expect(await received()).toMatchObject({ state: "waiting", attempts: 0, registrationId, canBeSent: true });

    await deliver();
    const email = await received();
    expect(email).toMatchObject({
      channel: "mail",
      to: "w***@yuanhang.example",
      state: "undelivered",
      failure: "refused",
      attempts: 1,
      endedAt: clock.now.toISOString(),
      nextAt: null,
      canBeSent: true,
    });
    expect((await listed("undelivered")).map(({ emailId }) => emailId)).toContain(email?.emailId);
    expect(await listed("waiting")).toEqual([]);

    const emailId = email?.emailId ?? "";
    await call(outgoing.send, { emailId });
    expect(await received()).toMatchObject({ state: "waiting", attempts: 0 });
    server.set("up");
    await deliver();
    expect(await received()).toMatchObject({ state: "sent", to: null, registrationId: null, canBeSent: false });
    expect(await codeOf(call(outgoing.send, { emailId }))).toBe("letter.notResendable");
    expect(await codeOf(call(outgoing.send, { emailId: "another" }))).toBe("letter.unknown");
    expect(await auditOf(config.databaseUrl, "letter.send")).toMatchObject([{ subject: `letter:${emailId}` }]);
  });

  test("an undelivered email about an account is retained, and one with a code is not", async ({ platform }) => {
    const { inside, deliver } = await openPostOffice(platform, "refuses550");
    const { call } = await signedIn(platform, "admin");
    const { db, seal, now } = inside;
    const message = codeEmail({ ...inside.config, language: "zh" }, { purpose: "registration" }, "123456");
    for (const kind of ["password.changed", "code.registration"])
      await putInOutbox(db, seal, { kind, to: "zhang@other.example", message, now: now() });
    await deliver();
    const { content } = await call(outgoing.list, { ...page, state: "undelivered" });
    expect(content.find(({ topic }) => topic === "account")).toMatchObject({ failure: "refused", canBeSent: true });
    expect(content.find(({ topic }) => topic === "code")).toMatchObject({ to: null, canBeSent: false });
  });

  test("held emails are listed separately, and one of them can be sent", async ({ platform, register, emails }) => {
    await afterSubmission({ platform, register, emails });
    const { inside, server, deliver } = await openPostOffice(platform, "up");
    await holdEmails(inside.db);
    const { call } = await signedIn(platform, "admin");
    const held = await call(outgoing.list, { ...page, state: "held" });
    expect(held.totalElements).toBeGreaterThan(1);
    expect(held.content[0]).toMatchObject({ state: "held", nextAt: null, canBeSent: true });
    expect((await call(outgoing.list, { ...page, state: "waiting" })).totalElements).toBe(0);
    await call(outgoing.send, { emailId: held.content[0]?.emailId ?? "" });
    await deliver();
    expect(server.received).toHaveLength(1);
    expect((await call(outgoing.list, { ...page, state: "held" })).totalElements).toBe(held.totalElements - 1);
  });

  test("reviewers and suppliers can neither see the list nor send an email", async ({ platform }) => {
    for (const userAccount of ["buyer", "supplier"]) {
      const { call } = await signedIn(platform, userAccount);
      expect(await codeOf(call(outgoing.list, page))).toBe("request.e403");
      expect(await codeOf(call(outgoing.send, { emailId: "one" }))).toBe("request.e403");
    }
  });
});
