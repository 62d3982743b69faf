import { expect } from "vitest";
import { profile, signIn } from "~/contract";
import { demoPassword } from "~/platform/seed/demo/accounts";
import { onEveryEngine, type PlatformTest } from "../../../../support/platform";
import { codeTo, otherThan } from "../../../../support/platform-email";
import { bindPhone, phone, smsCodeTo } from "../../../../support/platform-phone";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { browserOf, signedIn } from "../../../../support/platform-sign-in";

const email = "supplier@demo.example";
const right = { account: "supplier", password: demoPassword };
const codesFrom = "2025-06-15";

/** Adds an account with a bound phone, on a day when signing in requires a code. */
const withPhone = (test: PlatformTest) =>
  test.extend<{ owner: Awaited<ReturnType<typeof signedIn>> }>({
    owner: async ({ platform, emails, config, clock }, provide) => {
      const owner = await signedIn(platform, "supplier");
      await bindPhone(owner.call, emails);
      config.loginCodeFrom = codesFrom;
      clock.advance(61);
      await provide(owner);
    },
  });

onEveryEngine((plain) => {
  const test = withPhone(plain);

  test("codes go to the email address until the owner uses one sent to the phone, and to the phone after that", async ({
    platform,
    owner,
    emails,
    clock,
  }) => {
    const browser = browserOf(platform);
    const uid = await browser.begin();
    const offered = { step: "code", email: "s***@demo.example", phone: phone.masked, resendSeconds: 60 };
    expect(await browser.call(signIn.enterPassword, { uid, ...right })).toEqual({ ...offered, sentTo: "email" });
    expect(await browser.call(signIn.resendCode, { uid, to: "phone" }), "at once").toEqual({
      ...offered,
      sentTo: "phone",
    });
    const code = await smsCodeTo(emails, phone.number);
    expect((await owner.call(profile.currentUser, {})).boundPhone?.codesGoTo, "not before it was right").toBe("email");
    expect((await browser.call(signIn.enterCode, { uid, code })).step).toBe("done");
    expect((await owner.call(profile.currentUser, {})).boundPhone?.codesGoTo).toBe("phone");

    clock.advance(61);
    const again = browserOf(platform);
    const next = await again.begin();
    expect(await again.call(signIn.enterPassword, { uid: next, ...right })).toEqual({ ...offered, sentTo: "phone" });
    const nextCode = await smsCodeTo(emails, phone.number);
    expect((await again.call(signIn.enterCode, { uid: next, code: nextCode })).step).toBe("done");
  });

  test("a number that can no longer be sent messages does not lock its owner out: the code is emailed", async ({
    platform,
    owner,
    emails,
    config,
    clock,
  }) => {
    const browser = browserOf(platform);
    const uid = await browser.begin();
    await browser.call(signIn.enterPassword, { uid, ...right });
    await browser.call(signIn.resendCode, { uid, to: "phone" });
    await browser.call(signIn.enterCode, { uid, code: await smsCodeTo(emails, phone.number) });
    const sent = (await emails()).filter(({ channel }) => channel === "sms").length;

    config.smsCountries = ["DE"];
    clock.advance(61);
    const again = browserOf(platform);
    const next = await again.begin();
    expect(await again.call(signIn.enterPassword, { uid: next, ...right })).toEqual({
      step: "code",
      email: "s***@demo.example",
      resendSeconds: 60,
    });
    expect((await emails()).filter(({ channel }) => channel === "sms")).toHaveLength(sent);
    const code = await codeTo(emails, email);
    expect((await again.call(signIn.enterCode, { uid: next, code })).step).toBe("done");
    expect((await owner.call(profile.currentUser, {})).boundPhone, "the owner sees it").toEqual({
      number: phone.number,
      pending: null,
      codesGoTo: "email",
    });
  });

  test("a code works only in its own sign-in and for the channel it was sent to", async ({
    platform,
    owner,
    emails,
  }) => {
    expect(owner.csrfToken).not.toBe("");
    const browser = browserOf(platform);
    const uid = await browser.begin();
    await browser.call(signIn.enterPassword, { uid, ...right });
    const emailed = await codeTo(emails, email);
    await browser.call(signIn.resendCode, { uid, to: "phone" });
    const code = await smsCodeTo(emails, phone.number);
    const enter = (typed: string) => codeOf(browser.call(signIn.enterCode, { uid, code: typed }));
    if (emailed !== code) expect(await enter(emailed), "the email's code is not asked for now").toBe("code.wrong");
    const stranger = browserOf(platform);
    expect(await codeOf(stranger.call(signIn.enterCode, { uid, code })), "in another browser").toBe("signIn.gone");
    expect(await enter(otherThan(code))).toBe("code.wrong");
    expect(await enter(code)).toBe("answered");
    expect(await enter(code), "once").toBe("code.wrong");
  });

  test("a user who switches back to email can use the code already sent there", async ({ platform, owner, emails }) => {
    expect(owner.csrfToken).not.toBe("");
    const browser = browserOf(platform);
    const uid = await browser.begin();
    await browser.call(signIn.enterPassword, { uid, ...right });
    await browser.call(signIn.resendCode, { uid, to: "phone" });
    const count = (await emails()).length;
    expect(await browser.call(signIn.resendCode, { uid, to: "email" })).toMatchObject({ sentTo: "email" });
    expect(await emails(), "no second email").toHaveLength(count);
    expect(await codeOf(browser.call(signIn.resendCode, { uid, to: "email" }))).toBe("code.tooSoon");
    const code = await codeTo(emails, email);
    expect((await browser.call(signIn.enterCode, { uid, code })).step).toBe("done");
  });

  test("a phone that has used up its codes does not lock its owner out: the code is emailed", async ({
    platform,
    owner,
    emails,
    clock,
  }) => {
    const first = browserOf(platform);
    const uid = await first.begin();
    await first.call(signIn.enterPassword, { uid, ...right });
    await first.call(signIn.resendCode, { uid, to: "phone" });
    await first.call(signIn.enterCode, { uid, code: await smsCodeTo(emails, phone.number) });
    expect((await owner.call(profile.currentUser, {})).boundPhone?.codesGoTo).toBe("phone");
    // An attacker who knows the password requests one code after another, until none is valid.
    for (let times = 0; times < 4; times++) {
      clock.advance(61);
      const pest = browserOf(platform);
      await pest.call(signIn.enterPassword, { uid: await pest.begin(), ...right });
    }
    clock.advance(601);
    const browser = browserOf(platform);
    const next = await browser.begin();
    expect(await browser.call(signIn.enterPassword, { uid: next, ...right })).toMatchObject({ sentTo: "email" });
    const code = await codeTo(emails, email);
    expect((await browser.call(signIn.enterCode, { uid: next, code })).step).toBe("done");
  });

  test("codes that strangers request to bind the same number use up none of its sign-in codes", async ({
    platform,
    owner,
    config,
    clock,
  }) => {
    expect(owner.csrfToken).not.toBe("");
    config.loginCodeFrom = "2998-01-01";
    const refused = new Set<string>();
    for (const account of ["supplier2", "india", "buyer"]) {
      const { call } = await signedIn(platform, account);
      for (let times = 0; times < 5; times++) {
        refused.add(await codeOf(call(profile.requestPhoneCode, { boundPhone: phone.typed, password: demoPassword })));
        clock.advance(61);
      }
    }
    expect(refused, "the number's own budget for binding is used up").toContain("code.tooMany");
    config.loginCodeFrom = codesFrom;
    const browser = browserOf(platform);
    const uid = await browser.begin();
    await browser.call(signIn.enterPassword, { uid, ...right });
    expect(await browser.call(signIn.resendCode, { uid, to: "phone" })).toMatchObject({ sentTo: "phone" });
  });

  test("the code of a phone removed during a sign-in is rejected, and an emailed code works", async ({
    platform,
    owner,
    emails,
  }) => {
    const browser = browserOf(platform);
    const uid = await browser.begin();
    await browser.call(signIn.enterPassword, { uid, ...right });
    await browser.call(signIn.resendCode, { uid, to: "phone" });
    const code = await smsCodeTo(emails, phone.number);
    await owner.call(profile.removePhone, { password: demoPassword });
    expect(await codeOf(browser.call(signIn.enterCode, { uid, code }))).toBe("code.wrong");
    expect(await browser.call(signIn.read, { uid })).toEqual({
      step: "code",
      email: "s***@demo.example",
      resendSeconds: 60,
    });
    await browser.call(signIn.resendCode, { uid, to: "email" });
    const emailed = await codeTo(emails, email);
    expect((await browser.call(signIn.enterCode, { uid, code: emailed })).step).toBe("done");
  });

  test("a phone that is not confirmed yet gets no sign-in code", async ({ platform, owner, emails, clock }) => {
    await owner.call(profile.removePhone, { password: demoPassword });
    clock.advance(61);
    await owner.call(profile.requestPhoneCode, { boundPhone: phone.typed, password: demoPassword });
    const count = (await emails()).filter(({ channel }) => channel === "sms").length;
    const browser = browserOf(platform);
    const uid = await browser.begin();
    expect(await browser.call(signIn.enterPassword, { uid, ...right })).not.toHaveProperty("phone");
    clock.advance(61);
    expect(await browser.call(signIn.resendCode, { uid, to: "phone" })).not.toHaveProperty("sentTo");
    expect((await emails()).filter(({ channel }) => channel === "sms")).toHaveLength(count);
  });

  test("a forgotten password can be reset by email only", async ({ call, owner, emails }) => {
    expect(owner.csrfToken).not.toBe("");
    const before = (await emails()).length;
    await call(signIn.forgotPassword, { account: "supplier" });
    const fresh = (await emails()).slice(0, (await emails()).length - before);
    expect(fresh.map(({ channel, to }) => [channel, to])).toEqual([["mail", email]]);
    expect(
      await refusalOf(call(signIn.forgotPassword, { account: phone.number })),
      "a phone names no account",
    ).toMatchObject({ code: "answered" });
    expect((await emails()).length).toBe(before + 1);
  });
});
