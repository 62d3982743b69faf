import { expect } from "vitest";
import { passkeys, signIn, undoEmail } from "~/contract";
import { demoPassword } from "~/platform/seed/demo/accounts";
import { maxPasskeys, passkeyMs } from "~/rules/sign-in/passkey";
import { passkeysPerAccount } from "~/platform/core/rate-limits/factor-rates";
import { type Call, onEveryEngine } from "../../../../support/platform";
import { inDatabase } from "../../../../support/platform-database";
import { changeEmail, codeTo, otherThan, undoLinkTo } from "../../../../support/platform-email";
import { type PasskeyDevice, passkeyDevice } from "../../../../support/passkey-device";
import { codeOf } from "../../../../support/platform-refusal";
import { browserOf, signedIn } from "../../../../support/platform-sign-in";
import type { Platform } from "~/platform/platform.server";

const email = "supplier@demo.example";
const codesFrom = "2025-06-15";
const right = { account: "supplier", password: demoPassword };

type Emails = Parameters<typeof codeTo>[0];
type Clock = { advance: (seconds: number) => void };

/** A code that adds or removes a passkey, sent a minute after the last one. */
async function freshCode(call: Call, emails: Emails, clock: Clock) {
  clock.advance(61);
  const { challengeId } = await call(passkeys.sendCode, {});
  return { challengeId, code: await codeTo(emails, email) };
}

async function addPasskey(call: Call, emails: Emails, clock: Clock, device: PasskeyDevice, name = "Work laptop") {
  const { challenge } = await call(passkeys.begin, await freshCode(call, emails, clock));
  return call(passkeys.add, { name, passkey: device.make(challenge) });
}

/** A browser that has entered the password and must now present the passkey. */
async function askedForPasskey(platform: Platform) {
  const browser = browserOf(platform);
  const uid = await browser.begin();
  const standing = await browser.call(signIn.enterPassword, { uid, ...right });
  if (standing.step !== "passkey") throw new Error(`The sign-in asks for ${standing.step}`);
  return { browser, uid, standing };
}

