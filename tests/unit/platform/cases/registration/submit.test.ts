import { expect } from "vitest";
import { progress, registration } from "~/contract";
import { openDatabase } from "~/platform/core/database/database";
import { allAtOnce } from "../../../../support/at-once";
import { onEveryEngine } from "../../../../support/platform";
import { completeValues, fillIn } from "../../../../support/platform-complete";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { submitSeen } from "../../../../support/seen";

onEveryEngine((test) => {
  test("a complete registration gets a number, and a due date in two weeks", async ({ register, emails }) => {
    const { call, email } = await register();
    await fillIn(call);
    const submission = await submitSeen(call);
    expect(submission).toEqual({
      number: "SR-20250615-000001",
      submittedAt: "2025-06-15T02:00:00.000Z",
      dueAt: "2025-06-29T02:00:00.000Z",
    });
    const [message] = (await emails()).filter(({ subject }) => subject.includes(submission.number));
    expect(message).toMatchObject({ to: email });
    expect(message?.text).toContain("2025年6月29日");

    const { progress: view, submission: loaded } = await call(registration.load, {});
    expect(loaded).toEqual({ ...submission, round: 1 });
    expect(view).toMatchObject({
      stage: 3,
      state: "preliminaryReview",
      actsNext: "purchasing",
      expectedBy: submission.dueAt,
    });
  });

  test("parallel submissions count as one", async ({ register, emails, config }) => {
    const { call } = await register();
    await fillIn(call);
    const answers = await allAtOnce(() => submitSeen(call));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await emails()).filter(({ subject }) => subject.includes("SR-"))).toHaveLength(1);

    const db = await openDatabase(config.databaseUrl, config.log);
    const rows = await db.selectFrom("audit_event").selectAll().where("action", "=", "registration.submit").execute();
    await db.destroy();
    expect(rows).toHaveLength(1);
  });

  test("two registrations never share a number", async ({ register }) => {
    const both = [await register("one@yuanhang.example"), await register("two@yuanhang.example")];
    await Promise.all(both.map(({ call }) => fillIn(call)));
    const numbers = await Promise.all(both.map(({ call }) => submitSeen(call)));
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(2);
  });

  test("an incomplete registration is rejected with the missing answers of each tab", async ({ register }) => {
    const { call } = await register();
    const refused = await refusalOf(submitSeen(call));
    expect(refused).toMatchObject({ status: 422, code: "registration.incomplete" });
    const findings = registration.incomplete.parse(refused.details);
    expect(Object.keys(findings)).toEqual(
      expect.arrayContaining(["basic", "business", "contact", "bank", "attachment"]),
    );
  });

  test("a registration with codes that no list contains is rejected", async ({ register }) => {
    const { call } = await register();
    await fillIn(call);
    const { basic, attachment } = await completeValues(call);
    attachment.attachments[0].file = "2".padEnd(33, "0");
    await call(registration.saveSection, {
      section: "basic",
      version: 1,
      values: { ...basic, registeredCity: "330100", capitalCurrency: "XXX" },
    });
    await call(registration.saveSection, { section: "attachment", version: 1, values: attachment }).catch(
      () => undefined,
    );
    const { details } = await refusalOf(submitSeen(call));
    expect(details).toMatchObject({
      basic: [
        { field: "registeredCity", code: "field.unknownCode" },
        { field: "capitalCurrency", code: "field.unknownCode" },
      ],
    });
  });

  test("a submitted registration can no longer be changed, and resuming reports that it is submitted", async ({
    register,
    clock,
  }) => {
    const { call } = await register();
    await fillIn(call);
    await submitSeen(call);
    const late = call(registration.saveSection, { section: "basic", version: 1, values: { duns: "1" } });
    expect(await refusalOf(late)).toMatchObject({ status: 409, code: "registration.submitted" });
    clock.advance(61);
    expect(await register()).toMatchObject({ resumed: true, submitted: true });
  });

  test("a hidden tab is neither shown nor required", async ({ register, config }) => {
    config.hiddenTab = "bank";
    const { call } = await register();
    const { bank: _, ...values } = await completeValues(call);
    for (const [section, typed] of Object.entries(values)) {
      await call(registration.saveSection, {
        section: section as "basic",
        version: 0,
        values: typed as object as Record<string, string>,
      });
    }
    expect(await codeOf(call(registration.loadSection, { section: "bank" }))).toBe("request.e404");
    expect((await call(registration.load, {})).sections.map(({ section }) => section)).not.toContain("bank");
    expect(await codeOf(submitSeen(call))).toBe("answered");
  });

  test("the progress query shows the number, company and stages", async ({ register, call, emails, clock }) => {
    const { call: mine, email } = await register();
    await fillIn(mine);
    const { number } = await submitSeen(mine);
    clock.advance(61);
    const { challengeId } = await call(progress.requestCode, { email, language: "en" });
    const code = /^\d{6}$/m.exec((await emails())[0]?.text ?? "")?.[0] ?? "";
    expect(await call(progress.query, { email, code, challengeId })).toMatchObject({
      number,
      companyName: "深圳市远航电子有限公司",
      progress: { stage: 3, actsNext: "purchasing" },
    });
    expect(await codeOf(call(progress.query, { email, code, challengeId }))).toBe("code.wrong");
  });

  test("an unknown address gets the same response as a known one, and only its owner learns the difference, by email", async ({
    register,
    call,
    emails,
    clock,
  }) => {
    const { email } = await register();
    clock.advance(61);
    const known = await call(progress.requestCode, { email, language: "en" });
    const unknown = await call(progress.requestCode, { email: "nobody@yuanhang.example", language: "en" });
    expect(unknown.challengeId).toHaveLength(known.challengeId.length);
    const message = (await emails()).find(({ to }) => to === "nobody@yuanhang.example");
    expect(message?.text).toContain("no registration uses this address");
    expect(message?.text).not.toMatch(/^\d{6}$/m);
    const guess = { email: "nobody@yuanhang.example", code: "123456", challengeId: unknown.challengeId };
    expect(await codeOf(call(progress.query, guess))).toBe("code.wrong");
  });

  test("known and unknown addresses get responses with the same status, headers and length", async ({
    register,
    platform,
    clock,
  }) => {
    const { email } = await register();
    clock.advance(61);
    const ask = async (address: string) => {
      const body = JSON.stringify({ email: address, language: "zh" });
      const response = await platform.fetch(
        new Request(`http://platform.test${progress.requestCode.path}`, { method: "POST", body }),
      );
      return [response.status, Object.fromEntries(response.headers), (await response.text()).length];
    };
    expect(await ask(email)).toEqual(await ask("nobody@yuanhang.example"));
  });

  test("one client address can query ten times in a quarter of an hour", async ({ call }) => {
    const guess = { email: "nobody@yuanhang.example", code: "123456", challengeId: "x" };
    for (let attempt = 0; attempt < 10; attempt++) expect(await codeOf(call(progress.query, guess))).toBe("code.wrong");
    expect(await refusalOf(call(progress.query, guess))).toMatchObject({ status: 429, code: "code.tooMany" });
  });
});
