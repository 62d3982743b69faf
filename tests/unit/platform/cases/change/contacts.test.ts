import { expect } from "vitest";
import { changeRequests, changeReview, companyFile, stopChange } from "~/contract";
import type { FormValues } from "~/rules/form-values";
import { type Call, onEveryEngine } from "../../../../support/platform";
import {
  askFor,
  callBack,
  firstRow,
  newestCode,
  proposeBank,
  sectionOf,
  stopLinkIn,
  toNewAccount,
} from "../../../../support/platform-company";
import { changeEmail } from "../../../../support/platform-email";
import { runJobs } from "../../../../support/platform-jobs";
import { codeOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { approveSeen } from "../../../../support/seen";

const hour = 3600;
const day = 24 * hour;
const oldNumbers = ["+86 755 2788 1001", "+86 755 2788 1018"];
const everybody = ["fang.wang@anke.example", "finance@anke.example", "supplier@demo.example"];

/** A thief with the supplier's open session replaces the numbers and addresses of all contacts with their own. */
function toThief(values: FormValues) {
  for (const [at, row] of (values.contacts as FormValues[]).entries())
    Object.assign(row, { name: `刘${at}`, phone: `139 0000 000${at}`, email: `thief${at}@example.net` });
}

type Emails = () => Promise<{ to: string; subject: string; text: string }[]>;

async function propose(call: Call, emails: Emails, section: "contact" | "basic", change: (values: FormValues) => void) {
  const { changeId } = await askFor(call, section, change);
  await call(changeRequests.confirm, { changeId, code: await newestCode(emails) });
  return changeId;
}

onEveryEngine((test) => {
  test("replacing all contacts takes two approvers and two days, and every previously known contact can stop it", async ({
    platform,
    config,
    emails,
    clock,
    call: stranger,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const { call: first } = await signedIn(platform, "buyer");
    const { call: second } = await signedIn(platform, "buyer2");
    const changeId = await propose(call, emails, "contact", toThief);
    const notices = (await emails()).filter(({ subject }) => subject.includes("business contacts"));
    expect(notices.map(({ to }) => to).toSorted()).toEqual(everybody);
    expect(await first(changeReview.one, { changeId })).toMatchObject({
      careLevel: "watchedByTwo",
      risks: ["allNumbersReplaced", "allAddressesReplaced"],
      approvalsNeeded: 2,
    });
    expect(await approveSeen(first, changeId)).toMatchObject({ state: "onceApproved" });
    expect(await codeOf(approveSeen(first, changeId))).toBe("change.sameApprover");
    expect(await approveSeen(second, changeId)).toMatchObject({ state: "scheduled" });

    const link = stopLinkIn(notices.find(({ to }) => to === "fang.wang@anke.example")?.text ?? "");
    expect(await stranger(stopChange.look, link)).toMatchObject({ standing: "open", section: "contact" });
    expect(await stranger(stopChange.stop, link)).toMatchObject({ standing: "stopped" });
    clock.advance(3 * day);
    await runJobs(config);
    const { call: later } = await signedIn(platform, "supplier");
    expect(firstRow((await sectionOf(later, "contact")).values, "contacts").name).toBe("王芳");
  });

  test("a week after a thief replaces the contacts, call-backs still go to the earlier numbers, and the earlier contacts are notified", async ({
    platform,
    config,
    emails,
    clock,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const contacts = await propose(call, emails, "contact", toThief);
    for (const account of ["buyer", "buyer2"]) await approveSeen((await signedIn(platform, account)).call, contacts);
    clock.advance(48 * hour);
    await runJobs(config);
    clock.advance(7 * day);

    const { call: thief } = await signedIn(platform, "supplier");
    expect(firstRow((await sectionOf(thief, "contact")).values, "contacts").email).toBe("thief0@example.net");
    const before = (await emails()).length;
    const changeId = await proposeBank(thief, emails);
    const { call: buyer } = await signedIn(platform, "buyer");
    const review = await buyer(changeReview.one, { changeId });
    expect(review.knownNumbers.map(({ number }) => number)).toEqual(oldNumbers);
    expect(review.risks).toEqual(["contactsChangedLately"]);
    const sent = (await emails()).slice(0, -before || undefined).filter(({ subject }) => subject.includes("bank"));
    expect(sent.map(({ to }) => to).toSorted()).toEqual(
      [...everybody, "thief0@example.net", "thief1@example.net"].toSorted(),
    );
  });

  test("a number can be called about new bank details only once it has been on file for thirty days", async ({
    platform,
    config,
    emails,
    clock,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const contacts = await propose(call, emails, "contact", (values) => {
      firstRow(values, "contacts").phone = "139 0000 0000";
    });
    const { call: buyer } = await signedIn(platform, "buyer");
    expect(await approveSeen(buyer, contacts)).toMatchObject({ state: "scheduled" });
    clock.advance(48 * hour);
    await runJobs(config);

    const numbersAfter = async (days: number) => {
      clock.advance(days * day);
      const { call: supplier } = await signedIn(platform, "supplier");
      const { call: reviewer } = await signedIn(platform, "buyer");
      const changeId = await proposeBank(supplier, emails);
      const { knownNumbers } = await reviewer(changeReview.one, { changeId });
      await supplier(changeRequests.withdraw, { changeId });
      return knownNumbers.map(({ number }) => number);
    };
    expect(await numbersAfter(20)).toEqual(oldNumbers);
    expect(await numbersAfter(11)).toEqual(["139 0000 0000", oldNumbers[1]]);
  });

  test("a new legal representative is announced, and takes effect after two days", async ({
    platform,
    config,
    emails,
    clock,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const changeId = await propose(call, emails, "basic", (values) => {
      values.legalRepresentative = "刘强";
    });
    const notice = (await emails()).find(({ to }) => to === "finance@anke.example");
    expect(notice?.text).toContain("新法定代表人：刘强");
    const { call: buyer } = await signedIn(platform, "buyer");
    expect(await approveSeen(buyer, changeId)).toMatchObject({ state: "scheduled" });
    const representative = async () => {
      const { call: reader } = await signedIn(platform, "supplier");
      const file = await reader(companyFile.load, {});
      return file?.sections.find(({ section }) => section === "basic")?.values.legalRepresentative;
    };
    expect(await representative()).not.toBe("刘强");
    clock.advance(48 * hour);
    await runJobs(config);
    expect(await representative()).toBe("刘强");
  });

  test("a change of contacts needs no call-back, and none can be recorded for it", async ({ platform, emails }) => {
    const { call } = await signedIn(platform, "supplier");
    const changeId = await propose(call, emails, "contact", (values) => {
      firstRow(values, "contacts").position = "总经理";
    });
    const { call: buyer } = await signedIn(platform, "buyer");
    expect(await codeOf(callBack(buyer, changeId))).toBe("change.notPossible");
    expect(await approveSeen(buyer, changeId)).toMatchObject({ state: "scheduled" });
  });

  test("an email address that an account had until recently is notified of new bank details too", async ({
    platform,
    emails,
    clock,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    await changeEmail(call, emails, "thief@example.net");
    clock.advance(8 * day);
    const { call: thief } = await signedIn(platform, "supplier");
    const { changeId } = await askFor(thief, "bank", toNewAccount);
    const code = await newestCode(emails, "thief@example.net");
    await thief(changeRequests.confirm, { changeId, code });
    const stopEmails = (await emails()).filter(({ text }) => text.includes(`/stop-change/${changeId}`));
    expect(stopEmails.map(({ to }) => to).toSorted()).toEqual([...everybody, "thief@example.net"].toSorted());
    const { call: buyer } = await signedIn(platform, "buyer");
    expect((await buyer(changeReview.one, { changeId })).risks).toEqual(["contactsChangedLately"]);
  });
});
