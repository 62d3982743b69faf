import { expect } from "vitest";
import { undeliveredLetters } from "~/contract";
import { toEmailTopic } from "~/platform/core/emails/topic";
import { countUndelivered } from "~/platform/core/outbox/undelivered";
import { emailTopics } from "~/rules/emails/email-topics";
import { undeliveredEmailDays } from "~/rules/retention/limits";
import { everyRow } from "../../../../support/every-row";
import { onEveryEngine, test as plain } from "../../../../support/platform";
import { auditOf } from "../../../../support/platform-audit";
import { runJobs } from "../../../../support/platform-jobs";
import { afterSubmission } from "../../../../support/platform-onboarding";
import { codeOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { openPostOffice } from "../../../../support/post-office";

const day = 24 * 3600;

onEveryEngine((test) => {
  test("a reviewer sees that an email was rejected, and can send it again once", async ({
    platform,
    register,
    emails,
    config,
    clock,
  }) => {
    const { first, second, registrationId } = await afterSubmission({ platform, register, emails });
    const { server, inside, deliver } = await openPostOffice(platform, "refuses550");
    await deliver();
    const [message, ...others] = await first(undeliveredLetters.list, { registrationId });
    expect([message, others]).toEqual([
      {
        letterId: message?.letterId,
        topic: "received",
        to: "w***@yuanhang.example",
        failedAt: clock.now.toISOString(),
        failure: "refused",
        state: "resendable",
      },
      [],
    ]);
    expect(await countUndelivered(inside)).toBe(1);

    const input = { registrationId, letterId: message?.letterId ?? "" };
    const presses = await Promise.allSettled([first, second].map((call) => call(undeliveredLetters.resend, input)));
    expect(presses.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await codeOf(first(undeliveredLetters.resend, input))).toBe("letter.notResendable");
    expect(await first(undeliveredLetters.list, { registrationId })).toMatchObject([{ state: "waiting" }]);
    expect(await countUndelivered(inside)).toBe(0);

    server.set("up");
    await deliver();
    expect(server.received.map(({ to }) => to)).toEqual([["wang@yuanhang.example"]]);
    expect(await first(undeliveredLetters.list, { registrationId })).toEqual([]);
    expect(await auditOf(config.databaseUrl, "letter.resend")).toMatchObject([
      { subject: `registration:${registrationId}` },
    ]);
    const rows = await everyRow(config);
    expect(rows.filter((row) => row.startsWith("outbox ") && row.includes(registrationId))).toEqual([]);
  });

  test("after a day without a mail server the email is retained, and a second failure shows it again", async ({
    platform,
    register,
    emails,
    clock,
  }) => {
    const { registrationId } = await afterSubmission({ platform, register, emails });
    const { deliver } = await openPostOffice(platform, "busy421");
    clock.advance(day);
    await deliver();
    const { call } = await signedIn(platform, "buyer");
    const [message] = await call(undeliveredLetters.list, { registrationId });
    expect(message).toMatchObject({ failure: "unreachable", state: "resendable" });
    await call(undeliveredLetters.resend, { registrationId, letterId: message?.letterId ?? "" });
    await deliver();
    expect(await call(undeliveredLetters.list, { registrationId })).toMatchObject([{ state: "waiting" }]);
    clock.advance(day);
    await deliver();
    const again = await signedIn(platform, "buyer");
    expect(await again.call(undeliveredLetters.list, { registrationId })).toMatchObject([
      { state: "resendable", failedAt: clock.now.toISOString() },
    ]);
  });

  test("of an email with a password only the address is retained, whether it was rejected or expired", async ({
    platform,
    register,
    emails,
    clock,
  }) => {
    const { first, registrationId, decide } = await afterSubmission({ platform, register, emails });
    await decide(first, "approve");
    clock.advance(day);
    const { inside, deliver } = await openPostOffice(platform, "busy421");
    await deliver();
    const { call } = await signedIn(platform, "buyer");
    const undelivered = await call(undeliveredLetters.list, { registrationId });
    const approval = undelivered.find(({ topic }) => topic === "approval");
    expect(approval).toMatchObject({ state: "gone", to: "w***@yuanhang.example", failure: "unreachable" });
    const letterId = approval?.letterId ?? "";
    expect(await codeOf(call(undeliveredLetters.resend, { registrationId, letterId }))).toBe("letter.notResendable");
    const row = await inside.db
      .selectFrom("outbox")
      .select("letter_sealed")
      .where("id", "=", letterId)
      .executeTakeFirstOrThrow();
    expect(inside.seal.open(row.letter_sealed ?? "", `outbox:${letterId}`)).toEqual({ to: "wang@yuanhang.example" });
  });

  test("an undelivered email is deleted after thirty days, and a code is never retained", async ({
    platform,
    register,
    emails,
    config,
    clock,
    codeFor,
  }) => {
    const { registrationId } = await afterSubmission({ platform, register, emails });
    await codeFor("li@yuanhang.example");
    const { inside, deliver } = await openPostOffice(platform, "refuses550");
    await deliver();
    const kept = await inside.db
      .selectFrom("outbox")
      .select(["kind", "registration_id"])
      .where("letter_sealed", "is not", null)
      .execute();
    expect(kept).toEqual([{ kind: "registration.received", registration_id: registrationId }]);
    clock.advance(undeliveredEmailDays * day - 60);
    await runJobs(config);
    expect(await countUndelivered(inside)).toBe(1);
    clock.advance(700);
    await runJobs(config);
    expect(await countUndelivered(inside)).toBe(0);
    const left = inside.db.selectFrom("outbox").select("id").where("failed_at", "is not", null);
    expect(await left.where("registration_id", "=", registrationId).execute()).toEqual([]);
  });

  test("the reviewer gets one message per failure, with a link to the registration", async ({
    platform,
    register,
    emails,
    config,
    clock,
  }) => {
    const { registrationId } = await afterSubmission({ platform, register, emails });
    const { inside, deliver } = await openPostOffice(platform, "refuses550");
    await deliver();
    await runJobs(config);
    clock.advance(700);
    await runJobs(config);
    const messages = await inside.db
      .selectFrom("message")
      .select(["title_zh", "title_en", "to_path"])
      .where("title_en", "like", "An email to % did not arrive")
      .execute();
    expect(messages).toMatchObject([
      { title_zh: expect.stringContaining("邮件未送达"), to_path: `/gsrm/registrations/${registrationId}` },
    ]);
  });

  test("only reviewers see undelivered emails, and only those of the given registration", async ({
    platform,
    register,
    emails,
  }) => {
    const { first, registrationId } = await afterSubmission({ platform, register, emails });
    const { deliver } = await openPostOffice(platform, "refuses550");
    await deliver();
    const [message] = await first(undeliveredLetters.list, { registrationId });
    const { call: supplier } = await signedIn(platform, "supplier");
    expect(await codeOf(supplier(undeliveredLetters.list, { registrationId }))).toBe("request.e403");
    const letterId = message?.letterId ?? "";
    expect(await codeOf(first(undeliveredLetters.resend, { registrationId: "another", letterId }))).toBe(
      "onboarding.unknown",
    );
    expect(await codeOf(first(undeliveredLetters.resend, { registrationId, letterId: "another" }))).toBe(
      "letter.unknown",
    );
  });
});

plain("every topic belongs to a kind of email, with the closest prefix first", () => {
  const kinds = [
    "registration.received",
    "onboarding.approve",
    "onboarding.return",
    "onboarding.refuse",
    "onboarding.accept",
    "reminder.review",
    "file.infected",
    "documents.due",
    "categories.changed",
    "correctiveAction.request",
    "change.proposed",
    "conversation.supplier",
    "code.signIn",
    "staffInvitation",
    "password.changed",
    "alarm",
    "digest",
    "escalation",
    "of an older release",
  ];
  expect(kinds.map(toEmailTopic)).toEqual(emailTopics);
});
