import { expect } from "vitest";
import { authenticator, mailboxes, passkeys } from "~/contract";
import { runCommand } from "~/platform/commands/run-command";
import { createPlatform } from "~/platform/platform.server";
import { recoveryCodes, groupedRecoveryCode } from "~/rules/sign-in/recovery-code";
import { recoveryCodesPerAccount } from "~/platform/core/rate-limits/factor-rates";
import { codeAt } from "../../../../support/authenticator-app";
import { linkToCompany } from "../../../../support/company-account";
import { passkeyDevice } from "../../../../support/passkey-device";
import { type Call, onEveryEngine } from "../../../../support/platform";
import { auditOf } from "../../../../support/platform-audit";
import { afterPassword, freshCode, setUpApp } from "../../../../support/platform-authenticator";
import { inDatabase } from "../../../../support/platform-database";
import { codeTo } from "../../../../support/platform-email";
import { codeOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";

const email = "supplier@demo.example";

onEveryEngine((plain) => {
  const test = plain.extend<{ owner: { call: Call } }>({
    owner: async ({ platform, config }, provide) => {
      const owner = await signedIn(platform, "supplier");
      config.loginCodeFrom = "2025-06-15";
      await provide(owner);
    },
  });

  test("a recovery code works once, however it is typed, and its owner is notified by email", async ({
    platform,
    owner: { call },
    emails,
    clock,
    config,
  }) => {
    const { recoveryCodes: codes } = await setUpApp({ call, emails, clock });
    const [code = "", another = ""] = codes;
    const { enterRecovery } = await afterPassword(platform);
    expect(await codeOf(enterRecovery("0000-0000-0000-0000"))).toBe("recoveryCode.wrong");
    expect(await codeOf(enterRecovery("not a code"))).toBe("recoveryCode.wrong");
    expect(await enterRecovery(` ${groupedRecoveryCode(code).toLowerCase()} `)).toMatchObject({ step: "done" });
    clock.advance(1);
    const again = await afterPassword(platform);
    expect(await codeOf(again.enterRecovery(code)), "used").toBe("recoveryCode.wrong");
    expect(await again.enterRecovery(another)).toMatchObject({ step: "done" });
    expect((await call(authenticator.read, {})).recoveryCodes?.left).toBe(recoveryCodes - 2);
    const news = (await emails()).filter(({ subject }) => subject.includes("恢复代码登录"));
    expect(news.map(({ to }) => to)).toEqual([email, email]);
    expect(news[0]?.text).toContain(`目前剩余：${recoveryCodes - 2} 个`);
    expect(await auditOf(config.databaseUrl, "account.recoveryCodeUsed")).toHaveLength(2);
  });

  test("of parallel uses of one code exactly one succeeds, and guessing is rate-limited", async ({
    platform,
    owner: { call },
    emails,
    clock,
  }) => {
    const { secret, recoveryCodes: codes } = await setUpApp({ call, emails, clock });
    const { enterRecovery, enterApp } = await afterPassword(platform);
    const answers = await Promise.all(Array.from({ length: 8 }, () => codeOf(enterRecovery(codes[0] ?? ""))));
    expect(answers.filter((answer) => answer === "answered")).toHaveLength(1);
    const next = await afterPassword(platform);
    const guesses = new Set<string>();
    for (let tries = 0; tries <= recoveryCodesPerAccount.max; tries++)
      guesses.add(await codeOf(next.enterRecovery("guess")));
    expect([...guesses]).toEqual(["recoveryCode.wrong", "recoveryCode.tooMany"]);
    expect(await codeOf(enterApp(codeAt(secret, clock.now))), "the app is counted apart").toBe("answered");
  });

  test("new recovery codes need a fresh code, and invalidate the earlier ones", async ({
    platform,
    owner: { call },
    emails,
    clock,
  }) => {
    const { recoveryCodes: old } = await setUpApp({ call, emails, clock });
    const fresh = await freshCode({ call, emails, clock });
    const { recoveryCodes: codes } = await call(authenticator.renewRecoveryCodes, fresh);
    expect(await codeOf(call(authenticator.renewRecoveryCodes, fresh)), "a code counts once").toBe("code.wrong");
    expect(new Set([...old, ...codes]).size).toBe(2 * recoveryCodes);
    expect((await emails()).filter(({ subject }) => subject.includes("已生成新的恢复代码"))).toHaveLength(1);
    const { enterRecovery } = await afterPassword(platform);
    expect(await codeOf(enterRecovery(old[0] ?? ""))).toBe("recoveryCode.wrong");
    expect(await enterRecovery(codes[0] ?? "")).toMatchObject({ step: "done" });
  });

  test("a passkey without an app allows recovery codes too, and removing the last second factor deletes them", async ({
    platform,
    owner: { call },
    emails,
    clock,
  }) => {
    const passkeyCode = async () => {
      clock.advance(61);
      const { challengeId } = await call(passkeys.sendCode, {});
      return { challengeId, code: await codeTo(emails, email) };
    };
    const device = passkeyDevice();
    const { challenge } = await call(passkeys.begin, await passkeyCode());
    await call(passkeys.add, { name: "Laptop", passkey: device.make(challenge) });
    expect(await call(authenticator.read, {})).toEqual({
      authenticator: null,
      recoveryCodes: { left: 0, madeAt: null },
    });
    const setting = { call, emails, clock };
    await call(authenticator.renewRecoveryCodes, await freshCode(setting));
    const { secret, recoveryCodes: codes } = await setUpApp(setting);

    const { standing, enterApp } = await afterPassword(platform);
    expect(standing).toMatchObject({ step: "passkey", others: ["authenticator", "recoveryCode"] });
    expect(await enterApp(codeAt(secret, clock.now))).toMatchObject({ step: "done" });
    await call(authenticator.remove, await freshCode(setting));
    const { enterRecovery } = await afterPassword(platform);
    expect(await enterRecovery(codes[0] ?? ""), "the passkey is still there").toMatchObject({ step: "done" });
    const [passkey] = await call(passkeys.list, {});
    await call(passkeys.remove, { passkeyId: passkey?.id ?? "", ...(await passkeyCode()) });
    expect((await call(authenticator.read, {})).recoveryCodes).toBeNull();
    expect((await afterPassword(platform)).standing).not.toHaveProperty("others");
  });

  test("replacing a lost mailbox removes the app and the recovery codes", async ({
    platform,
    owner: { call },
    emails,
    clock,
    config,
  }) => {
    await setUpApp({ call, emails, clock });
    config.loginCodeFrom = "2999-01-01";
    const { call: buyer } = await signedIn(platform, "buyer");
    const { call: other } = await signedIn(platform, "buyer2");
    await buyer(mailboxes.start, { userAccount: "supplier", email: "new@yuanhang.example", reason: "王芳 left." });
    const [request] = await other(mailboxes.list, {});
    await other(mailboxes.confirm, { requestId: request?.requestId ?? "" });
    const left = await inDatabase(config, async (db) => [
      await db.selectFrom("authenticator").selectAll().execute(),
      await db.selectFrom("recovery_code").selectAll().execute(),
    ]);
    expect(left).toEqual([[], []]);
  });

  test("after a change of the secret the app and the recovery codes still work", async ({
    platform,
    owner: { call },
    emails,
    clock,
    config,
  }) => {
    const { secret, recoveryCodes: codes } = await setUpApp({ call, emails, clock });
    await platform.close();
    const newest = "a newer secret of more than thirty-two characters";
    const { isDone } = await runCommand(["reseal"], { ...config, secrets: [newest, ...config.secrets] });
    expect(isDone).toBe(true);
    const moved = await createPlatform({ ...config, secrets: [newest] });
    expect(await (await afterPassword(moved)).enterApp(codeAt(secret, clock.now))).toMatchObject({ step: "done" });
    expect(await (await afterPassword(moved)).enterRecovery(codes[0] ?? "")).toMatchObject({ step: "done" });
    await moved.close();
  });

  test("a user who signs in through the company's provider is not offered an app", async ({ platform }) => {
    await linkToCompany(platform, "supplier");
    const { call } = await signedIn(platform, "supplier");
    const code = { challengeId: "x", code: "123456" };
    const answers = [
      await codeOf(call(authenticator.read, {})),
      await codeOf(call(authenticator.sendCode, {})),
      await codeOf(call(authenticator.begin, code)),
      await codeOf(call(authenticator.activate, { code: "123456" })),
      await codeOf(call(authenticator.remove, code)),
      await codeOf(call(authenticator.renewRecoveryCodes, code)),
    ];
    expect([...new Set(answers)]).toEqual(["authenticator.notOffered"]);
  });

  test("after a code is used, the next one can be sent without waiting a minute", async ({
    owner: { call },
    emails,
    clock,
  }) => {
    await setUpApp({ call, emails, clock });
    for (let times = 0; times < 3; times++) {
      const { challengeId } = await call(authenticator.sendCode, {});
      const code = await codeTo(emails, email);
      expect(await codeOf(call(authenticator.renewRecoveryCodes, { challengeId, code }))).toBe("answered");
      clock.advance(1);
    }
  });
});
