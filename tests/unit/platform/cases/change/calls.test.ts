import { expect } from "vitest";
import { changeRequests, changeReview, messages, stopChange } from "~/contract";
import type { CallOutcome } from "~/rules/change-request/call-outcomes";
import { type Call, onEveryEngine } from "../../../../support/platform";
import { callBack, proposeBank, scheduleBank, stopLinkIn } from "../../../../support/platform-company";
import { codeOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { approveSeen, refuseSeen } from "../../../../support/seen";

const record = (call: Call, changeId: string, outcome: CallOutcome, at = 0, note = "王芳接听") =>
  call(changeReview.one, { changeId }).then(({ knownNumbers }) =>
    call(changeReview.recordCall, { changeId, contactId: knownNumbers[at]?.contactId ?? "", outcome, note }),
  );

onEveryEngine((test) => {
  test("an unanswered call confirms nothing, and a wrong number is not offered again", async ({ platform, emails }) => {
    const { call } = await signedIn(platform, "supplier");
    const { call: buyer } = await signedIn(platform, "buyer");
    const changeId = await proposeBank(call, emails);
    await record(buyer, changeId, "noAnswer", 0, "");
    expect(await codeOf(approveSeen(buyer, changeId))).toBe("change.callBack.needed");
    await record(buyer, changeId, "wrongNumber", 0, "");
    const { knownNumbers, calls } = await buyer(changeReview.one, { changeId });
    expect(knownNumbers.map(({ number }) => number)).toEqual(["+86 755 2788 1018"]);
    expect(calls).toMatchObject([
      { by: "陈静", outcome: "noAnswer", number: "+86 755 2788 1001" },
      { outcome: "wrongNumber" },
    ]);
    await record(buyer, changeId, "confirmed");
    expect(await approveSeen(buyer, changeId)).toMatchObject({ state: "onceApproved" });
  });

  test("marking a number as wrong revokes its confirmation", async ({ platform, emails }) => {
    const { call } = await signedIn(platform, "supplier");
    const { call: buyer } = await signedIn(platform, "buyer");
    const changeId = await proposeBank(call, emails);
    await record(buyer, changeId, "confirmed");
    await record(buyer, changeId, "wrongNumber", 0, "回拨后发现不是该公司");
    expect(await codeOf(approveSeen(buyer, changeId))).toBe("change.callBack.needed");
  });

  test("recording that a call confirmed or denied a change requires a note", async ({ platform, emails }) => {
    const { call } = await signedIn(platform, "supplier");
    const { call: buyer } = await signedIn(platform, "buyer");
    const changeId = await proposeBank(call, emails);
    for (const outcome of ["confirmed", "denied"] as const)
      expect(await codeOf(record(buyer, changeId, outcome, 0, " "))).toBe("change.callBack.noteNeeded");
  });

  test("a supplier that denies the change by phone stops it, even after both approvals, and purchasing is alerted", async ({
    platform,
    emails,
  }) => {
    const { call, buyer, other, changeId } = await scheduleBank({ platform, emails });
    expect(await record(other, changeId, "denied", 0, "财务李娜：我们没有申请")).toEqual({
      state: "stopped",
      effectiveAt: "2025-06-17T02:00:00.000Z",
    });
    const review = await buyer(changeReview.one, { changeId });
    expect([review.state, review.effectiveAt]).toEqual(["stopped", null]);
    expect((await buyer(messages.list, {})).content.some(({ title }) => title.includes("否认申请过变更"))).toBe(true);
    expect(await codeOf(call(changeRequests.withdraw, { changeId }))).toBe("change.notPossible");
    await refuseSeen(buyer, changeId, "供应商否认提出过此变更");
  });

  test("a call recorded after the page was opened must be seen before anyone approves or rejects", async ({
    platform,
    emails,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const { call: buyer } = await signedIn(platform, "buyer");
    const { call: other } = await signedIn(platform, "buyer2");
    const changeId = await proposeBank(call, emails);
    await callBack(buyer, changeId);
    const { version } = await other(changeReview.one, { changeId });
    await record(buyer, changeId, "noAnswer", 1, "");
    expect(await codeOf(other(changeReview.approve, { changeId, version }))).toBe("decision.outdated");
    expect(await codeOf(other(changeReview.refuse, { changeId, version, reason: "x" }))).toBe("decision.outdated");
    expect(await approveSeen(other, changeId)).toMatchObject({ state: "onceApproved" });
  });

  test("each recipient has a separate stop link; purchasing sees which one stopped the change, and can close it permanently", async ({
    platform,
    emails,
    call: stranger,
    clock,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const { call: buyer } = await signedIn(platform, "buyer");
    const changeId = await proposeBank(call, emails);
    const linksIn = async (id: string) =>
      new Map(
        (await emails())
          .filter(({ text }) => text.includes(`/stop-change/${id}`))
          .map(({ to, text }) => [to, stopLinkIn(text)]),
      );
    const links = await linksIn(changeId);
    expect(new Set([...links.values()].map(({ key }) => key)).size).toBe(3);
    const misused = links.get("finance@anke.example") ?? { changeId, key: "" };
    await stranger(stopChange.stop, misused);
    const { recipients } = await buyer(changeReview.one, { changeId });
    expect(recipients.filter(({ hasStopped }) => hasStopped)).toMatchObject([{ email: "finance@anke.example" }]);
    const alarm = (await buyer(messages.list, {})).content.find(({ title }) => title.includes("联系人停止了"));
    const { text } = await buyer(messages.one, { messageId: alarm?.messageId ?? "" });
    expect(text).toContain("f***@anke.example");

    const recipient = recipients.findIndex(({ hasStopped }) => hasStopped);
    const close = (at: number) =>
      buyer(changeReview.closeLink, { changeId, recipient: at, note: "王芳：财务邮箱已停用" });
    expect(await codeOf(close(recipient))).toBe("change.recipient.notReached");
    await refuseSeen(buyer, changeId, "重新提交");

    clock.advance(120);
    const { call: supplier } = await signedIn(platform, "supplier");
    const again = await proposeBank(supplier, emails);
    await callBack(buyer, again);
    const closeAgain = (at: number) =>
      buyer(changeReview.closeLink, { changeId: again, recipient: at, note: "王芳：财务邮箱已停用" });
    expect(await codeOf(closeAgain(99))).toBe("change.recipient.unknown");
    await closeAgain(recipient);
    const old = (await linksIn(again)).get("finance@anke.example") ?? { changeId: again, key: "" };
    expect(await stranger(stopChange.look, old)).toMatchObject({ standing: "closed" });
    expect(await stranger(stopChange.stop, old)).toMatchObject({ standing: "closed" });
    expect((await buyer(changeReview.one, { changeId: again })).state).toBe("proposed");
    expect(
      (await emails()).some(({ to, subject }) => to === "finance@anke.example" && subject.includes("链接已关闭")),
    ).toBe(true);
    const others = [0, 1, 2].filter((at) => at !== recipient);
    await closeAgain(others[0] ?? 0);
    expect(await codeOf(closeAgain(others[1] ?? 0))).toBe("change.recipient.last");

    await approveSeen(buyer, again);
    await approveSeen((await signedIn(platform, "buyer2")).call, again);
    const scheduled = (await emails()).filter(({ subject }) => subject.includes("已批准"));
    expect(scheduled.filter(({ text: words }) => words.includes("/stop-change/"))).toHaveLength(1);
    expect(scheduled).toHaveLength(3);
  });
});
