import { expect } from "vitest";
import { colleagues, registration } from "~/contract";
import { colleagueDays, colleagueEmailsPerDay, colleaguesMax } from "~/rules/colleagues/limits";
import { auditOf } from "../../../../support/platform-audit";
import { onEveryEngine } from "../../../../support/platform";
import {
  colleagueCode,
  colleagueEmail,
  colleagueToken,
  enterByLink,
  inviteTo,
} from "../../../../support/platform-colleagues";
import { completeValues } from "../../../../support/platform-complete";
import { refusalOf } from "../../../../support/platform-refusal";

const day = 24 * 3600;

onEveryEngine((test) => {
  test("a colleague can open the emailed link any number of times, and signs in with a code", async ({
    platform,
    call,
    register,
    emails,
    clock,
    config,
  }) => {
    const owner = await register();
    const { basic } = await completeValues(owner.call);
    await owner.call(registration.saveSection, { section: "basic", version: 0, values: basic });
    await inviteTo(owner.call);
    const message = (await emails()).find(({ to }) => to === colleagueEmail);
    for (const words of ["王伟", "李娜", basic.companyName, "银行信息"]) expect(message?.text).toContain(words);

    const token = await colleagueToken(emails);
    const seen = {
      companyName: basic.companyName,
      invitedBy: "王伟",
      name: "李娜",
      sections: ["bank"],
      standing: "open",
    };
    expect(await call(colleagues.look, { token })).toMatchObject(seen);
    expect(await call(colleagues.look, { token })).toMatchObject(seen);
    expect((await call(colleagues.look, { token })).email).not.toBe(colleagueEmail);
    const list = async () => (await owner.call(colleagues.list, {})).colleagues;
    expect(await list()).toMatchObject([{ email: colleagueEmail, state: "invited", seenAt: null }]);

    const bank = await enterByLink({ platform, call, emails, clock });
    expect(await list()).toMatchObject([{ state: "working", seenAt: clock.now.toISOString() }]);
    const draft = await bank(registration.load, {});
    expect(draft.sections.map(({ section }) => section)).toEqual(["bank"]);
    expect(draft).toMatchObject({
      name: "王伟",
      colleague: { name: "李娜", sections: ["bank"], company: { companyName: basic.companyName } },
    });
    const again = await enterByLink({ platform, call, emails, clock });
    expect((await again(registration.load, {})).colleague).toMatchObject({ name: "李娜" });
    const actions = (await auditOf(config.databaseUrl, "colleague.enter")).map(({ actor }) => actor);
    expect(actions).toEqual([expect.stringMatching(/^colleague:/), expect.stringMatching(/^colleague:/)]);
  });

  test("only the invited address gets a code, and a code of a registration does not open a colleague's session", async ({
    call,
    register,
    emails,
    codeFor,
    clock,
  }) => {
    const owner = await register();
    await inviteTo(owner.call);
    const token = await colleagueToken(emails);
    const count = (await emails()).length;
    clock.advance(61);
    await call(colleagues.requestCode, { token, language: "en" });
    expect((await emails()).slice(0, (await emails()).length - count).map(({ to }) => to)).toEqual([colleagueEmail]);
    clock.advance(61);
    const proof = await codeFor(colleagueEmail);
    expect(await refusalOf(call(colleagues.enter, { token, ...proof }))).toMatchObject({ code: "code.wrong" });
    expect(await refusalOf(call(colleagues.look, { token: "x".repeat(43) }))).toMatchObject({
      status: 404,
      code: "colleague.unknown",
    });
  });

  test("a removed colleague loses access at once, and sees whom to contact", async ({
    platform,
    call,
    register,
    emails,
    clock,
  }) => {
    const owner = await register();
    const { colleagueId } = await inviteTo(owner.call);
    const token = await colleagueToken(emails);
    const bank = await enterByLink({ platform, call, emails, clock });
    await owner.call(colleagues.remove, { colleagueId });
    const save = { section: "bank", version: 0, values: {} } as const;
    for (const attempt of [() => bank(registration.saveSection, save), () => bank(registration.load, {})])
      expect(await refusalOf(attempt())).toMatchObject({
        status: 403,
        code: "colleague.removed",
        details: { params: { name: "王伟" } },
      });
    expect(await refusalOf(call(colleagues.look, { token }))).toMatchObject({ status: 404 });
    expect((await owner.call(colleagues.list, {})).colleagues).toMatchObject([{ state: "removed" }]);
    expect(await inviteTo(owner.call, ["contact"])).toEqual({ colleagueId });
    expect(await refusalOf(bank(registration.load, {}))).toMatchObject({
      status: 401,
      code: "colleague.sessionExpired",
    });
  });

  test("a colleague who is removed while the code is being sent cannot enter", async ({
    call,
    register,
    emails,
    clock,
  }) => {
    const owner = await register();
    const { colleagueId } = await inviteTo(owner.call);
    const proof = await colleagueCode({ call, emails, clock }, await colleagueToken(emails));
    await owner.call(colleagues.remove, { colleagueId });
    expect(await refusalOf(call(colleagues.enter, proof))).toMatchObject({ status: 404, code: "colleague.unknown" });
  });

  test("an invitation expires, and resending it renews it with a new link", async ({
    platform,
    call,
    register,
    emails,
    clock,
  }) => {
    const owner = await register();
    const { colleagueId } = await inviteTo(owner.call);
    const token = await colleagueToken(emails);
    clock.advance(colleagueDays * day);
    expect((await call(colleagues.look, { token })).standing).toBe("expired");
    expect(await refusalOf(call(colleagues.requestCode, { token, language: "zh" }))).toMatchObject({
      status: 410,
      code: "colleague.expired",
    });
    const { call: again } = await register();
    await again(colleagues.resend, { colleagueId });
    expect(await refusalOf(call(colleagues.look, { token }))).toMatchObject({ code: "colleague.unknown" });
    const bank = await enterByLink({ platform, call, emails, clock });
    expect((await bank(registration.load, {})).colleague).toMatchObject({ name: "李娜" });
  });

  test("changed tabs apply from the next call on", async ({ platform, call, register, emails, clock }) => {
    const owner = await register();
    const { colleagueId } = await inviteTo(owner.call);
    const colleague = await enterByLink({ platform, call, emails, clock });
    await owner.call(colleagues.changeTabs, { colleagueId, sections: ["contact"] });
    expect((await colleague(registration.load, {})).sections.map(({ section }) => section)).toEqual(["contact"]);
    expect(await refusalOf(colleague(registration.loadSection, { section: "bank" }))).toMatchObject({
      status: 403,
      code: "colleague.otherTab",
    });
  });

  test("an address can be invited only once, the registrant's own never, and the number of invitations is limited", async ({
    register,
  }) => {
    const owner = await register();
    expect(await refusalOf(inviteTo(owner.call, ["bank"], owner.email))).toMatchObject({ code: "colleague.own" });
    const { colleagueId } = await inviteTo(owner.call);
    expect(await refusalOf(inviteTo(owner.call))).toMatchObject({ status: 409, code: "colleague.known" });
    for (let number = 1; number < colleaguesMax; number += 1)
      await inviteTo(owner.call, ["bank"], `colleague${number}@yuanhang.example`);
    const oneMore = inviteTo(owner.call, ["bank"], "one.more@yuanhang.example");
    expect(await refusalOf(oneMore)).toMatchObject({ status: 422, code: "colleague.tooMany" });
    // The attempt with the own address was counted.
    for (let sent = colleaguesMax + 1; sent < colleagueEmailsPerDay; sent += 1)
      await owner.call(colleagues.resend, { colleagueId });
    expect(await refusalOf(owner.call(colleagues.resend, { colleagueId }))).toMatchObject({
      status: 429,
      code: "colleague.tooManyEmails",
    });
  });

  test("a colleague of one registration is unknown to another", async ({ register }) => {
    const owner = await register();
    const { colleagueId } = await inviteTo(owner.call);
    const other = await register("other@elsewhere.example");
    for (const attempt of [
      () => other.call(colleagues.remove, { colleagueId }),
      () => other.call(colleagues.resend, { colleagueId }),
      () => other.call(colleagues.changeTabs, { colleagueId, sections: ["basic"] }),
    ])
      expect(await refusalOf(attempt())).toMatchObject({ status: 404, code: "colleague.unknown" });
    expect((await other.call(colleagues.list, {})).colleagues).toEqual([]);
  });
});
