import { expect } from "vitest";
import { onboarding, registration, review } from "~/contract";
import { onEveryEngine } from "../../../../support/platform";
import { afterSubmission } from "../../../../support/platform-onboarding";
import { codeOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { submitSeen } from "../../../../support/seen";

const name = { section: "basic", field: "companyName" } as const;

onEveryEngine((test) => {
  test("colleagues see how a reviewer compared an answer with a document, and the latest mark counts", async ({
    platform,
  }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    const { call: colleague } = await signedIn(platform, "buyer2");
    const { content } = await buyer(onboarding.queue, { search: "川芯" });
    const registrationId = content[0]?.registrationId ?? "";
    const load = async () => (await colleague(review.file, { registrationId })).marks;
    expect(await load()).toEqual([]);
    await buyer(review.mark, { registrationId, round: 1, ...name, verdict: "agrees" });
    expect(await load()).toMatchObject([{ ...name, verdict: "agrees", by: "陈静" }]);
    await colleague(review.mark, { registrationId, round: 1, ...name, verdict: "differs" });
    expect(await load()).toMatchObject([{ ...name, verdict: "differs", by: "赵磊" }]);
    await buyer(review.mark, { registrationId, round: 1, ...name, verdict: null });
    expect(await load()).toEqual([]);
  });

  test("a mark on an earlier round is rejected", async ({ platform, register, emails }) => {
    const { registrant, first: buyer, registrationId, decide } = await afterSubmission({ platform, register, emails });
    await decide(buyer, "return", "请更正公司名称", [{ ...name, comment: "名称有误" }]);
    const { version, values } = await registrant.call(registration.loadSection, { section: "basic" });
    await registrant.call(registration.saveSection, {
      section: "basic",
      version,
      values: { ...values, companyName: "深圳市远航电子有限公司" },
    });
    await submitSeen(registrant.call);
    const mark = (of: number) => buyer(review.mark, { registrationId, round: of, ...name, verdict: "agrees" });
    expect(await codeOf(mark(1))).toBe("decision.outdated");
    await mark(2);
    expect((await buyer(review.file, { registrationId })).marks).toHaveLength(1);
  });

  test("only submitted registrations can be marked, and only by reviewers", async ({ platform }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    const mark = { round: 1, ...name, verdict: "agrees" } as const;
    expect(await codeOf(buyer(review.mark, { registrationId: "none", ...mark }))).toBe("onboarding.unknown");
    const { call: supplier } = await signedIn(platform, "supplier");
    expect(await codeOf(supplier(review.mark, { registrationId: "none", ...mark }))).toBe("request.e403");
  });
});
