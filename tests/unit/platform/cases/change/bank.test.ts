import { expect } from "vitest";
import { changeRequests, changeReview, companyFile, messages, profile, stopChange } from "~/contract";
import { altered } from "../../../../support/altered";
import { onEveryEngine } from "../../../../support/platform";
import { auditOf } from "../../../../support/platform-audit";
import {
  askFor,
  callBack,
  firstRow,
  newAccount,
  newestCode,
  proposeBank,
  sectionOf,
  stopLinkIn,
  toNewAccount,
} from "../../../../support/platform-company";
import { inDatabase } from "../../../../support/platform-database";
import { runJobs } from "../../../../support/platform-jobs";
import { codeOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { approveSeen, refuseSeen } from "../../../../support/seen";

const confirmed = { outcome: "confirmed", note: "王芳确认" } as const;
const hour = 3600;
const day = 24 * hour;
const oldAccount = "400002770920012345";
const everybody = ["fang.wang@anke.example", "finance@anke.example", "supplier@demo.example"];

onEveryEngine((test) => {
  test("a new account takes effect only after two approvals, a call to a previously known number and 48 hours, and only once", async ({
    platform,
    config,
    emails,
    clock,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const { call: first } = await signedIn(platform, "buyer");
    const { call: second } = await signedIn(platform, "buyer2");
    const changeId = await proposeBank(call, emails);

    expect(await codeOf(approveSeen(first, changeId))).toBe("change.callBack.needed");
    expect(await codeOf(first(changeReview.recordCall, { changeId, contactId: "+86 1", ...confirmed }))).toBe(
      "change.callBack.unknown",
    );
    await callBack(first, changeId);
    expect(await approveSeen(first, changeId)).toEqual({ state: "onceApproved", effectiveAt: null });
    expect(await codeOf(approveSeen(first, changeId))).toBe("change.sameApprover");
    expect(await approveSeen(second, changeId)).toEqual({
      state: "scheduled",
      effectiveAt: "2025-06-17T02:00:00.000Z",
    });
    expect(await second(changeReview.one, { changeId })).toMatchObject({
      approvedBy: [{ by: "陈静" }, { by: "赵磊" }],
      callBack: { by: "陈静", number: "+86 755 2788 1001", name: "王芳" },
    });

    const account = async () => {
      const { call: reader } = await signedIn(platform, "supplier");
      return (await reader(companyFile.show, { section: "bank", field: "banks[0].accountNumber" })).value;
    };
    clock.advance(48 * hour - 60);
    await runJobs(config, 2);
    expect(await account()).toBe(oldAccount);
    clock.advance(120);
    await runJobs(config, 2);
    expect(await account()).toBe(newAccount);
    expect(await auditOf(config.databaseUrl, "change.takeEffect")).toHaveLength(1);
    const effectEmails = (await emails()).filter(({ subject }) => subject.includes("has taken effect"));
    expect(effectEmails.map(({ to }) => to).toSorted()).toEqual(everybody);
  });

  test("the code's email shows both accounts masked; all previously known contacts are notified in both languages, without full numbers", async ({
    platform,
    emails,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const { changeId } = await askFor(call, "bank", toNewAccount);
    const [codeEmail] = await emails();
    expect(codeEmail?.text).toContain("原账户：CN ****2345");
    expect(codeEmail?.text).toContain("新账户：CN ****3334");
    await call(changeRequests.confirm, { changeId, code: await newestCode(emails) });
    const notices = (await emails()).filter(({ subject }) => subject.includes("Someone has requested"));
    expect(notices.map(({ to }) => to).toSorted()).toEqual(everybody);
    for (const { text, html } of notices) {
      expect(text).toContain("有人申请");
      expect(text).toContain("Account on file: CN ****2345\nNew account: CN ****3334");
      expect(text + html).not.toMatch(new RegExp(`${oldAccount}|${newAccount}`));
      expect(stopLinkIn(text).changeId).toBe(changeId);
      expect(Buffer.from(stopLinkIn(text).key.split(".")[1] ?? "", "base64url")).toHaveLength(32);
    }
  });

  test("the stop link freezes the change at any time before it takes effect, without a sign-in, and alerts purchasing", async ({
    platform,
    config,
    emails,
    clock,
    call: stranger,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const { call: first } = await signedIn(platform, "buyer");
    const { call: second } = await signedIn(platform, "buyer2");
    const changeId = await proposeBank(call, emails);
    const link = stopLinkIn((await emails()).find(({ to }) => to === "finance@anke.example")?.text ?? "");
    await callBack(first, changeId);
    await approveSeen(first, changeId);
    await approveSeen(second, changeId);

    expect(await codeOf(stranger(stopChange.stop, { ...link, key: altered(link.key) }))).toBe("change.stopUnknown");
    const opened = await stranger(stopChange.look, link);
    expect(opened.approvedAt).toHaveLength(2);
    expect(opened).toMatchObject({
      standing: "open",
      before: ["CN ****2345"],
      after: ["CN ****3334"],
    });
    clock.advance(10 * 60);
    const stops = await Promise.all([1, 2, 3].map(() => stranger(stopChange.stop, link)));
    expect(stops.map(({ standing }) => standing)).toEqual(["stopped", "stopped", "stopped"]);
    expect(await auditOf(config.databaseUrl, "change.stop")).toHaveLength(1);
    // The page still shows the approved values, but no longer the effective date.
    const { approvedAt } = opened;
    expect(stops).toMatchObject(stops.map(() => ({ approvedAt, effectiveAt: null })));
    const { content: unread } = await second(messages.list, {});
    expect(unread[0]?.title).toBe("请立即核实：联系人停止了供应商深圳市安科精密有限公司对银行信息的变更");
    expect(unread.map(({ title }) => title)).toContain("待审批变更：深圳市安科精密有限公司（银行信息）");
    const alarm = (await emails()).find(({ subject }) => subject.includes("Alert · "));
    expect(alarm?.subject).toContain(
      "Check now: a contact stopped Shenzhen Anke Precision Co., Ltd.’s change to bank details",
    );

    expect(await codeOf(call(changeRequests.withdraw, { changeId }))).toBe("change.notPossible");
    expect(await codeOf(askFor(call, "bank", toNewAccount))).toBe("change.open");
    clock.advance(3 * day);
    await runJobs(config);
    const { call: later } = await signedIn(platform, "buyer");
    expect((await later(changeReview.one, { changeId })).state).toBe("stopped");
    await refuseSeen(later, changeId, "联系人表示并非本公司提出");
    expect(await stranger(stopChange.look, link)).toMatchObject({ standing: "over" });
    const { call: again } = await signedIn(platform, "supplier");
    expect(firstRow((await sectionOf(again, "bank")).values, "banks").accountNumber).toBe("****2345");
  });

  test("purchasing sees the risks of new bank details in the queue and in the review", async ({
    platform,
    config,
    emails,
  }) => {
    await inDatabase(config, async (db) => {
      const registration = await db
        .selectFrom("registration")
        .innerJoin("tenant", "tenant.registration_id", "registration.id")
        .selectAll("registration")
        .where("tenant.supplier_code", "=", "S10001")
        .executeTakeFirstOrThrow();
      const own = await db
        .selectFrom("bank_print")
        .select("print")
        .where("registration_id", "=", registration.id)
        .executeTakeFirstOrThrow();
      const other = { ...registration, id: "other", open_key: null, number: "SR-1" };
      await db.insertInto("registration").values(other).execute();
      await db.insertInto("bank_print").values({ registration_id: "other", print: own.print }).execute();
    });
    const { call } = await signedIn(platform, "supplier");
    const changeId = await proposeBank(call, emails, (values) => {
      Object.assign(firstRow(values, "banks"), { accountName: "深圳市别家贸易有限公司" });
    });
    const { call: buyer } = await signedIn(platform, "buyer");
    expect((await buyer(changeReview.queue, {})).content[0]?.risks).toEqual(["payeeDiffers", "accountShared"]);
    expect((await buyer(changeReview.one, { changeId })).risks).toEqual(["payeeDiffers", "accountShared"]);
    const shown = await buyer(changeReview.show, { changeId, side: "after", field: "banks[0].accountNumber" });
    expect(shown.value).toBe(oldAccount);
    expect(await auditOf(config.databaseUrl, "change.show")).toHaveLength(1);
  });

  test("a reviewer sees the accounts in pairs, when the change was proposed, and whose email has not left", async ({
    platform,
    config,
    emails,
    clock,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const { call: buyer } = await signedIn(platform, "buyer");
    const { changeId } = await askFor(call, "bank", toNewAccount);
    const begunAt = clock.now.toISOString();
    clock.advance(60);
    await call(changeRequests.confirm, { changeId, code: await newestCode(emails) });
    const states = async () => {
      const { recipients } = await buyer(changeReview.one, { changeId });
      return recipients.toSorted((a, b) => a.email.localeCompare(b.email)).map((one) => one.letters);
    };

    const seen = await buyer(changeReview.one, { changeId });
    expect(seen).toMatchObject({
      supplierCode: "S10001",
      createdAt: begunAt,
      proposedAt: clock.now.toISOString(),
      accounts: [{ before: 0, after: 0, changed: ["accountNumber"] }],
    });
    // Without a mail server, the demo's mailbox shows the emails at once.
    expect(await states()).toEqual(["sent", "sent", "sent"]);
    await inDatabase(config, (db) =>
      db.updateTable("outbox").set({ state: "failed" }).where("kind", "=", "change.proposed").execute(),
    );
    expect(await states()).toEqual(["undelivered", "undelivered", "undelivered"]);
    await inDatabase(config, (db) =>
      db.updateTable("outbox").set({ state: "sent", letter_sealed: null, to_hash: null }).execute(),
    );
    expect(await states()).toEqual(["sent", "sent", "sent"]);
  });

  test("after a change of phone, email or contacts, bank details cannot change for seven days", async ({
    platform,
    config,
    emails,
    clock,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const { changeId } = await askFor(call, "bank", toNewAccount);
    await call(profile.updatePhone, { phone: "+86 138 0000 0000", before: "" });
    expect(await codeOf(call(changeRequests.confirm, { changeId, code: await newestCode(emails) }))).toBe(
      "change.bankLocked",
    );
    expect(await codeOf(askFor(call, "bank", toNewAccount))).toBe("change.bankLocked");
    expect((await call(companyFile.load, {}))?.bankLockedUntil).toBe("2025-06-22T02:00:00.000Z");
    clock.advance(7 * day);
    const { call: later } = await signedIn(platform, "supplier");
    const { changeId: contacts } = await askFor(later, "contact", (values) => {
      firstRow(values, "contacts").email = "new@anke.example";
    });
    await later(changeRequests.confirm, { changeId: contacts, code: await newestCode(emails) });
    expect((await later(companyFile.load, {}))?.bankLockedUntil).toBeNull();
    const { call: buyer } = await signedIn(platform, "buyer");
    await approveSeen(buyer, contacts);
    clock.advance(48 * hour);
    await runJobs(config);
    const { call: after } = await signedIn(platform, "supplier");
    expect(await codeOf(askFor(after, "bank", toNewAccount))).toBe("change.bankLocked");
  });
});
