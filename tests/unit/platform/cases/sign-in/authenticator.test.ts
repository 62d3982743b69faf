import { expect } from "vitest";
import { authenticator, signIn, undoEmail } from "~/contract";
import { demoPassword } from "~/platform/seed/demo/accounts";
import { authenticatorSetupMs, authenticatorSetupTries } from "~/rules/sign-in/authenticator";
import { passwordsAnywhere, type RateLimit } from "~/platform/core/rate-limits/rates";
import { inSeconds } from "~/rules/time";
import { authenticatorsPerAccount } from "~/platform/core/rate-limits/factor-rates";
import { recoveryCodes } from "~/rules/sign-in/recovery-code";
import { allAtOnce } from "../../../../support/at-once";
import { codeAt, wrongCodeAt } from "../../../../support/authenticator-app";
import { everyRow } from "../../../../support/every-row";
import { type Call, onEveryEngine } from "../../../../support/platform";
import { auditOf } from "../../../../support/platform-audit";
import { afterPassword, freshCode, setUpApp } from "../../../../support/platform-authenticator";
import { inDatabase } from "../../../../support/platform-database";
import { changeEmail, codeTo, otherThan, undoLinkTo } from "../../../../support/platform-email";
import { codeOf } from "../../../../support/platform-refusal";
import { browserOf, signedIn } from "../../../../support/platform-sign-in";

const [quarterHourly, daily] = authenticatorsPerAccount as [RateLimit, RateLimit];

const email = "supplier@demo.example";

