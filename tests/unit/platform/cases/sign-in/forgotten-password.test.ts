import { expect } from "vitest";
import { signIn } from "~/contract";
import { codeTries } from "~/rules/limits/codes";
import { passwordCodesAnywhere } from "~/platform/core/rate-limits/rates";
import { type Call, onEveryEngine } from "../../../../support/platform";
import { codeOf } from "../../../../support/platform-refusal";

const email = "supplier@demo.example";
const own = "a horse that flies at night";
const owner = { clientAddress: "192.0.2.1" };

type Emails = () => Promise<readonly { text: string }[]>;
type Clock = { advance(seconds: number): void };

/** The code in the newest email. */
const newest = async (emails: Emails) => /^\d{6,}$/m.exec((await emails())[0]?.text ?? "")?.[0] ?? "";

/** Strangers request codes in the owner's name, each from a different address, until the account's budget is used up. */
async function useUp(call: Call, clock: Clock) {
  for (let times = 0; times < 12; times++) {
    const stranger = { clientAddress: `203.0.113.${times}` };
    await codeOf(call(signIn.forgotPassword, { account: email }, stranger));
    clock.advance(61);
  }
}

/** Sets a new password. Returns the code of the refusal, or "answered". */
const reset = (call: Call, account: string, challengeId: string, code: string) =>
  codeOf(call(signIn.resetPassword, { account, challengeId, code, password: own }, owner));

onEveryEngine((test) => {
  for (const account of ["supplier", email])
    test(`strangers cannot stop the owner from resetting the password requested by ${account}`, async ({
      call,
      emails,
      clock,
    }) => {
      await useUp(call, clock);
      const { challengeId } = await call(signIn.forgotPassword, { account }, owner);
      expect(await reset(call, account, challengeId, await newest(emails))).toBe("answered");
    });

  test("a code requested by a stranger works in the owner's browser, and the stranger's wrong tries do not invalidate it", async ({
    call,
    emails,
    clock,
  }) => {
    const stranger = { clientAddress: "203.0.113.9" };
    const asked = await call(signIn.forgotPassword, { account: email }, stranger);
    clock.advance(20);
    const { challengeId } = await call(signIn.forgotPassword, { account: "supplier" }, owner);
    expect(await emails(), "one email within the minute").toHaveLength(1);
    const guess = { account: email, challengeId: asked.challengeId, code: "000000", password: own };
    for (let tries = 0; tries < codeTries; tries++) await codeOf(call(signIn.resetPassword, guess, stranger));
    expect(await reset(call, "supplier", challengeId, await newest(emails))).toBe("answered");
    expect(await reset(call, email, asked.challengeId, await newest(emails)), "and it counts once").toBe("code.wrong");
  });

  test("however many strangers request codes, the owner receives at most one email every eight minutes", async ({
    call,
    emails,
    clock,
  }) => {
    await useUp(call, clock);
    const before = (await emails()).length;
    for (let times = 0; times < 16; times++) {
      await codeOf(call(signIn.forgotPassword, { account: email }, { clientAddress: `198.51.100.${times}` }));
      clock.advance(61);
    }
    expect((await emails()).length - before).toBeLessThanOrEqual(3);
  });

  test("requests from one client address are limited per minute, per account and in total", async ({ call, clock }) => {
    const ask = (account: string) => codeOf(call(signIn.forgotPassword, { account }, owner));
    expect(await ask("supplier")).toBe("answered");
    expect(await ask("supplier")).toBe("code.tooSoon");
    for (let times = 1; times < 5; times++) {
      clock.advance(61);
      expect(await ask("supplier")).toBe("answered");
    }
    clock.advance(61);
    expect(await ask("supplier")).toBe("code.tooMany");
    for (let times = 5; times < 20; times++) expect(await ask(`visitor${times}`)).toBe("answered");
    expect(await ask("visitor20")).toBe("code.tooMany");
  });

  test("known and unknown accounts get the same responses, regardless of earlier requests by strangers", async ({
    call,
    clock,
  }) => {
    for (const account of ["supplier", "no-such-account"]) {
      const answers: string[] = [];
      for (let times = 0; times < 14; times++) {
        const caller = { clientAddress: `203.0.113.${times}` };
        answers.push(await codeOf(call(signIn.forgotPassword, { account }, caller)));
        answers.push(await codeOf(call(signIn.forgotPassword, { account }, caller)));
        clock.advance(61);
      }
      expect(new Set(answers)).toEqual(new Set(["answered", "code.tooSoon"]));
    }
  });

  test("after guesses from many addresses, codes become too long to guess", async ({ call, emails, clock }) => {
    for (let tries = 0; tries < passwordCodesAnywhere.max; tries++) {
      const stranger = { clientAddress: `2001:db8:0:${tries.toString(16)}::1` };
      const { challengeId } = await call(signIn.forgotPassword, { account: email }, stranger);
      const guess = { account: email, challengeId, code: "000000", password: own };
      expect(await codeOf(call(signIn.resetPassword, guess, stranger))).toBe("code.wrong");
      clock.advance(61);
    }
    const { challengeId } = await call(signIn.forgotPassword, { account: "supplier" }, owner);
    const code = await newest(emails);
    expect(code).toMatch(/^\d{12}$/);
    expect(await reset(call, "supplier", challengeId, code)).toBe("answered");
  });
});
