import { expect } from "vitest";
import { changeRequests, changeReview, companyFile, registration, stopChange } from "~/contract";
import type { FormValues } from "~/rules/form-values";
import { type Call, onEveryEngine } from "../../../../support/platform";
import {
  askFor,
  callBack,
  firstRow,
  newestCode,
  proposeBank,
  scheduleBank,
  sectionOf,
  stopLinkIn,
} from "../../../../support/platform-company";
import { fillIn } from "../../../../support/platform-complete";
import { runJobs } from "../../../../support/platform-jobs";
import { codeOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { approveSeen, refuseSeen, submitSeen } from "../../../../support/seen";

const hour = 3600;
const day = 24 * hour;
const renamed = "深圳市安科控股有限公司";
const everybody = ["fang.wang@anke.example", "finance@anke.example", "supplier@demo.example"];

type Emails = () => Promise<{ to: string; subject: string; text: string }[]>;

/** Proposes a change of the company's basic details, and confirms it with its code. */
async function propose(call: Call, emails: Emails, alter: (values: FormValues) => void): Promise<string> {
  const { changeId, codeSentTo } = await askFor(call, "basic", alter);
  expect(codeSentTo, "a code is asked for").not.toBeNull();
  await call(changeRequests.confirm, { changeId, code: await newestCode(emails) });
  return changeId;
}

const rename = (values: FormValues) => void (values.companyName = renamed);

onEveryEngine((test) => {
  test("a change of company name takes a code, two approvers and two days, and all known contacts are notified", async ({
    platform,
    call: stranger,
    config,
    emails,
    clock,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const changeId = await propose(call, emails, rename);
    const notices = (await emails()).filter(({ text }) => text.includes("/stop-change/"));
    expect(notices.map(({ to }) => to).toSorted()).toEqual(everybody.toSorted());
    expect(notices[0]?.subject).toContain("公司身份信息");
    expect(notices[0]?.text).toContain(`新身份信息：${renamed}`);
    const link = stopLinkIn(notices[0]?.text ?? "");
    expect(await stranger(stopChange.look, link)).toMatchObject({
      standing: "open",
      subject: "identity",
      before: ["深圳市安科精密有限公司"],
      after: [renamed],
    });

    const { call: first } = await signedIn(platform, "buyer");
    const { call: second } = await signedIn(platform, "buyer2");
    expect(await approveSeen(first, changeId)).toMatchObject({ state: "onceApproved" });
    expect(await codeOf(approveSeen(first, changeId))).toBe("change.sameApprover");
    expect(await approveSeen(second, changeId)).toMatchObject({ state: "scheduled" });
    const name = async () => {
      const { call: reader } = await signedIn(platform, "supplier");
      return (await sectionOf(reader, "basic")).values.companyName;
    };
    expect(await name()).not.toBe(renamed);
    clock.advance(48 * hour);
    await runJobs(config);
    expect(await name()).toBe(renamed);
  });

  for (const [field, value] of [
    ["companyEnglishName", "Anke Holding Ltd."],
    ["unifiedCreditCode", "91441900MA4UK1234X"],
    ["taxId", "91441900MA4UK1234X"],
  ] as const)
    test(`a change of ${field} takes two approvers`, async ({ platform, emails }) => {
      const { call } = await signedIn(platform, "supplier");
      const changeId = await propose(call, emails, (values) => void (values[field] = value));
      const { call: buyer } = await signedIn(platform, "buyer");
      expect(await buyer(changeReview.one, { changeId })).toMatchObject({
        careLevel: "watchedByTwo",
        approvalsNeeded: 2,
      });
      const facts = (await emails()).find(({ text }) => text.includes("/stop-change/"))?.text ?? "";
      if (field === "taxId") expect(facts, "no email holds the whole number").not.toContain(value);
    });

  test("bank details proposed after an identity change show when it happened", async ({
    platform,
    config,
    emails,
    clock,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const renaming = await propose(call, emails, rename);
    for (const account of ["buyer", "buyer2"]) await approveSeen((await signedIn(platform, account)).call, renaming);
    clock.advance(48 * hour);
    await runJobs(config);
    clock.advance(12 * day);
    const risksOf = async () => {
      const { call: supplier } = await signedIn(platform, "supplier");
      const { call: buyer } = await signedIn(platform, "buyer");
      const changeId = await proposeBank(supplier, emails, (values) => {
        const [row] = values.banks as FormValues[];
        if (row) Object.assign(row, { accountName: renamed, accountNumber: "6222021001112223334" });
      });
      const { risks, identityChangedAt } = await buyer(changeReview.one, { changeId });
      await supplier(changeRequests.withdraw, { changeId });
      return { risks, identityChangedAt };
    };
    expect(await risksOf()).toEqual({
      risks: ["identityChangedLately"],
      identityChangedAt: "2025-06-17T02:00:00.000Z",
    });
    clock.advance(80 * day);
    expect(await risksOf()).toEqual({ risks: [], identityChangedAt: null });
  });

  test("new bank details show a proposed or scheduled identity change until it is rejected", async ({
    platform,
    emails,
    clock,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const bank = await proposeBank(call, emails);
    clock.advance(61);
    const renaming = await propose(call, emails, rename);
    const { call: buyer } = await signedIn(platform, "buyer");
    const pending = { risks: ["identityChangePending"], pendingChanges: { identity: renaming, contact: null } };
    expect(await buyer(changeReview.one, { changeId: bank })).toMatchObject(pending);
    expect((await buyer(changeReview.one, { changeId: renaming })).risks).toEqual([]);
    for (const account of ["buyer", "buyer2"]) await approveSeen((await signedIn(platform, account)).call, renaming);
    expect(await buyer(changeReview.one, { changeId: bank })).toMatchObject(pending);
    await refuseSeen(buyer, renaming, "名称与登记不符");
    expect(await buyer(changeReview.one, { changeId: bank })).toMatchObject({
      risks: [],
      pendingChanges: { identity: null, contact: null },
    });
  });

  test("an approval of new bank details is outdated once an identity change is proposed", async ({
    platform,
    emails,
    clock,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const { call: buyer } = await signedIn(platform, "buyer");
    const bank = await proposeBank(call, emails);
    await callBack(buyer, bank);
    const { version } = await buyer(changeReview.one, { changeId: bank });
    clock.advance(61);
    await propose(call, emails, rename);
    expect(await codeOf(buyer(changeReview.approve, { changeId: bank, version }))).toBe("decision.outdated");
  });

  test("new bank details scheduled before an identity change was proposed are held", async ({
    platform,
    config,
    emails,
    clock,
  }) => {
    const { call, changeId } = await scheduleBank({ platform, emails });
    clock.advance(61);
    await propose(call, emails, rename);
    clock.advance(48 * hour);
    await runJobs(config);
    const { call: later } = await signedIn(platform, "buyer");
    expect(await later(changeReview.one, { changeId })).toMatchObject({
      state: "stopped",
      heldFor: ["identityChangePending"],
    });
  });

  test("a pending change of basic details other than the identity is not a risk for new bank details", async ({
    platform,
    emails,
    clock,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    await propose(call, emails, (values) => void (values.legalRepresentative = "李强"));
    clock.advance(61);
    const changeId = await proposeBank(call, emails);
    const { call: buyer } = await signedIn(platform, "buyer");
    expect((await buyer(changeReview.one, { changeId })).risks).toEqual([]);
  });

  test("new bank details show a change of contacts that has not yet taken effect", async ({
    platform,
    emails,
    clock,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const { changeId: contact } = await askFor(call, "contact", (values) => {
      firstRow(values, "contacts").phone = "+86 755 2788 1999";
    });
    await call(changeRequests.confirm, { changeId: contact, code: await newestCode(emails) });
    clock.advance(61);
    const bank = await proposeBank(call, emails);
    const { call: buyer } = await signedIn(platform, "buyer");
    expect(await buyer(changeReview.one, { changeId: bank })).toMatchObject({
      risks: ["contactsChangePending"],
      pendingChanges: { identity: null, contact },
    });
  });

  test("approvers see that another company has the same identity", async ({ platform, register, emails, clock }) => {
    const other = await register();
    await fillIn(other.call);
    await submitSeen(other.call);
    const { values: saved } = await other.call(registration.loadSection, { section: "basic" });
    clock.advance(120);
    const { call } = await signedIn(platform, "supplier");
    const changeId = await propose(call, emails, (own) => void (own.unifiedCreditCode = saved.unifiedCreditCode));
    const { call: buyer } = await signedIn(platform, "buyer");
    const review = await buyer(changeReview.one, { changeId });
    expect(review.risks).toEqual(["identityOfAnother"]);
    expect(review.sharedWith).toMatchObject([{ companyName: "深圳市远航电子有限公司" }]);
  });

  test("an ordinary change of the basic details still takes one approval and takes effect at once", async ({
    platform,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const { changeId } = await askFor(call, "basic", (values) => void (values.abbreviation = "安科新"));
    const { call: buyer } = await signedIn(platform, "buyer");
    expect(await approveSeen(buyer, changeId)).toMatchObject({ state: "effective" });
    expect(
      (await call(companyFile.load, {}))?.sections.find(({ section }) => section === "basic")?.values,
    ).toMatchObject({ abbreviation: "安科新" });
  });
});
