import { expect } from "vitest";
import { invitations, registration, valueLists } from "~/contract";
import { invitationDays, invitationRetentionDays, invitationsPerDay } from "~/rules/invitation/limits";
import { auditOf } from "../../../../support/platform-audit";
import { everyRow } from "../../../../support/every-row";
import { onEveryEngine } from "../../../../support/platform";
import {
  beginWith,
  enterWith,
  invitedEmail,
  inviteOne,
  toGermany,
  tokenTo,
} from "../../../../support/platform-invitations";
import { runJobs } from "../../../../support/platform-jobs";
import { refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";

const day = 24 * 3600;
const page = { page: 0, size: 20 };

onEveryEngine((test) => {
  test("an invitation is emailed, opened, and accepted with a code sent to the invited address", async ({
    platform,
    call,
    codeFor,
    emails,
    clock,
  }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    expect(await inviteOne(buyer, { note: "We met in Munich." })).toEqual({ sent: 1 });
    const [message] = await emails();
    expect(message?.to).toBe(invitedEmail);
    for (const words of ["Rheinberg Steckverbinder GmbH", "We met in Munich.", "Valid until"])
      expect(message?.text).toContain(words);

    const token = await tokenTo(emails);
    expect(await call(invitations.look, { token })).toMatchObject({
      companyName: toGermany.companyName,
      email: invitedEmail,
      country: "DE",
      countryName: "德国",
      standing: "open",
    });
    expect((await buyer(invitations.list, page)).content).toMatchObject([{ state: "opened", registrationId: null }]);

    const own = await enterWith({ platform, call, codeFor, clock }, token);
    expect(await own(registration.load, {})).toMatchObject({ country: "DE", email: invitedEmail });
    expect((await call(invitations.look, { token })).standing).toBe("registered");
    expect((await buyer(invitations.list, page)).content).toMatchObject([{ state: "registered" }]);
  });

  test("the link is not enough to register: the code must have been sent to the invited address", async ({
    platform,
    call,
    codeFor,
    emails,
    clock,
  }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    await inviteOne(buyer);
    const token = await tokenTo(emails);
    expect(await refusalOf(beginWith({ call, codeFor, clock }, token, "eve@elsewhere.example"))).toMatchObject({
      status: 404,
      code: "invitation.unknown",
    });
    const input = { name: "Eve", email: invitedEmail, code: "000000", challengeId: "none", country: "DE" } as const;
    const guess = call(registration.start, { ...input, consentAgreementFlag: 1, language: "en", invitation: token });
    expect((await refusalOf(guess)).code).toBe("code.wrong");
  });

  test("without an invitation only companies in China can register", async ({ call, codeFor }) => {
    const start = call(registration.start, {
      name: "Anna Berg",
      email: invitedEmail,
      ...(await codeFor(invitedEmail)),
      country: "DE",
      consentAgreementFlag: 1,
      language: "en",
    });
    expect((await refusalOf(start)).code).toBe("registration.country");
  });

  test("a second start resumes the registration of the invitation; once that is withdrawn, no other can be started", async ({
    platform,
    call,
    codeFor,
    emails,
    clock,
  }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    await inviteOne(buyer);
    const token = await tokenTo(emails);
    const own = await enterWith({ platform, call, codeFor, clock }, token);
    clock.advance(120);
    expect(await beginWith({ call, codeFor, clock }, token)).toMatchObject({ resumed: true });
    const again = await (async () => {
      clock.advance(120);
      return enterWith({ platform, call, codeFor, clock }, token);
    })();
    const { registrationId } = await again(registration.load, {});
    expect(registrationId).toBeTruthy();
    expect((await refusalOf(own(registration.load, {}))).status).toBe(200);
    await again(registration.withdraw, {});
    clock.advance(120);
    expect(await refusalOf(beginWith({ call, codeFor, clock }, token))).toMatchObject({ code: "invitation.used" });
  });

  test("a withdrawn invitation gets the same response as one that never existed", async ({
    platform,
    call,
    emails,
    config,
  }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    await inviteOne(buyer);
    const token = await tokenTo(emails);
    const [row] = (await buyer(invitations.list, page)).content;
    await buyer(invitations.withdraw, { invitationId: row?.invitationId ?? "" });
    await buyer(invitations.withdraw, { invitationId: row?.invitationId ?? "" });
    const none = await refusalOf(call(invitations.look, { token: "none" }));
    expect(await refusalOf(call(invitations.look, { token }))).toEqual(none);
    expect(none).toMatchObject({ status: 404, code: "invitation.unknown" });
    expect((await buyer(invitations.list, { ...page, state: "withdrawn" })).totalElements).toBe(1);
    expect(await auditOf(config.databaseUrl, "invitation.withdraw")).toHaveLength(1);
    expect((await refusalOf(buyer(invitations.resend, { invitationId: row?.invitationId ?? "" }))).code).toBe(
      "invitation.over",
    );
  });

  test("an invitation expires; resending it gives it a new link and its full lifetime, and the old link stops working", async ({
    platform,
    call,
    emails,
    clock,
  }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    await inviteOne(buyer);
    const old = await tokenTo(emails);
    clock.advance(invitationDays * day);
    const { call: later } = await signedIn(platform, "buyer");
    expect((await call(invitations.look, { token: old })).standing).toBe("expired");
    const [row] = (await later(invitations.list, { ...page, state: "expired" })).content;
    await later(invitations.resend, { invitationId: row?.invitationId ?? "" });
    const token = await tokenTo(emails);
    expect(token).not.toBe(old);
    expect((await call(invitations.look, { token })).standing).toBe("open");
    expect((await refusalOf(call(invitations.look, { token: old }))).status).toBe(404);
    expect((await later(invitations.list, { ...page, state: "expired" })).totalElements).toBe(0);
  });

  test("several invitations are sent together or not at all, and each finding names its row and field", async ({
    platform,
    register,
  }) => {
    await register("wang@yuanhang.example");
    const { call: buyer } = await signedIn(platform, "buyer");
    await inviteOne(buyer);
    const rows = [
      { ...toGermany, email: "not an address" },
      { ...toGermany, email: "sato@aoba.example", companyName: "", country: "JP" },
      { ...toGermany, email: "SATO@aoba.example", country: "JP" },
      { ...toGermany, email: "x@nowhere.example", country: "" },
    ];
    expect(await refusalOf(buyer(invitations.invite, { invitations: rows }))).toMatchObject({
      status: 422,
      code: "invitation.refused",
      details: [
        { row: 0, field: "email", code: "registrant.email.invalid" },
        { row: 1, field: "companyName", code: "field.required" },
        { row: 2, field: "email", code: "invitation.repeated" },
        { row: 3, field: "country", code: "field.choose" },
      ],
    });
    const known = [
      toGermany,
      { ...toGermany, email: "wang@yuanhang.example" },
      { ...toGermany, email: "new@one.example" },
    ];
    expect((await refusalOf(buyer(invitations.invite, { invitations: known }))).details).toMatchObject([
      { row: 0, field: "email", code: "invitation.open" },
      { row: 1, field: "email", code: "invitation.registered" },
    ]);
    const unknown = [{ ...toGermany, email: "new@one.example", country: "XX" }];
    expect((await refusalOf(buyer(invitations.invite, { invitations: unknown }))).details).toMatchObject([
      { row: 0, field: "country", code: "field.unknownCode" },
    ]);
    const { call: admin } = await signedIn(platform, "admin");
    await admin(valueLists.offer, { lovCode: "HPFM.COUNTRY", value: "FR", isOffered: false });
    const retired = [{ ...toGermany, email: "new@one.example", country: "FR" }];
    expect((await refusalOf(buyer(invitations.invite, { invitations: retired }))).details).toMatchObject([
      { row: 0, field: "country", code: "field.unknownCode" },
    ]);
    expect((await buyer(invitations.list, page)).totalElements).toBe(1);
    const two = ["a@one.example", "b@two.example"].map((email) => ({ ...toGermany, email }));
    expect(await buyer(invitations.invite, { invitations: two })).toEqual({ sent: 2 });
    expect((await buyer(invitations.list, { ...page, search: "rheinb" })).totalElements).toBe(3);
    expect((await buyer(invitations.list, { ...page, search: "aoba" })).totalElements).toBe(0);
  });

  test("of colleagues who invite one address at the same time, only one succeeds", async ({ platform }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    const { call: second } = await signedIn(platform, "buyer2");
    const answers = await Promise.all([buyer, second].map((one) => refusalOf(inviteOne(one))));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
    expect((await buyer(invitations.list, page)).totalElements).toBe(1);
  });

  test("invitations are limited per day, and only reviewers can invite", async ({ platform }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    const some = (from: number) =>
      Array.from({ length: 100 }, (_, at) => ({ ...toGermany, email: `m${from + at}@many.example` }));
    for (let from = 0; from < invitationsPerDay; from += 100)
      await buyer(invitations.invite, { invitations: some(from) });
    expect(await refusalOf(inviteOne(buyer))).toMatchObject({ status: 429, code: "invitation.tooMany" });
    const { call: supplier } = await signedIn(platform, "supplier");
    expect((await refusalOf(inviteOne(supplier))).code).toBe("request.e403");
  });

  test("neither the email address nor the secret is stored in clear, and the row is deleted a year after its end", async ({
    platform,
    config,
    emails,
    clock,
  }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    await inviteOne(buyer);
    const token = await tokenTo(emails);
    const rows = (await everyRow(config)).filter((row) => row.startsWith("invitation "));
    expect(rows).toHaveLength(1);
    expect(rows.filter((row) => row.includes(token) || row.includes(invitedEmail))).toEqual([]);
    clock.advance((invitationDays + invitationRetentionDays) * day + 1);
    await runJobs(config);
    expect((await everyRow(config)).filter((row) => row.startsWith("invitation "))).toEqual([]);
  });
});