onEveryEngine((plain) => {
  const test = plain.extend<{ owner: { call: Call }; device: PasskeyDevice }>({
    owner: async ({ platform, config }, provide) => {
      const owner = await signedIn(platform, "supplier");
      config.loginCodeFrom = codesFrom;
      await provide(owner);
    },
    device: async ({}, provide) => provide(passkeyDevice()),
  });

  test("a passkey is added with a fresh code, and replaces the emailed code at the next sign-in", async ({
    platform,
    owner,
    emails,
    clock,
    device,
    config,
  }) => {
    expect(await owner.call(passkeys.list, {})).toEqual([]);
    await addPasskey(owner.call, emails, clock, device);
    expect(await owner.call(passkeys.list, {})).toMatchObject([{ name: "Work laptop", lastUsedAt: null }]);

    const news = async () => (await emails()).filter(({ to, subject }) => to === email && subject.includes("通行密钥"));
    await expect.poll(async () => (await news()).map(({ text }) => text).join()).toContain("Work laptop");
    const sent = (await emails()).length;
    const { browser, uid, standing } = await askedForPasskey(platform);
    expect(standing).toMatchObject({
      email: "s***@demo.example",
      options: { rpId: "portal.brand.example", allowCredentials: [{ id: device.id, transports: ["usb"] }] },
    });
    expect((await emails()).length, "no code is sent").toBe(sent);
    const passkey = device.sign(standing.options.challenge);
    expect((await browser.call(signIn.enterPasskey, { uid, passkey })).step).toBe("done");
    expect((await owner.call(passkeys.list, {}))[0]?.lastUsedAt).not.toBeNull();

    const rows = await inDatabase(config, async (db) => ({
      audit: await db.selectFrom("audit_event").select("action").execute(),
      passkey: JSON.stringify(await db.selectFrom("passkey").selectAll().execute()),
    }));
    expect(rows.audit.map(({ action }) => action)).toContain("account.passkeyAdded");
    expect(rows.passkey, "the name is sealed").not.toContain("Work laptop");
  });

  test("a response counts once, for its own challenge, at the portal's address and with an increasing counter", async ({
    platform,
    owner,
    emails,
    clock,
    device,
    events,
  }) => {
    await addPasskey(owner.call, emails, clock, device);
    const { browser, uid, standing } = await askedForPasskey(platform);
    const enter = (passkey: ReturnType<PasskeyDevice["sign"]>) =>
      codeOf(browser.call(signIn.enterPasskey, { uid, passkey }));
    const challenge = async () => {
      const next = await browser.call(signIn.read, { uid });
      return next.step === "passkey" ? next.options.challenge : "";
    };

    const first = standing.options.challenge;
    expect(await enter(passkeyDevice().sign(first)), "somebody else's").toBe("passkey.wrong");
    expect(await enter(device.sign(first)), "the challenge is spent").toBe("passkey.wrong");
    const elsewhere = { ...passkeyDevice({ at: "https://evil.example" }).sign(await challenge()), id: device.id };
    expect(await enter({ ...elsewhere, rawId: device.id }), "a page elsewhere").toBe("passkey.wrong");
    const late = device.sign(await challenge());
    clock.advance(passkeyMs / 1000 + 1);
    expect(await enter(late)).toBe("passkey.expired");
    expect(await enter(device.sign(await challenge()))).toBe("answered");

    device.forget();
    const again = await askedForPasskey(platform);
    const copied = device.sign(again.standing.options.challenge);
    expect(await codeOf(again.browser.call(signIn.enterPasskey, { uid: again.uid, passkey: copied })), "a copy").toBe(
      "passkey.wrong",
    );
    expect(events.filter((line) => line.includes("authn_login_fail") && line.includes("passkey.wrong"))).toHaveLength(
      4,
    );
  });

  test("guessing is rate-limited, and a user without their passkey can get a code", async ({
    platform,
    owner,
    emails,
    clock,
    device,
  }) => {
    await addPasskey(owner.call, emails, clock, device);
    const { browser, uid } = await askedForPasskey(platform);
    const codes = new Set<string>();
    for (let tries = 0; tries <= passkeysPerAccount.max; tries++)
      codes.add(await codeOf(browser.call(signIn.enterPasskey, { uid, passkey: passkeyDevice().sign("guess") })));
    expect([...codes]).toEqual(["passkey.wrong", "passkey.tooMany"]);
    clock.advance(61);
    expect((await browser.call(signIn.resendCode, { uid, to: "email" })).step).toBe("code");
    const code = await codeTo(emails, email);
    expect((await browser.call(signIn.enterCode, { uid, code })).step).toBe("done");
  });

  test("neither an open session nor another account's code can add or remove a passkey", async ({
    platform,
    owner,
    emails,
    clock,
    device,
  }) => {
    const { challengeId, code } = await freshCode(owner.call, emails, clock);
    expect(await codeOf(owner.call(passkeys.begin, { challengeId, code: otherThan(code) }))).toBe("code.wrong");
    expect(await codeOf(owner.call(passkeys.add, { name: "x", passkey: device.make("guess") }))).toBe(
      "passkey.expired",
    );
    const other = await signedIn(platform, "supplier2");
    expect(await codeOf(other.call(passkeys.begin, { challengeId, code }))).toBe("code.wrong");
    expect(await codeOf(owner.call(passkeys.begin, { challengeId, code }))).toBe("answered");
    expect(await codeOf(owner.call(passkeys.add, { name: " ", passkey: device.make("guess") }))).toBe("passkey.name");
    expect(await codeOf(owner.call(passkeys.add, { name: "x", passkey: device.make("guess") }))).toBe("passkey.wrong");

    await addPasskey(owner.call, emails, clock, device);
    expect(await codeOf(addPasskey(owner.call, emails, clock, device)), "the same once more").toBe("passkey.known");
    const [passkey] = await owner.call(passkeys.list, {});
    const passkeyId = passkey?.id ?? "";
    const fresh = await freshCode(owner.call, emails, clock);
    const removal = { passkeyId, ...fresh };
    expect(await codeOf(other.call(passkeys.remove, removal))).toBe("passkey.unknown");
    expect(await codeOf(owner.call(passkeys.remove, { ...removal, code: otherThan(fresh.code) }))).toBe("code.wrong");
    expect(await codeOf(owner.call(passkeys.remove, removal))).toBe("answered");
    expect(await owner.call(passkeys.list, {})).toEqual([]);
  });

  test("undoing a change of email removes the passkeys", async ({ owner, emails, clock, device, config }) => {
    await addPasskey(owner.call, emails, clock, device);
    clock.advance(61);
    await changeEmail(owner.call, emails, "taken@over.example");
    const link = await undoLinkTo(emails, email);
    await owner.call(undoEmail.undo, link);
    const left = await inDatabase(config, (db) => db.selectFrom("passkey").selectAll().execute());
    expect(left).toEqual([]);
  });

  test("an account has a limited number of passkeys", async ({ owner, emails, clock, config }) => {
    await addPasskey(owner.call, emails, clock, passkeyDevice());
    await inDatabase(config, async (db) => {
      const row = await db.selectFrom("passkey").selectAll().executeTakeFirstOrThrow();
      for (let more = 1; more < maxPasskeys; more++)
        await db
          .insertInto("passkey")
          .values({ ...row, id: `more-${more}`, credential_id: `more-${more}` })
          .execute();
    });
    expect(await codeOf(addPasskey(owner.call, emails, clock, passkeyDevice()))).toBe("passkey.full");
  });
});
