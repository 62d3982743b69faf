import { expect } from "vitest";
import { assignment, conversation, messages, onboarding, registration, reviewNotes } from "~/contract";
import { questionMax, questionsMax, questionsPerHour, questionsPerPage } from "~/rules/conversation/limits";
import { auditOf } from "../../../../support/platform-audit";
import { onEveryEngine } from "../../../../support/platform";
import { enterByLink, inviteTo } from "../../../../support/platform-colleagues";
import { inDatabase } from "../../../../support/platform-database";
import { runJobs } from "../../../../support/platform-jobs";
import { afterSubmission } from "../../../../support/platform-onboarding";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { purchasingTeam } from "../../../../support/platform-teamwork";
import { endedContentDays } from "~/rules/retention/limits";

const secret = "请问开户行填分行还是支行？TOP-SECRET-QUESTION";
const notices = (emails: { subject: string }[]) => emails.filter(({ subject }) => subject.includes("采购部给您留言了"));

onEveryEngine((test) => {
  test("a supplier asks about a tab, and the reviewer's answer is unread until the supplier opens it", async ({
    platform,
    config,
    register,
    emails,
  }) => {
    const { registrant, first, second, registrationId } = await afterSubmission({ platform, register, emails });
    const about = { section: "bank", field: "banks[0].bankName" } as const;
    expect(await registrant.call(conversation.send, { text: secret, about })).toEqual({ place: 1 });
    const read = await first(conversation.listForReview, { registrationId });
    expect(read).toMatchObject({
      messages: [{ place: 1, side: "supplier", text: secret, about, isUnread: true, userName: "王伟" }],
      total: 1,
      unread: 1,
      canWrite: true,
      registrantName: "王伟",
    });
    const inQueue = async (call: typeof first) =>
      (await call(onboarding.queue, {})).content.find((one) => one.registrationId === registrationId)?.unreadMessages;
    expect(await inQueue(first)).toBe(1);
    await first(conversation.markReadForReview, { registrationId, upTo: 1 });
    expect([await inQueue(first), await inQueue(second)]).toEqual([0, 1]);
    expect((await first(conversation.listForReview, { registrationId })).unread).toBe(0);
    expect((await second(reviewNotes.reportReading, { registrationId })).unreadMessages).toBe(1);

    await first(conversation.reply, { registrationId, text: "填支行。" });
    expect((await registrant.call(registration.load, {})).unreadMessages).toBe(1);
    const seen = await registrant.call(conversation.list, {});
    expect(seen.messages.map(({ side, isUnread }) => [side, isUnread])).toEqual([
      ["supplier", false],
      ["purchasing", true],
    ]);
    expect(JSON.stringify(seen)).not.toContain("陈静");
    await registrant.call(conversation.markRead, { upTo: questionsMax });
    await first(conversation.reply, { registrationId, text: "还有问题吗？" });
    expect((await registrant.call(registration.load, {})).unreadMessages).toBe(1);
    const stored = await inDatabase(config, (db) => db.selectFrom("question").selectAll().execute());
    expect(JSON.stringify(stored)).not.toContain("TOP-SECRET-QUESTION");
    expect(await auditOf(config.databaseUrl, "conversation.send")).toHaveLength(3);
  });

  test("an internal note is not part of the messages, and a message is not part of the notes", async ({
    platform,
    register,
    emails,
  }) => {
    const { registrant, first, registrationId } = await afterSubmission({ platform, register, emails });
    await first(reviewNotes.add, { registrationId, text: "note-only" });
    await first(conversation.reply, { registrationId, text: "message-only" });
    const pages = [
      await registrant.call(conversation.list, {}),
      await first(conversation.listForReview, { registrationId }),
      await registrant.call(registration.load, {}),
    ];
    expect(JSON.stringify(pages)).not.toContain("note-only");
    expect(JSON.stringify(await first(reviewNotes.list, { registrationId }))).not.toContain("message-only");
    expect(JSON.stringify(await emails())).not.toContain("message-only");
  });

  test("the registrant gets one email while messages are unread, and another after reading", async ({
    platform,
    register,
    emails,
  }) => {
    const { registrant, first, second, registrationId } = await afterSubmission({ platform, register, emails });
    await first(conversation.reply, { registrationId, text: "one" });
    await second(conversation.reply, { registrationId, text: "two" });
    expect(notices(await emails())).toHaveLength(1);
    expect(notices(await emails())[0]).toMatchObject({ text: expect.stringContaining("/progress?questions=1") });
    await registrant.call(conversation.markRead, { upTo: 2 });
    await first(conversation.reply, { registrationId, text: "three" });
    expect(notices(await emails())).toHaveLength(2);
  });

  test("all purchasing managers are notified of a question about a draft, and read it without the draft", async ({
    platform,
    register,
  }) => {
    const { chenJing, zhaoLei } = await purchasingTeam(platform);
    const { call } = await register();
    const { registrationId } = await call(registration.load, {});
    expect(await codeOf(chenJing(conversation.listForReview, { registrationId }))).toBe("onboarding.unknown");
    await call(conversation.send, { text: secret });
    await call(conversation.send, { text: "还有一个问题" });
    for (const reviewer of [chenJing, zhaoLei]) {
      const { content } = await reviewer(messages.list, { unread: true });
      const own = content.filter(({ title }) => title === "供应商留言：王伟");
      expect(own).toHaveLength(1);
      const { to, text } = await reviewer(messages.one, { messageId: own[0]?.messageId ?? "" });
      expect(to).toBe(`/gsrm/questions/${registrationId}`);
      expect(text).not.toContain("TOP-SECRET-QUESTION");
    }
    const draft = await zhaoLei(conversation.listForReview, { registrationId });
    expect(draft).toMatchObject({ number: null, companyName: null, unread: 2 });
    await zhaoLei(conversation.reply, { registrationId, text: "填支行。" });
    expect((await call(conversation.list, {})).unread).toBe(1);
  });

  test("only the assigned reviewer is notified once there is one", async ({ platform, register, emails }) => {
    const { registrant, first, second, registrationId } = await afterSubmission({ platform, register, emails });
    const { ids, chenJing } = await purchasingTeam(platform);
    await chenJing(assignment.assign, { registrationIds: [registrationId], accountId: ids.zhaoLei });
    await registrant.call(conversation.send, { text: secret });
    const titles = async (reviewer: typeof first) =>
      (await reviewer(messages.list, { unread: true })).content.filter(({ title }) => title.startsWith("供应商留言"));
    expect(await titles(first)).toHaveLength(0);
    expect(await titles(second)).toHaveLength(1);
  });

  test("colleagues, other registrations and other suppliers' accounts can neither read nor write it", async ({
    platform,
    call,
    register,
    emails,
    clock,
  }) => {
    const owner = await register();
    await owner.call(conversation.send, { text: secret });
    const { registrationId } = await owner.call(registration.load, {});
    await inviteTo(owner.call);
    const colleague = await enterByLink({ platform, call, emails, clock });
    for (const refused of [
      () => colleague(conversation.list, {}),
      () => colleague(conversation.send, { text: "me too" }),
      () => colleague(conversation.markRead, { upTo: 1 }),
    ])
      expect(await refusalOf(refused())).toMatchObject({ status: 403, code: "colleague.ownerOnly" });
    expect((await colleague(registration.load, {})).unreadMessages).toBeUndefined();
    const other = await register("other@elsewhere.example");
    expect((await other.call(conversation.list, {})).messages).toEqual([]);
    const { call: supplier } = await signedIn(platform, "supplier");
    for (const refused of [
      () => supplier(conversation.listForReview, { registrationId }),
      () => supplier(conversation.reply, { registrationId, text: "me too" }),
      () => supplier(conversation.markReadForReview, { registrationId, upTo: 1 }),
    ])
      expect(await refusalOf(refused())).toMatchObject({ status: 403, code: "request.e403" });
    expect((await supplier(conversation.listOwn, {})).messages).toEqual([]);
    const { call: buyer } = await signedIn(platform, "buyer");
    expect(await codeOf(buyer(conversation.listOwn, {}))).toBe("company.noFile");
  });

  test("the accounts of an approved company continue the messages of its registration", async ({ platform }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    const { call: supplier } = await signedIn(platform, "supplier");
    const { content } = await buyer(onboarding.queue, { search: "安科精密", view: "all" });
    const registrationId = content[0]?.registrationId ?? "";
    await supplier(conversation.sendOwn, { text: "审核多久？" });
    const [question] = (await buyer(conversation.listForReview, { registrationId })).messages;
    expect(question?.userName).not.toBe("");
    await buyer(conversation.reply, { registrationId, text: "一周。" });
    const { content: bell } = await supplier(messages.list, { unread: true });
    expect(bell.map(({ title }) => title)).toContain("采购部给贵公司留言了");
    expect((await supplier(conversation.listOwn, {})).unread).toBe(1);
    await supplier(conversation.markOwnRead, { upTo: 2 });
    expect((await supplier(conversation.listOwn, {})).unread).toBe(0);
  });

  test("the messages of a registration that has ended can only be read", async ({ platform, register, emails }) => {
    const { first, registrationId, decide } = await afterSubmission({ platform, register, emails });
    await first(conversation.reply, { registrationId, text: "one" });
    await decide(first, "refuse", "品类不符");
    expect(await refusalOf(first(conversation.reply, { registrationId, text: "two" }))).toMatchObject({
      status: 409,
      code: "conversation.closed",
    });
    expect(await first(conversation.listForReview, { registrationId })).toMatchObject({ total: 1, canWrite: false });
  });

  test("the length, the place and the rate of messages are limited", async ({ register }) => {
    const { call } = await register();
    for (const text of ["", "  ", "x".repeat(questionMax + 1)])
      await expect(call(conversation.send, { text })).rejects.toThrow();
    for (const field of ["banks", "noSuchField", "banks[0].noSuchField", "constructor", "banks[0].iban.more"]) {
      const about = { section: "bank", field } as const;
      expect(await refusalOf(call(conversation.send, { text: "where?", about }))).toMatchObject({
        status: 422,
        code: "field.unknown",
      });
    }
    for (let sent = 0; sent < questionsPerHour; sent += 1) await call(conversation.send, { text: `${sent}` });
    expect(await refusalOf(call(conversation.send, { text: "too often" }))).toMatchObject({
      status: 429,
      code: "conversation.tooOften",
    });
  });

  test("a registration that has reached the maximum number of messages accepts no more", async ({
    config,
    register,
  }) => {
    const { call } = await register();
    await call(conversation.send, { text: "one" });
    await inDatabase(config, async (db) => {
      const row = await db.selectFrom("question").selectAll().where("place", "=", 1).executeTakeFirstOrThrow();
      await db
        .insertInto("question")
        .values({ ...row, place: questionsMax })
        .execute();
    });
    expect(await codeOf(call(conversation.send, { text: "one more" }))).toBe("conversation.tooMany");
  });

  test("the first page has the newest messages in chronological order, and the next pages have earlier ones", async ({
    register,
  }) => {
    const { call } = await register();
    const all = questionsPerPage + 5;
    for (let sent = 1; sent <= all; sent += 1) await call(conversation.send, { text: `${sent}` });
    const newest = await call(conversation.list, {});
    expect(newest.messages.map(({ place }) => place)).toEqual(
      Array.from({ length: questionsPerPage }, (_, at) => at + 6),
    );
    const earlier = await call(conversation.list, { before: 6 });
    expect(earlier.messages.map(({ text }) => text)).toEqual(["1", "2", "3", "4", "5"]);
    expect(earlier.total).toBe(all);
  });

  test("the messages are deleted with the content of a registration that was not approved", async ({
    platform,
    config,
    clock,
    register,
    emails,
  }) => {
    const { registrant, first, registrationId, decide } = await afterSubmission({ platform, register, emails });
    await first(conversation.reply, { registrationId, text: secret });
    await registrant.call(conversation.markRead, { upTo: 1 });
    await decide(first, "refuse", "品类不符");
    clock.advance((endedContentDays + 1) * 24 * 3600);
    await runJobs(config);
    for (const table of ["question", "question_read"] as const)
      expect(
        await inDatabase(config, (db) =>
          db.selectFrom(table).select("place").where("registration_id", "=", registrationId).execute(),
        ),
      ).toEqual([]);
  });
});
