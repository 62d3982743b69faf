import { expect } from "vitest";
import { onboarding, registration, review } from "~/contract";
import { onEveryEngine } from "../../../../support/platform";
import { fillIn } from "../../../../support/platform-complete";
import { afterSubmission } from "../../../../support/platform-onboarding";
import { codeOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { decideSeen, submitCertificationSeen, submitSeen } from "../../../../support/seen";

onEveryEngine((test) => {
  test("a rejected registration can be reopened by another reviewer, with a reason that is sent to the supplier", async ({
    platform,
    register,
    emails,
  }) => {
    const { first, second, registrationId, decide } = await afterSubmission({ platform, register, emails });
    await decide(first, "refuse", "品类不符");
    expect((await first(review.file, { registrationId })).hindrance).toBe("onboarding.sameReviewer");
    expect(await codeOf(decide(first, "reopen", "误判"))).toBe("onboarding.sameReviewer");
    expect(await codeOf(decide(second, "reopen"))).toBe("onboarding.reasonNeeded");
    expect(await decide(second, "reopen", "品类核对有误，恢复审核")).toEqual({ state: "preliminaryReview" });
    expect((await emails()).some(({ text }) => text.includes("品类核对有误，恢复审核"))).toBe(true);
    expect((await second(onboarding.queue, { search: "远航" })).content[0]).toMatchObject({
      state: "preliminaryReview",
      dueAt: "2025-06-29T02:00:00.000Z",
    });
  });

  test("a registration rejected in the internal review is reopened there", async ({ platform, register, emails }) => {
    const { second, decide, upToCertification } = await afterSubmission({ platform, register, emails });
    await submitCertificationSeen(await upToCertification());
    await decide(second, "refuse", "资料不足");
    const { call: admin } = await signedIn(platform, "admin");
    expect(await decide(admin, "reopen", "资料已补齐")).toEqual({ state: "internalReview" });
  });

  test("a rejected registration cannot be reopened once its registrant has started a new one", async ({
    platform,
    register,
    emails,
    clock,
  }) => {
    const { first, second, decide } = await afterSubmission({ platform, register, emails });
    await decide(first, "refuse", "品类不符");
    clock.advance(120);
    await register();
    expect(await codeOf(decide(second, "reopen", "误判"))).toBe("onboarding.startedAgain");
  });

  test("a second registration of the same company can be approved only with a note to colleagues, which the supplier never sees", async ({
    platform,
    register,
    emails,
    clock,
  }) => {
    const { first, second } = await afterSubmission({ platform, register, emails });
    clock.advance(120);
    const twin = await register("li@yuanhang.example");
    await fillIn(twin.call);
    await submitSeen(twin.call);
    const { registrationId } = await twin.call(registration.load, {});
    expect(await codeOf(decideSeen(first, registrationId, { event: "approve" }))).toBe("onboarding.duplicateNote");
    const note = "集团另设的收货主体，已与供应商核实";
    expect(await decideSeen(first, registrationId, { event: "approve", note })).toEqual({ state: "newlyRegistered" });
    const { events } = await second(review.file, { registrationId });
    expect(events.at(-1)).toMatchObject({ event: "approve", note, reason: null });
    for (const { text } of await emails()) expect(text).not.toContain(note);
  });
});
