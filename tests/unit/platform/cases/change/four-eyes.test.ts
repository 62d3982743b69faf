import { expect } from "vitest";
import { changeReview } from "~/contract";
import type { Tables } from "~/platform/core/database/schema";
import { onEveryEngine } from "../../../../support/platform";
import { callBack, proposeBank } from "../../../../support/platform-company";
import { accountId, inDatabase } from "../../../../support/platform-database";
import { codeOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { approveSeen, refuseSeen } from "../../../../support/seen";

const at = "2025-06-15T03:00:00.000Z";
const later = "2025-06-17T03:00:00.000Z";

onEveryEngine((test) => {
  test("a user cannot approve, reject or call about a change of a company they belong to", async ({
    platform,
    config,
    emails,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const changeId = await proposeBank(call, emails);
    await inDatabase(config, async (db) => {
      const own = { account_id: await accountId(db, "buyer"), role_code: "supplier", order_seq: 9 };
      const { id } = await db
        .selectFrom("tenant")
        .select("id")
        .where("supplier_code", "=", "S10001")
        .executeTakeFirstOrThrow();
      await db
        .insertInto("tenant_member")
        .values({ ...own, tenant_id: id })
        .execute();
    });
    const { call: buyer } = await signedIn(platform, "buyer");
    const { knownNumbers, notApprovable } = await buyer(changeReview.one, { changeId });
    expect(notApprovable).toBe("change.own");
    const contactId = knownNumbers[0]?.contactId ?? "";
    expect(await codeOf(buyer(changeReview.recordCall, { changeId, contactId, outcome: "confirmed", note: "x" }))).toBe(
      "change.own",
    );
    expect(await codeOf(refuseSeen(buyer, changeId, "x"))).toBe("change.own");
  });

  test("of several simultaneous approvals one counts; the second approver must see it before approving", async ({
    platform,
    emails,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const changeId = await proposeBank(call, emails);
    const people = ["buyer", "buyer", "buyer2", "buyer2"];
    const sessions = await Promise.all(people.map(async (one) => (await signedIn(platform, one)).call));
    const [buyer = call, , other = call] = sessions;
    await callBack(buyer, changeId);
    const { version } = await buyer(changeReview.one, { changeId });
    const codes = await Promise.all(sessions.map((one) => codeOf(one(changeReview.approve, { changeId, version }))));
    expect(codes.toSorted()).toEqual(["answered", "change.sameApprover", "decision.outdated", "decision.outdated"]);
    const second = codes.slice(0, 2).includes("answered") ? other : buyer;
    expect(await approveSeen(second, changeId)).toMatchObject({ state: "scheduled" });
  });

  test("the database itself rejects states that the code never writes", async ({ platform, config, emails }) => {
    const { call } = await signedIn(platform, "supplier");
    const id = await proposeBank(call, emails);
    await inDatabase(config, async (db) => {
      const [submitter, buyer, other] = await Promise.all(
        ["supplier", "buyer", "buyer2"].map((name) => accountId(db, name)),
      );
      const called = { caller_id: buyer, called_back_at: at, call_sealed: "x" };
      const first = { ...called, first_approver_id: buyer, first_approved_at: at };
      const second = { ...first, second_approver_id: other, second_approved_at: at };
      const due = { effective_at: later };
      const refused: [string, Partial<Tables["change_request"]>][] = [
        ["the submitter as first approver", { ...first, first_approver_id: submitter }],
        ["the submitter as second approver", { ...second, second_approver_id: submitter }],
        ["the submitter as caller", { ...called, caller_id: submitter }],
        ["the first approver again", { ...second, second_approver_id: buyer }],
        ["a second without a first", { ...called, second_approver_id: other, second_approved_at: at }],
        ["an approval without a call", { first_approver_id: buyer, first_approved_at: at }],
        ["a call after the approval", { ...first, called_back_at: later }],
        ["waiting with one approval", { ...first, ...due, state: "scheduled" }],
        ["in force with one approval", { ...first, ...due, state: "effective", applied_at: later }],
        ["in force before its time", { ...second, ...due, state: "effective", applied_at: at }],
        ["applied but not in force", { ...second, ...due, state: "scheduled", applied_at: later }],
        ["no time to stop it", { ...second, effective_at: at, state: "scheduled" }],
      ];
      const write = (set: Partial<Tables["change_request"]>) =>
        db.updateTable("change_request").set(set).where("id", "=", id).execute();
      for (const [what, set] of refused) await expect(write(set), what).rejects.toThrow(/constraint/i);
      const twin = await db.selectFrom("change_request").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
      const insert = db
        .insertInto("change_request")
        .values({ ...twin, id: "twin" })
        .execute();
      await expect(insert).rejects.toThrow(/unique/i);
      await write({ ...second, ...due, state: "scheduled" });
      await write({ state: "effective", applied_at: later });
    });
  });
});
