import { expect } from "vitest";
import { assignment, blockList, messages, onboarding, registration, review } from "~/contract";
import { saveHead } from "~/platform/records/teamwork/purchasing-head";
import { complete } from "../../../rules/registration/complete";
import { type Call, onEveryEngine } from "../../../../support/platform";
import { accountId, inDatabase } from "../../../../support/platform-database";
import { fillIn } from "../../../../support/platform-complete";
import { afterSubmission } from "../../../../support/platform-onboarding";
import { signedIn } from "../../../../support/platform-sign-in";

const { unifiedCreditCode: code = "", companyName = "" } = complete.basic as Record<string, string>;
const rest = { reason: "2024 年交付假冒物料", endsOn: null };
const byCode = { kind: "company", facts: { companyCode: code }, ...rest } as const;
const day = 24 * 3600;
const noMatches = { total: 0, matches: [] };

const noticesOf = async (call: Call) =>
  (await call(messages.list, {})).content.map(({ title }) => title).filter((title) => title.startsWith("与黑名单相符"));

onEveryEngine((test) => {
  test("adding an entry returns its matches at once, and the reviewer of each file receives a message", async ({
    platform,
    register,
    emails,
    config,
  }) => {
    const { first, second, registrant, registrationId, decide } = await afterSubmission({ platform, register, emails });
    const { call: admin } = await signedIn(platform, "admin");
    const reviewer = await inDatabase(config, (db) => accountId(db, "buyer"));
    await first(assignment.assign, { registrationIds: [registrationId], accountId: reviewer });
    expect(await admin(blockList.add, byCode)).toMatchObject({
      total: 1,
      matches: [{ registrationId, companyName, facts: ["companyCode"] }],
    });
    expect(await noticesOf(first)).toEqual([`与黑名单相符：${companyName}`]);
    expect(await noticesOf(second)).toEqual([]);
    const [message] = (await first(messages.list, {})).content;
    const { to } = await first(messages.one, { messageId: message?.messageId ?? "" });
    expect(to).toBe(`/gsrm/registrations/${registrationId}`);
    const supplier = JSON.stringify([await registrant.call(registration.load, {}), await emails()]);
    expect(supplier).not.toContain("黑名单");
    await decide(first, "approve");
  });

  test("every fact of a registration is matched, including a name in traditional characters", async ({
    platform,
    register,
    emails,
  }) => {
    await afterSubmission({ platform, register, emails });
    const { call: admin } = await signedIn(platform, "admin");
    for (const [entry, facts] of [
      [{ kind: "company", facts: { companyName: "深圳市遠航電子有限責任公司" } }, ["companyName"]],
      [{ kind: "person", facts: { personName: "某人", identityNumber: "440301 198001010011" } }, ["identityNumber"]],
      [{ kind: "person", facts: { personName: "某人", email: "WANG@yuanhang.example" } }, ["email"]],
      [{ kind: "account", facts: { accountNumber: "1234 5678 9012 3456 78" } }, ["accountNumber"]],
      [{ kind: "company", facts: { companyName: "成都别的公司" } }, null],
    ] as const) {
      const answer = await admin(blockList.add, { ...entry, ...rest });
      expect(answer).toMatchObject(facts ? { total: 1, matches: [{ facts }] } : noMatches);
    }
    const { content } = await admin(onboarding.queue, { search: "远航" });
    const { risks } = await admin(review.file, { registrationId: content[0]?.registrationId ?? "" });
    expect(risks.blocked.map(({ facts }) => facts)).toContainEqual(["companyName"]);
  });

  test("without a reviewer the head of purchasing receives the message, but not again after the entry has ended", async ({
    platform,
    register,
    emails,
    config,
    clock,
  }) => {
    await afterSubmission({ platform, register, emails });
    await inDatabase(config, async (db) => saveHead(db, await accountId(db, "buyer2")));
    const { call: admin } = await signedIn(platform, "admin");
    const { call: head } = await signedIn(platform, "buyer2");
    const edit = async (call: Call, version: number, endsOn: string) => {
      const { entryId = "" } = (await call(blockList.list, {})).content[0] ?? {};
      return call(blockList.edit, { entryId, version, reason: rest.reason, endsOn });
    };
    await admin(blockList.add, byCode);
    expect(await edit(admin, 0, "2025-06-16")).toMatchObject({ total: 1 });
    expect(await noticesOf(head)).toHaveLength(2);
    expect(await noticesOf(admin)).toEqual([]);
    clock.advance(3 * day);
    const { call: later } = await signedIn(platform, "admin");
    expect(await edit(later, 1, "2025-06-16")).toEqual(noMatches);
    expect(await noticesOf((await signedIn(platform, "buyer2")).call)).toHaveLength(2);
  });

  test("a draft and a refused registration match nothing", async ({ platform, register, emails }) => {
    const draft = await register("draft@yuanhang.example");
    await fillIn(draft.call);
    const { call: admin } = await signedIn(platform, "admin");
    const add = (personName: string) =>
      admin(blockList.add, { kind: "person", facts: { personName, email: "li@yuanhang.cn" }, ...rest });
    expect(await add("某人")).toEqual(noMatches);
    const { entryId = "" } = (await admin(blockList.list, {})).content[0] ?? {};
    await admin(blockList.remove, { entryId, version: 0 });
    const { decide, first } = await afterSubmission({ platform, register, emails });
    await decide(first, "refuse", "不符合准入要求");
    expect(await add("某人")).toEqual(noMatches);
  });
});
