import { expect } from "vitest";
import { companyFile, exports, messages, onboarding, progress, registration, review, reviewNotes } from "~/contract";
import { codeResendMs } from "~/rules/limits/codes";
import { endedContentDays } from "~/rules/retention/limits";
import { maxNotes, noteDeletableMs, noteMax, readerSeconds } from "~/rules/teamwork/limits";
import { onEveryEngine } from "../../../../support/platform";
import { inDatabase } from "../../../../support/platform-database";
import { runJobs } from "../../../../support/platform-jobs";
import { afterSubmission } from "../../../../support/platform-onboarding";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { purchasingTeam } from "../../../../support/platform-teamwork";

const secret = "账户名称可疑，先不要通过 TOP-SECRET-NOTE";

onEveryEngine((test) => {
  test("colleagues can read a note, which is unread until they open the notes and is stored encrypted", async ({
    platform,
    config,
    register,
    emails,
  }) => {
    const { first, second, registrationId } = await afterSubmission({ platform, register, emails });
    const { noteId } = await first(reviewNotes.add, { registrationId, text: secret });
    const [note] = await second(reviewNotes.list, { registrationId });
    expect(note).toMatchObject({
      noteId,
      text: secret,
      by: { userName: "陈静" },
      isUnread: true,
      deletableUntil: null,
    });
    expect(await first(reviewNotes.list, { registrationId })).toMatchObject([{ isUnread: false }]);
    const report = { registrationId };
    expect(await second(reviewNotes.reportReading, report)).toMatchObject({ notes: 1, unreadNotes: 1 });
    await second(reviewNotes.markRead, report);
    expect(await second(reviewNotes.reportReading, report)).toMatchObject({ notes: 1, unreadNotes: 0 });
    const stored = await inDatabase(config, (db) => db.selectFrom("review_note").selectAll().execute());
    expect(JSON.stringify(stored)).not.toContain("TOP-SECRET-NOTE");
  });

  test("a mentioned colleague gets a message with a link, without the text of the note", async ({ platform }) => {
    const { chenJing, zhaoLei, admin } = await purchasingTeam(platform);
    const { content } = await chenJing(onboarding.queue, { search: "川芯微" });
    const registrationId = content[0]?.registrationId ?? "";
    const { mentioned } = await chenJing(reviewNotes.add, { registrationId, text: `@赵磊 ${secret} @陈静` });
    expect(mentioned).toEqual(["赵磊"]);
    const { content: unread } = await zhaoLei(messages.list, { unread: true });
    const message = unread.find(({ title }) => title === "陈静在备注中提到了您");
    const { to, text } = await zhaoLei(messages.one, { messageId: message?.messageId ?? "" });
    expect(to).toBe(`/gsrm/registrations/${registrationId}?notes=1`);
    expect(text).toContain("川芯微");
    expect(text).not.toContain("TOP-SECRET-NOTE");
    const titles = (await admin(messages.list, {})).content.map(({ title }) => title);
    expect(titles).not.toContain(message?.title);
  });

  test("no note reaches the supplier, whether in a page, the progress query or an email", async ({
    platform,
    call,
    clock,
    register,
    emails,
  }) => {
    const setup = await afterSubmission({ platform, register, emails });
    const { registrant, first, registrationId } = setup;
    await first(reviewNotes.add, { registrationId, text: secret });
    clock.advance(codeResendMs / 1000);
    const email = "wang@yuanhang.example";
    const { challengeId } = await call(progress.requestCode, { email, language: "zh" });
    const code = /^\d{6}$/m.exec((await emails())[0]?.text ?? "")?.[0] ?? "";
    const seen: unknown[] = [await call(progress.query, { email, code, challengeId })];
    await setup.decide(first, "return", "请修改", []);
    seen.push(await registrant.call(registration.load, {}));
    expect(await refusalOf(registrant.call(reviewNotes.list, { registrationId }))).toMatchObject({ status: 401 });
    seen.push(await emails());
    expect(JSON.stringify(seen)).not.toContain("TOP-SECRET-NOTE");
  });

  test("the account of an approved company neither sees notes in its data nor can request them", async ({
    platform,
  }) => {
    const { chenJing } = await purchasingTeam(platform);
    const { content } = await chenJing(onboarding.queue, { search: "安科精密", view: "all" });
    const registrationId = content[0]?.registrationId ?? "";
    await chenJing(reviewNotes.add, { registrationId, text: secret });
    const { call: supplier } = await signedIn(platform, "supplier");
    const seen = [
      await supplier(companyFile.load, {}),
      await supplier(exports.messages, {}),
      await supplier(exports.tasks, {}),
    ];
    expect(JSON.stringify(seen)).not.toContain("TOP-SECRET-NOTE");
    for (const refused of [
      () => supplier(reviewNotes.list, { registrationId }),
      () => supplier(reviewNotes.add, { registrationId, text: "me too" }),
      () => supplier(reviewNotes.reportReading, { registrationId }),
      () => supplier(review.file, { registrationId }),
    ])
      expect(await refusalOf(refused())).toMatchObject({ status: 403, code: "request.e403" });
  });

  test("the author can delete a note within a quarter of an hour, a colleague never", async ({ platform, clock }) => {
    const { chenJing, zhaoLei } = await purchasingTeam(platform);
    const { content } = await chenJing(onboarding.queue, { search: "川芯微" });
    const registrationId = content[0]?.registrationId ?? "";
    const { noteId } = await chenJing(reviewNotes.add, { registrationId, text: "first" });
    expect(await codeOf(zhaoLei(reviewNotes.remove, { registrationId, noteId }))).toBe("reviewNote.unknown");
    await chenJing(reviewNotes.remove, { registrationId, noteId });
    expect(await chenJing(reviewNotes.list, { registrationId })).toEqual([]);
    const later = await chenJing(reviewNotes.add, { registrationId, text: "second" });
    clock.advance(noteDeletableMs / 1000);
    expect(await codeOf(chenJing(reviewNotes.remove, { registrationId, noteId: later.noteId }))).toBe(
      "reviewNote.tooOld",
    );
  });

  test("the length and the number of notes are limited", async ({ platform, config }) => {
    const { chenJing } = await purchasingTeam(platform);
    const { content } = await chenJing(onboarding.queue, { search: "川芯微" });
    const registrationId = content[0]?.registrationId ?? "";
    for (const text of ["", "  ", "x".repeat(noteMax + 1)])
      await expect(chenJing(reviewNotes.add, { registrationId, text })).rejects.toThrow();
    await chenJing(reviewNotes.add, { registrationId, text: "one" });
    await inDatabase(config, async (db) => {
      const row = await db
        .selectFrom("review_note")
        .selectAll()
        .where("registration_id", "=", registrationId)
        .executeTakeFirstOrThrow();
      const copies = Array.from({ length: maxNotes - 1 }, (_, at) => ({ ...row, id: `${row.id}-${at}` }));
      await db.insertInto("review_note").values(copies).execute();
    });
    expect(await codeOf(chenJing(reviewNotes.add, { registrationId, text: "one more" }))).toBe("reviewNote.tooMany");
  });

  test("a user with a registration open sees who else reads it, for as long as their pages report it", async ({
    platform,
    clock,
  }) => {
    const { chenJing, zhaoLei } = await purchasingTeam(platform);
    const { content } = await chenJing(onboarding.queue, { search: "川芯微" });
    const registrationId = content[0]?.registrationId ?? "";
    expect((await chenJing(reviewNotes.reportReading, { registrationId })).readers).toEqual([]);
    const { readers } = await zhaoLei(reviewNotes.reportReading, { registrationId });
    expect(readers.map(({ userName }) => userName)).toEqual(["陈静"]);
    clock.advance(readerSeconds);
    expect((await zhaoLei(reviewNotes.reportReading, { registrationId })).readers).toHaveLength(1);
    clock.advance(1);
    expect((await zhaoLei(reviewNotes.reportReading, { registrationId })).readers).toEqual([]);
    expect(await codeOf(zhaoLei(reviewNotes.reportReading, { registrationId: "unknown" }))).toBe("onboarding.unknown");
  });

  test("notes are deleted with the content of a registration that was not approved", async ({
    platform,
    config,
    clock,
    register,
    emails,
  }) => {
    const { first, registrationId, decide } = await afterSubmission({ platform, register, emails });
    await first(reviewNotes.add, { registrationId, text: secret });
    await first(reviewNotes.reportReading, { registrationId });
    await decide(first, "refuse", "品类不符");
    clock.advance((endedContentDays + 1) * 24 * 3600);
    await runJobs(config);
    const left = await inDatabase(config, (db) =>
      db.selectFrom("review_note").select("id").where("registration_id", "=", registrationId).execute(),
    );
    expect(left).toEqual([]);
  });
});
