import { expect } from "vitest";
import { account, consent, profile, session, tasks } from "~/contract";
import { openDatabase } from "~/platform/core/database/database";
import { onEveryEngine } from "../../../../support/platform";
import { auditOf } from "../../../../support/platform-audit";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";

const confirmDate = "2025-06-15 07:00:00";

onEveryEngine((test) => {
  test("a user in India is asked to consent once, and not again after agreeing", async ({ platform, config }) => {
    const { call } = await signedIn(platform, "india", undefined, { agrees: false });
    expect(await call(consent.status, {})).toEqual({ confirmFlag: null, confirmDate: null, urlFlag: "IN" });
    expect(await call(consent.confirm, { confirmFlag: 1, confirmDate })).toEqual({ code: "0" });
    expect(await call(consent.status, {})).toEqual({ confirmFlag: 1, confirmDate, urlFlag: "IN" });
    expect(await auditOf(config.databaseUrl, "consent.confirm")).toHaveLength(1);
  });

  test("until a user in India agrees, every call except those of the dialog is rejected", async ({
    platform,
    config,
  }) => {
    const { call } = await signedIn(platform, "india", undefined, { agrees: false });
    expect(await refusalOf(call(tasks.list, { state: "open" }))).toMatchObject({
      status: 403,
      code: "consent.missing",
    });
    expect(await codeOf(call(profile.updatePhone, { phone: "1", before: "" }))).toBe("consent.missing");
    expect(await codeOf(call(account.init, { reload: false }))).toBe("answered");
    expect(await codeOf(call(account.tenants, {}))).toBe("answered");
    expect(await codeOf(call(session.state, {}))).toBe("answered");
    await call(consent.confirm, { confirmFlag: 1, confirmDate });
    expect(await codeOf(call(tasks.list, { state: "open" }))).toBe("answered");
    await reword(config.databaseUrl);
    expect(await codeOf(call(tasks.list, { state: "open" }))).toBe("consent.missing");
  });

  test("new wording requires consent again, and consent to the old wording stays on record", async ({
    platform,
    config,
  }) => {
    const { call } = await signedIn(platform, "india", undefined, { agrees: false });
    await call(consent.confirm, { confirmFlag: 1, confirmDate });
    await reword(config.databaseUrl);
    expect(await call(consent.status, {})).toMatchObject({ confirmFlag: 0, confirmDate });
    await call(consent.confirm, { confirmFlag: 1, confirmDate: "2025-07-01 09:00:00" });
    expect(await call(consent.status, {})).toMatchObject({ confirmFlag: 1, confirmDate: "2025-07-01 09:00:00" });
    expect(await auditOf(config.databaseUrl, "consent.confirm")).toHaveLength(2);
  });

  test("consent is neither requested from users outside India nor accepted from them", async ({ platform }) => {
    const { call } = await signedIn(platform, "supplier");
    expect(await call(consent.status, {})).toEqual({ confirmFlag: null, confirmDate: null, urlFlag: "CN" });
    expect(await codeOf(call(consent.confirm, { confirmFlag: 1, confirmDate }))).toBe("consent.notAsked");
  });

  test("consent counts only for the user who gave it, and needs a session", async ({ platform, call: anybody }) => {
    const { call } = await signedIn(platform, "india", undefined, { agrees: false });
    await call(consent.confirm, { confirmFlag: 1, confirmDate });
    const { call: other } = await signedIn(platform, "supplier2");
    expect((await other(consent.status, {})).confirmFlag).toBeNull();
    expect(await refusalOf(anybody(consent.status, {}))).toMatchObject({ status: 401 });
  });

  test("withdrawn consent is requested again; both the consent and the withdrawal stay on record", async ({
    platform,
    config,
  }) => {
    const { call } = await signedIn(platform, "india", undefined, { agrees: false });
    await call(consent.confirm, { confirmFlag: 1, confirmDate });
    await call(consent.withdraw, {});
    expect(await call(consent.status, {})).toEqual({ confirmFlag: null, confirmDate: null, urlFlag: "IN" });
    const [given] = await auditOf(config.databaseUrl, "consent.confirm");
    const [withdrawn, ...others] = await auditOf(config.databaseUrl, "consent.withdraw");
    expect(withdrawn).toMatchObject({ actor: given?.actor, subject: given?.subject, details: given?.details });
    expect(others).toEqual([]);
    expect(await call(consent.confirm, { confirmFlag: 1, confirmDate })).toEqual({ code: "0" });
    expect(await call(consent.status, {})).toMatchObject({ confirmFlag: 1 });
  });

  test("consent cannot be withdrawn twice, for another user, or without a session", async ({
    platform,
    config,
    call: anybody,
  }) => {
    const { call } = await signedIn(platform, "india", undefined, { agrees: false });
    await call(consent.confirm, { confirmFlag: 1, confirmDate });
    const { call: other } = await signedIn(platform, "supplier2");
    await other(consent.withdraw, {});
    expect(await refusalOf(anybody(consent.withdraw, {}))).toMatchObject({ status: 401 });
    expect(await call(consent.status, {})).toMatchObject({ confirmFlag: 1 });
    await call(consent.withdraw, {});
    await call(consent.withdraw, {});
    expect(await auditOf(config.databaseUrl, "consent.withdraw")).toHaveLength(1);
  });

  test.for([
    { confirmFlag: 0, confirmDate },
    { confirmFlag: 1, confirmDate: "2025-02-30 00:00:00" },
    { confirmFlag: 1, confirmDate: "2025-06-15T07:00:00Z" },
    { confirmFlag: 1 },
    { confirmFlag: 1, confirmDate, accountId: "another" },
  ])("%j is rejected as consent", async (body, { platform }) => {
    const { sessionToken, csrfToken } = await signedIn(platform, "india", undefined, { agrees: false });
    const response = await platform.fetch(
      new Request(`http://platform.test${consent.confirm.path}`, {
        method: "POST",
        headers: { authorization: `Bearer ${sessionToken}`, "x-csrf-token": csrfToken },
        body: JSON.stringify(body),
      }),
    );
    expect(response.status).toBe(400);
  });
});

/** Changes a text, as a new version of the portal would. */
async function reword(databaseUrl: string) {
  const nothing = () => undefined;
  const db = await openDatabase(databaseUrl, { info: nothing, warn: nothing, error: nothing });
  await db
    .updateTable("static_text")
    .set({ text: "<p>Another wording</p>" })
    .where("text_code", "=", "ISP.USER_AGREEMENT")
    .where("lang", "=", "en")
    .execute();
  await db.destroy();
}
