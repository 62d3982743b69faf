import { expect } from "vitest";
import { messages, profile, signIn, undoEmail } from "~/contract";
import type { Platform } from "~/platform/platform.server";
import { demoPassword } from "~/platform/seed/demo/accounts";
import { altered } from "../../../../support/altered";
import { allAtOnce } from "../../../../support/at-once";
import { onEveryEngine, type Call } from "../../../../support/platform";
import { inDatabase } from "../../../../support/platform-database";
import { changeEmail, codeTo, undoLinkTo } from "../../../../support/platform-email";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { browserOf, signedIn, signedInByPassword } from "../../../../support/platform-sign-in";

const old = "supplier@demo.example";
const thief = "thief@evil.example";
const own = "a horse that flies at night";
const hour = 3600;

onEveryEngine((test) => {
  test("after an account takeover the owner restores the old email address with the link in the email", async ({
    platform,
    call: stranger,
    emails,
    config,
    clock,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    await changeEmail(call, emails, thief);
    clock.advance(1);
    const link = await undoLinkTo(emails, old);
    const before = await stranger(undoEmail.look, link);
    expect(before).toEqual({
      standing: "open",
      before: "s***@demo.example",
      after: "t***@evil.example",
      changedAt: "2025-06-15T02:00:00.000Z",
      endsAt: "2025-06-18T02:00:00.000Z",
      door: "portal",
    });
    expect((await call(profile.currentUser, {})).email, "looking changes nothing").toBe(thief);

    expect((await stranger(undoEmail.undo, link)).standing).toBe("undone");
    expect(await codeOf(call(profile.currentUser, {})), "no session is left").toBe("session.over");
    expect(await enterPassword(platform, demoPassword), "the password is worth nothing").toBe("signIn.wrong");

    const { challengeId } = await stranger(signIn.forgotPassword, { account: "supplier" });
    const recipients = (await emails()).filter(({ subject }) => subject.includes("重设密码")).map(({ to }) => to);
    expect(recipients, "the code goes to the old address alone").toEqual([old]);
    const reset = { account: "supplier", challengeId, code: await codeTo(emails, old), password: own };
    await stranger(signIn.resetPassword, reset);
    const again = await signedInByPassword(platform, "supplier", undefined, { password: own });
    expect((await again.call(profile.currentUser, {})).email).toBe(old);

    const events = await inDatabase(config, (db) =>
      db.selectFrom("audit_event").select(["actor", "action"]).where("action", "like", "account.email%").execute(),
    );
    expect(events).toEqual(expect.arrayContaining([{ actor: "undo-link", action: "account.emailUndone" }]));
    expect(await stranger(undoEmail.undo, link), "a second time changes nothing").toMatchObject({ standing: "undone" });
    expect((await again.call(profile.currentUser, {})).email).toBe(old);
  });

  test("the link works for 72 hours, and an altered link is rejected", async ({
    platform,
    call: stranger,
    emails,
    clock,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    await changeEmail(call, emails, thief);
    const link = await undoLinkTo(emails, old);
    const otherLink = { ...link, key: altered(link.key) };
    for (const bad of [otherLink, { ...link, changeId: "0".repeat(32) }])
      expect(await refusalOf(stranger(undoEmail.undo, bad))).toMatchObject({
        status: 404,
        code: "profile.undoUnknown",
      });
    clock.advance(72 * hour - 1);
    expect((await stranger(undoEmail.look, link)).standing).toBe("open");
    clock.advance(1);
    expect((await stranger(undoEmail.undo, link)).standing).toBe("over");
    const again = await signedIn(platform, "supplier");
    expect((await again.call(profile.currentUser, {})).email).toBe(thief);
  });

  test("undoing also undoes later changes, whose links then have no effect", async ({
    platform,
    call: stranger,
    emails,
    clock,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    await changeEmail(call, emails, thief);
    clock.advance(600);
    await changeEmail(call, emails, "second@evil.example", thief);
    const theirs = await undoLinkTo(emails, thief);
    await stranger(undoEmail.undo, await undoLinkTo(emails, old));
    expect((await stranger(undoEmail.undo, theirs)).standing).toBe("undone");
    await stranger(signIn.forgotPassword, { account: "supplier" });
    const recipients = (await emails()).filter(({ subject }) => subject.includes("重设密码")).map(({ to }) => to);
    expect(recipients).toEqual([old]);
  });

  test("of people who follow the link at once, one undoes the change, and all see that it is undone", async ({
    platform,
    call: stranger,
    emails,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    await changeEmail(call, emails, thief);
    const link = await undoLinkTo(emails, old);
    const answers = await allAtOnce(() => stranger(undoEmail.undo, link));
    expect(new Set(answers.map(({ standing }) => standing))).toEqual(new Set(["undone"]));
    expect((await emails()).filter(({ subject }) => subject.includes("账号邮箱已恢复"))).toHaveLength(2);
  });

  test("for 72 hours password reset codes also go to the old address", async ({
    platform,
    call: stranger,
    emails,
    clock,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    await changeEmail(call, emails, thief);
    const recipients = async (account: string) => {
      clock.advance(1);
      const before = (await emails()).length;
      await stranger(signIn.forgotPassword, { account });
      const fresh = (await emails()).slice(0, (await emails()).length - before);
      return fresh.map(({ to }) => to).toSorted();
    };
    expect(await recipients("supplier")).toEqual([old, thief]);
    clock.advance(61);
    expect(await recipients(old), "the old address still names the account").toEqual([old, thief]);
    clock.advance(72 * hour);
    expect(await recipients("supplier")).toEqual([thief]);
    clock.advance(61);
    expect(await recipients(old)).toEqual([]);
  });

  test("purchasing managers and super admins are alerted, with the addresses masked", async ({ platform, emails }) => {
    const { call } = await signedIn(platform, "supplier");
    await changeEmail(call, emails, thief);
    for (const account of ["buyer", "buyer2", "admin"]) {
      const [alarm] = await alarmsOf((await signedIn(platform, account)).call);
      expect(alarm?.title, account).toBe("账号邮箱已更换：supplier");
    }
    expect(await alarmsOf(call), "not who did it").toEqual([]);
    const { call: buyer } = await signedIn(platform, "buyer");
    const [alarm] = await alarmsOf(buyer);
    const { text } = await buyer(messages.one, { messageId: alarm?.messageId ?? "" });
    expect(text).toContain("由 s***@demo.example 更换为 t***@evil.example");
    expect(text).not.toContain(thief);
  });
});

async function alarmsOf(call: Call) {
  const { content } = await call(messages.list, {});
  return content.filter(({ title }) => title.includes("账号邮箱"));
}

async function enterPassword(platform: Platform, password: string) {
  const browser = browserOf(platform);
  const uid = await browser.begin();
  return codeOf(browser.call(signIn.enterPassword, { uid, account: "supplier", password }));
}
