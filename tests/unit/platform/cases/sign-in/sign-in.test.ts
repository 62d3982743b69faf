import { expect } from "vitest";
import { session, signIn } from "~/contract";
import { demoPassword } from "~/platform/seed/demo/accounts";
import { onEveryEngine } from "../../../../support/platform";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { browserOf } from "../../../../support/platform-sign-in";

const own = "a horse that flies at night";

onEveryEngine((test) => {
  test("signing in with account, password and emailed code opens a session", async ({ platform, emails, config }) => {
    config.loginCodeFrom = "2025-06-15";
    const browser = browserOf(platform);
    const uid = await browser.begin();
    expect(await browser.call(signIn.read, { uid })).toEqual({ step: "password" });
    const asked = await browser.call(signIn.enterPassword, { uid, account: "Supplier", password: demoPassword });
    expect(asked).toEqual({ step: "code", email: "s***@demo.example", resendSeconds: 60 });

    const [message] = await emails();
    const code = /^\d{6}$/m.exec(message?.text ?? "")?.[0] ?? "";
    expect(message?.subject).not.toContain(code);
    const done = await browser.call(signIn.enterCode, { uid, code });
    if (done.step !== "done") throw new Error(done.step);
    const token = await browser.handedOver(done.returnTo);
    expect(await browser.call(session.open, { token })).toMatchObject({ endsAt: "2025-06-15T14:00:00.000Z" });
  });

  test("a user who signs in again within a minute can use the code already sent", async ({
    platform,
    emails,
    config,
    clock,
  }) => {
    config.loginCodeFrom = "2025-06-15";
    const right = { account: "supplier", password: demoPassword };
    const closed = browserOf(platform);
    await closed.call(signIn.enterPassword, { uid: await closed.begin(), ...right });
    clock.advance(20);
    const browser = browserOf(platform);
    const uid = await browser.begin();
    const email = "s***@demo.example";
    expect(await browser.call(signIn.enterPassword, { uid, ...right })).toEqual({
      step: "code",
      email,
      resendSeconds: 40,
    });
    expect(await emails(), "no second email").toHaveLength(1);
    expect(await refusalOf(browser.call(signIn.resendCode, { uid }))).toMatchObject({
      status: 429,
      code: "code.tooSoon",
      details: { retryAfter: 40 },
    });
    const code = /^\d{6}$/m.exec((await emails())[0]?.text ?? "")?.[0] ?? "";
    expect((await browser.call(signIn.enterCode, { uid, code })).step).toBe("done");
  });

  test("a sign-in after a minute gets a new code, and the first one stays valid for the sign-in that requested it", async ({
    platform,
    emails,
    config,
    clock,
  }) => {
    config.loginCodeFrom = "2025-06-15";
    const right = { account: "supplier", password: demoPassword };
    const codeInMail = async () => /^\d{6}$/m.exec((await emails())[0]?.text ?? "")?.[0] ?? "";
    const first = browserOf(platform);
    const uid = await first.begin();
    await first.call(signIn.enterPassword, { uid, ...right });
    const code = await codeInMail();
    clock.advance(60);
    const second = browserOf(platform);
    const other = await second.begin();
    await second.call(signIn.enterPassword, { uid: other, ...right });
    const fresh = await codeInMail();
    expect(await emails()).toHaveLength(2);
    expect((await first.call(signIn.enterCode, { uid, code })).step).toBe("done");
    expect((await second.call(signIn.enterCode, { uid: other, code: fresh })).step).toBe("done");
  });

  test("a used code opens no other sign-in", async ({ platform, emails, config }) => {
    config.loginCodeFrom = "2025-06-15";
    const right = { account: "supplier", password: demoPassword };
    const first = browserOf(platform);
    const uid = await first.begin();
    await first.call(signIn.enterPassword, { uid, ...right });
    const second = browserOf(platform);
    const other = await second.begin();
    await second.call(signIn.enterPassword, { uid: other, ...right });
    const code = /^\d{6}$/m.exec((await emails())[0]?.text ?? "")?.[0] ?? "";
    expect((await first.call(signIn.enterCode, { uid, code })).step).toBe("done");
    expect(await codeOf(second.call(signIn.enterCode, { uid: other, code }))).toBe("code.wrong");
  });

  test("signing in again within a minute of using a code sends another code at once", async ({
    platform,
    emails,
    config,
    clock,
  }) => {
    config.loginCodeFrom = "2025-06-15";
    const right = { account: "supplier", password: demoPassword };
    const codes: string[] = [];
    for (let times = 0; times < 7; times++) {
      const browser = browserOf(platform);
      const uid = await browser.begin();
      expect(await browser.call(signIn.enterPassword, { uid, ...right })).toMatchObject({ step: "code" });
      const code = /^\d{6}$/m.exec((await emails())[0]?.text ?? "")?.[0] ?? "";
      expect((await browser.call(signIn.enterCode, { uid, code })).step).toBe("done");
      codes.push(code);
      clock.advance(1);
    }
    expect(await emails(), "an email for each of them").toHaveLength(codes.length);
  });

  test("before the date from which codes are required, the password is enough", async ({ platform, emails }) => {
    const browser = browserOf(platform);
    const uid = await browser.begin();
    expect(
      await browser.call(signIn.enterPassword, { uid, account: "supplier@demo.example", password: demoPassword }),
    ).toMatchObject({ step: "done" });
    expect(await emails()).toEqual([]);
  });

  test("an unknown account and a wrong password get the same response", async ({ platform }) => {
    const browser = browserOf(platform);
    const uid = await browser.begin();
    for (const account of ["supplier", "nobody"])
      expect(await codeOf(browser.call(signIn.enterPassword, { uid, account, password: "wrong" }))).toBe(
        "signIn.wrong",
      );
  });

  test("guessing is slowed down at its client address, and the owner can still sign in elsewhere", async ({
    platform,
    clock,
  }) => {
    const guesser = browserOf(platform, { clientAddress: "203.0.113.9" });
    const uid = await guesser.begin();
    const guess = () => codeOf(guesser.call(signIn.enterPassword, { uid, account: "supplier", password: "guess" }));
    for (let tries = 0; tries < 5; tries++) expect(await guess()).toBe("signIn.wrong");
    expect(await guess()).toBe("signIn.tooMany");

    const owner = browserOf(platform);
    const elsewhere = await owner.begin();
    const right = { account: "supplier", password: demoPassword };
    expect(await owner.call(signIn.enterPassword, { uid: elsewhere, ...right })).toMatchObject({ step: "done" });
    expect(await codeOf(guesser.call(signIn.enterPassword, { uid, ...right }))).toBe("signIn.tooMany");
    clock.advance(15 * 60);
    const later = { uid: await guesser.begin(), ...right };
    expect(await guesser.call(signIn.enterPassword, later)).toMatchObject({ step: "done" });
  });

  test("a barred account is revealed only with the right password", async ({ platform }) => {
    const browser = browserOf(platform);
    const uid = await browser.begin();
    const enter = (password: string) =>
      codeOf(browser.call(signIn.enterPassword, { uid, account: "barred", password }));
    expect(await enter("wrong")).toBe("signIn.wrong");
    expect(await enter(demoPassword)).toBe("signIn.barred");
  });

  test("an initial password must be replaced at first use", async ({ platform, emails }) => {
    const browser = browserOf(platform);
    const uid = await browser.begin();
    const enter = (password: string) => browser.call(signIn.enterPassword, { uid, account: "newcomer", password });
    expect(await enter(demoPassword)).toEqual({ step: "newPassword", account: "newcomer" });
    const change = (password: string) => codeOf(browser.call(signIn.changePassword, { uid, password }));
    expect(await change("short")).toBe("password.short");
    expect(await change("newcomer is my name")).toBe("password.account");
    expect(await change(demoPassword)).toBe("password.same");
    expect(await browser.call(signIn.changePassword, { uid, password: own })).toMatchObject({ step: "done" });
    expect((await emails())[0]?.to).toBe("newcomer@demo.example");
    expect(await codeOf(enter(demoPassword))).toBe("signIn.wrong");
    expect(await enter(own)).toMatchObject({ step: "done" });
  });

  test("an initial password expires after a day", async ({ platform, clock }) => {
    const browser = browserOf(platform);
    clock.advance(24 * 3600);
    const uid = await browser.begin();
    const entered = browser.call(signIn.enterPassword, { uid, account: "newcomer", password: demoPassword });
    expect(await codeOf(entered)).toBe("signIn.initialExpired");
  });

  test("a sign-in belongs to the browser that started it", async ({ platform }) => {
    const begun = await browserOf(platform).begin();
    const other = browserOf(platform);
    const right = { uid: begun, account: "supplier", password: demoPassword };
    expect(await codeOf(other.call(signIn.read, { uid: begun }))).toBe("signIn.gone");
    expect(await codeOf(other.call(signIn.enterPassword, right))).toBe("signIn.gone");
    expect(await codeOf(other.call(signIn.read, { uid: "made-up" }))).toBe("signIn.gone");
  });

  test("no step can be skipped", async ({ platform, config }) => {
    config.loginCodeFrom = "2025-01-01";
    const browser = browserOf(platform);
    const uid = await browser.begin();
    expect(await codeOf(browser.call(signIn.enterCode, { uid, code: "123456" }))).toBe("signIn.gone");
    expect(await codeOf(browser.call(signIn.changePassword, { uid, password: own }))).toBe("signIn.gone");
    await browser.call(signIn.enterPassword, { uid, account: "newcomer", password: demoPassword });
    expect(await codeOf(browser.call(signIn.changePassword, { uid, password: own }))).toBe("signIn.gone");
    expect(await codeOf(browser.call(signIn.enterCode, { uid, code: "000000" }))).toBe("code.wrong");
    expect((await browser.get(`/oidc/auth/${uid}`)).headers.get("location") ?? "").not.toContain("code=");
  });

  test("a forgotten password is reset by email, with a code that works once", async ({ platform, emails }) => {
    const browser = browserOf(platform);
    const { challengeId } = await browser.call(signIn.forgotPassword, { account: "supplier" });
    const code = /^\d{6}$/m.exec((await emails())[0]?.text ?? "")?.[0] ?? "";
    const reset = { account: "supplier", challengeId, code, password: own };
    expect(await codeOf(browser.call(signIn.resetPassword, { ...reset, code: "x" }))).toBe("code.wrong");
    await browser.call(signIn.resetPassword, reset);
    expect(await codeOf(browser.call(signIn.resetPassword, { ...reset, password: `${own}!` }))).toBe("code.wrong");
    const uid = await browser.begin();
    expect(await browser.call(signIn.enterPassword, { uid, account: "supplier", password: own })).toMatchObject({
      step: "done",
    });
  });

  test("a password reset for an unknown account gets the same responses as for a known one, and sends no email", async ({
    call,
    emails,
  }) => {
    const ask = (account: string) => call(signIn.forgotPassword, { account });
    const { challengeId } = await ask("nobody");
    expect(challengeId).toHaveLength((await ask("buyer")).challengeId.length);
    expect(await codeOf(ask("nobody"))).toBe(await codeOf(ask("buyer")));
    const reset = { challengeId, code: "123456", password: own, account: "nobody" };
    for (let tries = 0; tries < 5; tries++) expect(await codeOf(call(signIn.resetPassword, reset))).toBe("code.wrong");
    expect(await codeOf(call(signIn.resetPassword, reset))).toBe("code.exhausted");
    expect((await emails()).map(({ to }) => to)).toEqual(["buyer@demo.example"]);
  });
});
