import { expect } from "vitest";
import { blockList, changeReview } from "~/contract";
import { onEveryEngine } from "../../../../support/platform";
import { callBack, newAccount, proposeBank } from "../../../../support/platform-company";
import { runJobs } from "../../../../support/platform-jobs";
import { signedIn } from "../../../../support/platform-sign-in";
import { approveSeen, refuseSeen } from "../../../../support/seen";

const day = 24 * 3600;

onEveryEngine((test) => {
  test("a listed account is a risk of a change, and one that is listed after the approvals holds the change", async ({
    platform,
    config,
    emails,
    clock,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const { call: first } = await signedIn(platform, "buyer");
    const { call: second } = await signedIn(platform, "buyer2");
    const { call: admin } = await signedIn(platform, "admin");
    const changeId = await proposeBank(call, emails);
    const risks = async () => (await first(changeReview.one, { changeId })).risks;
    expect(await risks()).not.toContain("onBlockList");
    await callBack(first, changeId);
    await approveSeen(first, changeId);
    await approveSeen(second, changeId);
    const facts = { accountNumber: newAccount };
    await admin(blockList.add, { kind: "account", facts, reason: "冒用他人账户", endsOn: null });
    clock.advance(3 * day);
    await runJobs(config);
    const { call: later } = await signedIn(platform, "buyer");
    expect((await later(changeReview.one, { changeId })).state).toBe("stopped");
    await refuseSeen(later, changeId, "账户在黑名单中");
    const again = await proposeBank((await signedIn(platform, "supplier")).call, emails);
    expect((await later(changeReview.one, { changeId: again })).risks).toContain("onBlockList");
  });
});
