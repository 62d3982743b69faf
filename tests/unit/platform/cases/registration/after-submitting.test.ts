import { expect } from "vitest";
import { files, progress, registration, review } from "~/contract";
import { onEveryEngine } from "../../../../support/platform";
import { inDatabase } from "../../../../support/platform-database";
import { fillIn, pdf } from "../../../../support/platform-complete";
import { afterSubmission } from "../../../../support/platform-onboarding";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { submitSeen, versionsOf } from "../../../../support/seen";

const email = "wang@yuanhang.example";
const owner = { name: "王伟", email, country: "CN", consentAgreementFlag: 1, language: "zh" } as const;
const account = "banks[0].accountNumber";

onEveryEngine((test) => {
  test("after submission account numbers are masked, and showing one in full is audited", async ({
    register,
    config,
  }) => {
    const { call } = await register();
    await fillIn(call);
    const before = await call(registration.loadSection, { section: "bank" });
    const full = numberIn(before.values);
    expect(full, "while it is filled in, it shows what was typed").toMatch(/^\d{10,}$/);
    await submitSeen(call);

    const masked = `****${full.slice(-4)}`;
    expect(numberIn((await call(registration.loadSection, { section: "bank" })).values)).toBe(masked);
    const draft = await call(registration.load, {});
    expect(JSON.stringify(draft)).not.toContain(full);
    expect(numberIn(draft.sections.find(({ section }) => section === "bank")?.values)).toBe(masked);

    expect(await call(registration.show, { section: "bank", field: account })).toEqual({ value: full });
    expect(await codeOf(call(registration.show, { section: "bank", field: "banks[0].bankName" }))).toBe(
      "field.unknown",
    );
    const events = await inDatabase(config, (db) =>
      db.selectFrom("audit_event").selectAll().where("action", "=", "registration.show").execute(),
    );
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      actor: `registrant:${draft.registrationId}`,
      subject: `registration:${draft.registrationId}`,
      details: JSON.stringify({ section: "bank", field: account }),
    });
  });

  test("the email and the answer after corrections say that it was submitted again", async ({
    platform,
    register,
    emails,
  }) => {
    const { registrant, first, decide } = await afterSubmission({ platform, register, emails });
    await decide(first, "return", "请更正银行资料", [{ section: "bank", comment: "请核对账号" }]);
    await submitSeen(registrant.call);
    const { submission } = await registrant.call(registration.load, {});
    expect(submission?.round).toBe(2);
    const receipts = (await emails()).filter(({ subject }) => subject.includes("已收到贵公司"));
    expect(receipts.map(({ subject }) => subject).toSorted()).toEqual([
      expect.stringContaining("已收到贵公司的注册申请"),
      expect.stringContaining("已收到贵公司重新提交的注册申请"),
    ]);
  });

  test("returned answers stay masked until they are entered again", async ({ platform, register, emails }) => {
    const { registrant, first, decide } = await afterSubmission({ platform, register, emails });
    await decide(first, "return", "请更正银行资料", [{ section: "bank", comment: "请核对账号" }]);
    const { values } = await registrant.call(registration.loadSection, { section: "bank" });
    expect(numberIn(values)).toMatch(/^\*{4}\d{4}$/);
  });

  test("after approval the email address opens nothing: the company is already registered", async ({
    platform,
    register,
    emails,
    call,
    codeFor,
    clock,
  }) => {
    const { registrant, first, decide } = await afterSubmission({ platform, register, emails });
    await decide(first, "approve");
    const refusals = await Promise.all([
      refusalOf(registrant.call(registration.load, {})),
      refusalOf(registrant.call(registration.show, { section: "bank", field: account })),
      refusalOf(registrant.call(registration.saveSection, { section: "bank", version: 1, values: {} })),
      refusalOf(registrant.call(files.createUuid, {})),
    ]);
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 401, code: "registration.sessionExpired" });

    clock.advance(61);
    const code = await codeFor(email);
    const wrong = { ...owner, ...code, code: code.code === "000000" ? "111111" : "000000" };
    expect(await codeOf(call(registration.start, wrong)), "a stranger learns nothing").toBe("code.wrong");
    expect(await call(registration.start, { ...owner, ...code })).toEqual({
      registrationToken: null,
      registered: true,
      resumed: true,
      submitted: true,
      returned: false,
    });
    clock.advance(1);
    const { challengeId } = await call(progress.requestCode, { email, language: "zh" });
    const progressCode = /^\d{6}$/m.exec((await emails())[0]?.text ?? "")?.[0] ?? "";
    expect((await call(progress.query, { email, code: progressCode, challengeId })).registrationToken).toBeNull();
  });

  test("a rejection ends the sessions of the registration, and a new one can be started", async ({
    platform,
    register,
    emails,
    clock,
  }) => {
    const { registrant, first, decide } = await afterSubmission({ platform, register, emails });
    await decide(first, "refuse", "资料不实");
    expect(await codeOf(registrant.call(registration.load, {}))).toBe("registration.sessionExpired");
    clock.advance(61);
    expect(await register()).toMatchObject({ resumed: false, submitted: false });
  });

  test("after a withdrawal in one browser, submitting from another is rejected as ended", async ({
    register,
    clock,
  }) => {
    const first = await register();
    await fillIn(first.call);
    clock.advance(61);
    const second = await register();
    const versions = await versionsOf(first.call);
    await second.call(registration.withdraw, {});
    expect(await refusalOf(first.call(registration.submit, { versions }))).toMatchObject({
      status: 409,
      code: "registration.ended",
    });
    expect(await codeOf(first.call(registration.load, {}))).toBe("registration.sessionExpired");
  });

  test("a withdrawal that races with a submission leaves the registration withdrawn", async ({ register, config }) => {
    const { call } = await register();
    await fillIn(call);
    const versions = await versionsOf(call);
    const [submission, withdrawal] = await Promise.all([
      codeOf(call(registration.submit, { versions })),
      codeOf(call(registration.withdraw, {})),
    ]);
    expect(withdrawal).toBe("answered");
    expect(["answered", "registration.ended", "registration.sessionExpired"]).toContain(submission);
    const rows = await inDatabase(config, (db) => db.selectFrom("registration").select("state").execute());
    expect(rows.map(({ state }) => state)).toContain("withdrawn");
    expect(await codeOf(call(registration.submit, { versions }))).toBe("registration.ended");
  });

  test("signed URLs are issued for submitted files, and for no others", async ({ register }) => {
    const { call } = await register();
    const { content: unused } = await call(files.createUuid, {});
    const stray = await call(files.upload, { attachmentUUID: unused, file: pdf("stray.pdf") });
    await fillIn(call);
    expect(await codeOf(call(files.signedUrl, { url: stray })), "of a draft, any").toBe("answered");
    const { values } = await call(registration.loadSection, { section: "attachment" });
    const [uuid = ""] = JSON.stringify(values).match(/2[\da-f]{32}/) ?? [];
    const [document] = await call(files.list, { uuid });
    await submitSeen(call);
    expect(await codeOf(call(files.signedUrl, { url: document?.fileUrl ?? "" }))).toBe("answered");
    expect(await refusalOf(call(files.signedUrl, { url: stray }))).toMatchObject({ status: 404, code: "file.unknown" });
  });

  test("purchasing can still show account numbers in full", async ({ platform, register, emails }) => {
    const { first, registrationId } = await afterSubmission({ platform, register, emails });
    const { value } = await first(review.show, { registrationId, section: "bank", field: account });
    expect(value).toMatch(/^\d{10,}$/);
  });
});

/** The first account number of a bank section. */
function numberIn(values: unknown): string {
  const { banks } = values as { banks: { accountNumber: string }[] };
  return banks[0]?.accountNumber ?? "";
}