onEveryEngine((plain) => {
  const test = plain.extend<{ owner: { call: Call } }>({
    owner: async ({ platform, config }, provide) => {
      const owner = await signedIn(platform, "supplier");
      config.loginCodeFrom = "2025-06-15";
      await provide(owner);
    },
  });

  test("an app is set up with a fresh code, and its codes replace the emailed code at the next sign-in", async ({
    platform,
    owner: { call },
    emails,
    clock,
    config,
    events,
  }) => {
    expect(await call(authenticator.read, {})).toEqual({ authenticator: null, recoveryCodes: null });
    const { secret, recoveryCodes: codes } = await setUpApp({ call, emails, clock });
    expect(codes).toHaveLength(recoveryCodes);
    expect(await call(authenticator.read, {})).toMatchObject({
      authenticator: { lastUsedAt: null },
      recoveryCodes: { left: recoveryCodes },
    });
    const news = (await emails()).filter(({ to, subject }) => to === email && subject.includes("已添加身份验证器应用"));
    expect(news).toHaveLength(1);

    const sent = (await emails()).length;
    const { standing, enterApp } = await afterPassword(platform);
    expect(standing).toEqual({ step: "authenticator", email: "s***@demo.example", others: ["recoveryCode"] });
    expect((await emails()).length, "no code is sent").toBe(sent);
    expect(await enterApp(codeAt(secret, clock.now))).toMatchObject({ step: "done" });
    const { authenticator: app } = await call(authenticator.read, {});
    expect(app?.lastUsedAt).toBe(clock.now.toISOString());

    expect(await auditOf(config.databaseUrl, "account.authenticatorAdded")).toHaveLength(1);
    expect(events.filter((line) => line.includes('"step":"authenticatorAdded"'))).toHaveLength(1);
    const everything = [...(await everyRow(config)), ...events, JSON.stringify(await emails())].join("\n");
    expect(everything).not.toContain(secret);
    expect(codes.filter((code) => everything.includes(code))).toEqual([]);
  });

  test("a code can be used once, and using it invalidates earlier ones", async ({
    platform,
    owner: { call },
    emails,
    clock,
  }) => {
    const { secret } = await call(authenticator.begin, await freshCode({ call, emails, clock }));
    const first = codeAt(secret, clock.now);
    await call(authenticator.activate, { code: first });
    const { enterApp } = await afterPassword(platform);
    expect(await codeOf(enterApp(first)), "the code that added the app").toBe("authenticator.wrong");
    clock.advance(60);
    const [before, current] = [codeAt(secret, clock.now.getTime() - 30_000), codeAt(secret, clock.now)];
    expect(await enterApp(current)).toMatchObject({ step: "done" });
    const again = await afterPassword(platform);
    expect(await codeOf(again.enterApp(current)), "used").toBe("authenticator.wrong");
    expect(await codeOf(again.enterApp(before)), "older than the one that was used").toBe("authenticator.wrong");
    clock.advance(30);
    expect(await again.enterApp(codeAt(secret, clock.now))).toMatchObject({ step: "done" });
  });

  test("a phone's clock may be off by one step, but not by two", async ({
    platform,
    owner: { call },
    emails,
    clock,
  }) => {
    const { secret } = await setUpApp({ call, emails, clock });
    for (const seconds of [-60, 60, 3600, -30]) {
      const { enterApp } = await afterPassword(platform);
      const isNear = Math.abs(seconds) === 30;
      expect([seconds, await codeOf(enterApp(codeAt(secret, clock.now.getTime() + seconds * 1000)))]).toEqual([
        seconds,
        isNear ? "answered" : "authenticator.wrong",
      ]);
    }
    clock.advance(61);
    const { enterApp } = await afterPassword(platform);
    expect(await codeOf(enterApp(codeAt(secret, clock.now.getTime() + 30_000)))).toBe("answered");
  });

  test("of several simultaneous uses of a valid code exactly one succeeds", async ({
    platform,
    owner: { call },
    emails,
    clock,
  }) => {
    const { secret } = await setUpApp({ call, emails, clock });
    const { enterApp } = await afterPassword(platform);
    const code = codeAt(secret, clock.now);
    const answers = await allAtOnce(() => codeOf(enterApp(code)));
    expect(answers.filter((answer) => answer === "answered")).toHaveLength(1);
  });

  test("wrong codes are limited across all addresses, and the owner can continue with an emailed code", async ({
    platform,
    owner: { call },
    emails,
    clock,
    events,
  }) => {
    const { secret } = await setUpApp({ call, emails, clock });
    const guess = async (client: number) => {
      const browser = browserOf(platform, { clientAddress: `203.0.113.${client}` });
      const uid = await browser.begin();
      await browser.call(signIn.enterPassword, { uid, account: "supplier", password: demoPassword });
      return codeOf(browser.call(signIn.enterAuthenticator, { uid, code: wrongCodeAt(secret, clock.now) }));
    };
    for (let tries = 0; tries < daily.max; tries++) {
      if (tries > 0 && tries % quarterHourly.max === 0) {
        expect(await guess(tries)).toBe("authenticator.tooMany");
        clock.advance(inSeconds(quarterHourly.window));
      }
      expect(await guess(tries)).toBe("authenticator.wrong");
    }
    clock.advance(inSeconds(quarterHourly.window));
    const { browser, uid, enterApp } = await afterPassword(platform);
    expect(await codeOf(enterApp(codeAt(secret, clock.now)))).toBe("authenticator.tooMany");
    expect(
      events.filter((line) => line.includes("authn_login_fail") && line.includes("authenticator.wrong")),
    ).toHaveLength(daily.max);
    expect(await browser.call(signIn.resendCode, { uid, to: "email" })).toMatchObject({
      step: "code",
      others: ["authenticator", "recoveryCode"],
    });
    expect(await browser.call(signIn.enterCode, { uid, code: await codeTo(emails, email) })).toMatchObject({
      step: "done",
    });
  });

  test("the app can still be used after a code was sent instead", async ({
    platform,
    owner: { call },
    emails,
    clock,
  }) => {
    const { secret } = await setUpApp({ call, emails, clock });
    const { browser, uid, enterApp } = await afterPassword(platform);
    await browser.call(signIn.resendCode, { uid });
    expect(await enterApp(codeAt(secret, clock.now))).toMatchObject({ step: "done" });
  });

  test("neither an open session nor another account's code can set up or remove an app", async ({
    platform,
    owner: { call },
    emails,
    clock,
  }) => {
    const fresh = await freshCode({ call, emails, clock });
    expect(await codeOf(call(authenticator.begin, { ...fresh, code: otherThan(fresh.code) }))).toBe("code.wrong");
    const other = await signedIn(platform, "supplier2");
    expect(await codeOf(other.call(authenticator.begin, fresh))).toBe("code.wrong");
    expect(await codeOf(call(authenticator.activate, { code: "123456" }))).toBe("authenticator.expired");
    expect(await codeOf(call(authenticator.remove, fresh))).toBe("authenticator.unknown");
    expect(await codeOf(call(authenticator.renewRecoveryCodes, fresh))).toBe("recoveryCode.needless");

    await setUpApp({ call, emails, clock });
    const next = await freshCode({ call, emails, clock });
    expect(await codeOf(call(authenticator.begin, next))).toBe("authenticator.known");
    expect(await codeOf(call(authenticator.remove, { ...next, code: otherThan(next.code) }))).toBe("code.wrong");
    expect(await codeOf(other.call(authenticator.remove, next))).toBe("authenticator.unknown");
    expect(await codeOf(call(authenticator.remove, next))).toBe("answered");
    expect(await call(authenticator.read, {})).toEqual({ authenticator: null, recoveryCodes: null });
    expect((await afterPassword(platform)).standing).toMatchObject({ step: "code" });
  });

  test("a setup allows a limited number of wrong codes, expires after ten minutes and is replaced by the next", async ({
    owner: { call },
    emails,
    clock,
  }) => {
    const begin = async () => (await call(authenticator.begin, await freshCode({ call, emails, clock }))).secret;
    const activate = (code: string) => codeOf(call(authenticator.activate, { code }));
    const first = await begin();
    for (let tries = 0; tries < authenticatorSetupTries; tries++)
      expect(await activate(wrongCodeAt(first, clock.now))).toBe("authenticator.wrong");
    expect(await activate(codeAt(first, clock.now))).toBe("authenticator.expired");

    const second = await begin();
    clock.advance(authenticatorSetupMs / 1000);
    expect(await activate(codeAt(second, clock.now))).toBe("authenticator.expired");

    const [third, fourth] = [await begin(), await begin()];
    expect(await activate(codeAt(third, clock.now))).toBe("authenticator.wrong");
    const right = codeAt(fourth, clock.now);
    const answers = await Promise.all(Array.from({ length: 5 }, () => activate(right)));
    expect(answers.filter((answer) => answer === "answered")).toHaveLength(1);
  });

  test("undoing a change of email removes the app, its setup and the recovery codes", async ({
    owner: { call },
    emails,
    clock,
    config,
  }) => {
    await setUpApp({ call, emails, clock });
    await changeEmail(call, emails, "taken@over.example");
    await call(undoEmail.undo, await undoLinkTo(emails, email));
    const left = await inDatabase(config, async (db) => [
      await db.selectFrom("authenticator").selectAll().execute(),
      await db.selectFrom("authenticator_setup").selectAll().execute(),
      await db.selectFrom("recovery_code").selectAll().execute(),
    ]);
    expect(left).toEqual([[], [], []]);
  });

  test("an account under attack does not reveal that it has an app, and accepts neither its codes nor recovery codes", async ({
    platform,
    owner: { call },
    emails,
    clock,
  }) => {
    const { secret, recoveryCodes: codes } = await setUpApp({ call, emails, clock });
    for (let tries = 0; tries < passwordsAnywhere.max; tries++) {
      const browser = browserOf(platform, { clientAddress: `203.0.113.${tries}` });
      const uid = await browser.begin();
      await codeOf(browser.call(signIn.enterPassword, { uid, account: "supplier", password: "guess" }));
    }
    const { browser, uid, standing, enterApp, enterRecovery } = await afterPassword(platform);
    expect(standing).toEqual({ step: "codeIfRight" });
    expect(await codeOf(enterApp(codeAt(secret, clock.now)))).toBe("signIn.gone");
    expect(await codeOf(enterRecovery(codes[0] ?? ""))).toBe("signIn.gone");
    expect(await browser.call(signIn.enterCode, { uid, code: await codeTo(emails, email) })).toMatchObject({
      step: "done",
    });
  });
});
