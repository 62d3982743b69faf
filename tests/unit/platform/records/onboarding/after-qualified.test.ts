import { expect } from "vitest";
import { changeRequests, company, companyFile, onboarding, registration, review, tasks } from "~/contract";
import type { DecisionEvent } from "~/rules/onboarding/decision";
import type { PlatformConfig } from "~/platform/platform.server";
import { runJobs } from "../../../../support/platform-jobs";
import { onEveryEngine } from "../../../../support/platform";
import { type Setup, afterSubmission } from "../../../../support/platform-onboarding";
import { codeOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { decideSeen, submitCertificationSeen } from "../../../../support/seen";

const day = 24 * 3600;
const email = "wang@yuanhang.example";

type YearsSetup = Setup & { config: PlatformConfig; clock: { advance: (seconds: number) => void } };

/** A qualified supplier, with functions for both purchasing managers and the supplier to act on any later day. */
async function qualified({ config, clock, ...setup }: YearsSetup) {
  const { platform, emails } = setup;
  const { second, registrationId, decide, upToCertification } = await afterSubmission(setup);
  await submitCertificationSeen(await upToCertification());
  await decide(second, "approve");
  clock.advance(91 * day);
  await runJobs(config);
  const as = async (account: "buyer" | "buyer2") => {
    const { call } = await signedIn(platform, account);
    return {
      call,
      file: () => call(review.file, { registrationId }),
      decide(event: DecisionEvent, words: { reason?: string; note?: string } = {}) {
        // Decisions are a second apart, because the order of two events at the same instant is undefined.
        clock.advance(1);
        return decideSeen(call, registrationId, { event, ...words });
      },
    };
  };
  const supplier = async () => (await signedIn(platform, email)).call;
  const subjects = async () => (await emails()).filter(({ to }) => to === email).map(({ subject }) => subject);
  return { registrationId, as, supplier, subjects };
}

onEveryEngine((test) => {
  test("two people block and reinstate a supplier, which is notified once the second has decided", async ({
    platform,
    config,
    register,
    emails,
    clock,
  }) => {
    const { registrationId, as, supplier, subjects } = await qualified({ platform, config, register, emails, clock });
    const [buyer, other] = [await as("buyer"), await as("buyer2")];
    const call = await supplier();
    const stateFor = async () => (await call(company.standing, {}))?.progress;
    expect((await buyer.file()).decisions).toEqual(["proposeBlock", "retire"]);
    expect(await codeOf(buyer.decide("proposeBlock"))).toBe("onboarding.noteNeeded");
    const before = await subjects();
    await buyer.decide("proposeBlock", { note: "连续三批来料不合格" });
    expect(await stateFor()).toMatchObject({ state: "qualified", stage: 9, reason: null, actsNext: "nobody" });
    expect(await subjects()).toEqual(before);

    // The proposer can drop it; only another reviewer, who gets a task, can confirm it.
    expect((await buyer.file()).decisions).toEqual(["dropBlock"]);
    expect(await codeOf(buyer.decide("block", { reason: "来料不合格" }))).toBe("onboarding.sameReviewer");
    const toConfirm = async () => (await other.call(tasks.list, { state: "open" })).content.map(({ to }) => to);
    expect(await toConfirm()).toContain(`/gsrm/registrations/${registrationId}`);
    expect((await other.file()).decisions).toEqual(["block", "dropBlock"]);
    expect(await codeOf(other.decide("block"))).toBe("onboarding.reasonNeeded");
    await other.decide("block", { reason: "来料不合格，须整改" });
    expect(await toConfirm()).not.toContain(`/gsrm/registrations/${registrationId}`);
    expect(await stateFor()).toMatchObject({ state: "blocked", stage: 9, reason: "来料不合格，须整改" });
    expect(await subjects()).toContainEqual(expect.stringContaining("与贵公司的合作已暂停"));

    await buyer.decide("proposeReinstatement", { note: "整改已验收" });
    expect(await stateFor()).toMatchObject({ state: "blocked", reason: "来料不合格，须整改" });
    await other.decide("reinstate", { reason: "整改已通过验收" });
    expect(await stateFor()).toMatchObject({ state: "qualified", stage: 9 });
    expect(await subjects()).toContainEqual(expect.stringContaining("与贵公司的合作已恢复"));
    // The history contains every event; the supplier sees nine stages, each entered once.
    const { events } = await other.file();
    expect(events.map(({ event }) => event).slice(-4)).toEqual([
      "proposeBlock",
      "block",
      "proposeReinstatement",
      "reinstate",
    ]);
    expect((await stateFor())?.history.filter(({ stage }) => stage === 9)).toHaveLength(1);
  });

  test("the second of two decisions on the same proposal is rejected as outdated or no longer possible", async ({
    platform,
    config,
    register,
    emails,
    clock,
  }) => {
    const { registrationId, as } = await qualified({ platform, config, register, emails, clock });
    const [buyer, other] = [await as("buyer"), await as("buyer2")];
    await buyer.decide("proposeBlock", { note: "来料不合格" });
    const { version } = await other.file();
    await buyer.decide("dropBlock", { note: "误判" });
    const late = other.call(onboarding.decide, { registrationId, version, event: "block", reason: "来料不合格" });
    expect(["decision.outdated", "onboarding.notPossible"]).toContain(await codeOf(late));
  });

  test("a retired supplier can read its file but not change it, and can register again", async ({
    platform,
    config,
    register,
    emails,
    clock,
  }) => {
    const { as, supplier, subjects } = await qualified({ platform, config, register, emails, clock });
    const buyer = await as("buyer");
    expect(await codeOf(buyer.decide("retire"))).toBe("onboarding.reasonNeeded");
    await buyer.decide("retire", { reason: "项目结束" });
    expect(await subjects()).toContainEqual(expect.stringContaining("与贵公司的合作已终止"));
    const call = await supplier();
    const file = await call(companyFile.load, {});
    expect(file).toMatchObject({ progress: { state: "retired", stage: 9 }, yearlyReview: null });
    const { values = {}, version = 0 } = file?.sections.find(({ section }) => section === "basic") ?? {};
    const proposal = { section: "basic", version, values, note: "" } as never;
    expect(await codeOf(call(changeRequests.propose, proposal))).toBe("company.retired");
    expect((await buyer.file()).decisions).toEqual([]);
    clock.advance(60);
    const again = await register(email);
    expect((await again.call(registration.load, {})).submission).toBeNull();
  });

  test("once a year a supplier is asked to check its file, and confirms the version on its screen", async ({
    platform,
    config,
    register,
    emails,
    clock,
  }) => {
    const { as, supplier, subjects } = await qualified({ platform, config, register, emails, clock });
    clock.advance(366 * day);
    await runJobs(config);
    expect(await subjects()).toContainEqual(expect.stringContaining("年度核对"));
    const call = await supplier();
    const open = async () => (await call(tasks.list, { state: "open" })).content.map(({ kind }) => kind);
    expect(await open()).toContain("yearlyReview");
    const file = await call(companyFile.load, {});
    expect(file?.yearlyReview).toMatchObject({ changes: [] });
    expect(await codeOf(call(companyFile.confirm, { revision: "another" }))).toBe("company.outdated");
    expect(await call(companyFile.confirm, { revision: file?.revision ?? "" })).toEqual({ state: "qualified" });
    expect(await open()).not.toContain("yearlyReview");
    expect((await call(companyFile.load, {}))?.yearlyReview).toBeNull();
    expect(await codeOf(call(companyFile.confirm, { revision: file?.revision ?? "" }))).toBe("onboarding.notPossible");
    const { events } = await (await as("buyer")).file();
    expect(events.map(({ event }) => event).slice(-2)).toEqual(["startYearlyReview", "confirmFile"]);
  });
});
