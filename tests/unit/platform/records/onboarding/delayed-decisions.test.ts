import { expect } from "vitest";
import { delayedDecisions, messages, onboarding, registration, review } from "~/contract";
import type { OnwardDecision } from "~/rules/onboarding/decision";
import { undoDecisionSeconds } from "~/rules/onboarding/limits";
import { type Call, onEveryEngine } from "../../../../support/platform";
import { inDatabase } from "../../../../support/platform-database";
import { runJobs } from "../../../../support/platform-jobs";
import { afterSubmission } from "../../../../support/platform-onboarding";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { openDocuments } from "../../../../support/seen";
import { signedIn } from "../../../../support/platform-sign-in";

/** Opens the documents of the registration, and makes a delayed decision on its current version. */
async function makeSeen(call: Call, registrationId: string, event: OnwardDecision, note?: string) {
  const file = await call(review.file, { registrationId });
  await openDocuments(call, file);
  return call(delayedDecisions.make, { registrationId, version: file.version, event, ...(note && { note }) });
}

const approvals = (all: readonly { subject: string }[]) => all.filter(({ subject }) => subject.includes("初审通过"));
const stateOf = async (call: Call, registrationId: string) =>
  (await call(review.file, { registrationId })).progress.state;

onEveryEngine((test) => {
  test("an approval takes effect after a minute, and its email is sent only then", async ({
    platform,
    config,
    clock,
    register,
    emails,
  }) => {
    const { first, second, registrationId } = await afterSubmission({ platform, register, emails });
    const { effectiveAt } = await makeSeen(first, registrationId, "approve", "营业执照已核对");
    const delayed = { event: "approve", effectiveAt, by: { userName: expect.any(String) as string } };
    expect((await first(review.file, { registrationId })).delayed).toMatchObject({ ...delayed, isOwn: true });
    expect((await second(review.file, { registrationId })).delayed).toMatchObject({ ...delayed, isOwn: false });
    const inQueue = async () => (await second(onboarding.queue, { search: "远航" })).content[0];
    expect(await inQueue()).toMatchObject({ delayed: { ...delayed, isOwn: false } });

    clock.advance(undoDecisionSeconds - 1);
    await runJobs(config);
    expect(await stateOf(first, registrationId)).toBe("preliminaryReview");
    expect(approvals(await emails())).toEqual([]);

    clock.advance(1);
    await runJobs(config, 3);
    const file = await first(review.file, { registrationId });
    expect(file.progress.state).toBe("newlyRegistered");
    expect(file.delayed).toBeNull();
    expect(file.events.filter(({ event }) => event === "approve")).toMatchObject([{ note: "营业执照已核对" }]);
    expect(approvals(await emails())).toHaveLength(1);
  });

  test("undoing an approval leaves the registration unchanged and sends nothing", async ({
    platform,
    config,
    clock,
    register,
    emails,
  }) => {
    const { first, second, registrationId, decide } = await afterSubmission({ platform, register, emails });
    await makeSeen(first, registrationId, "approve");
    expect(await codeOf(second(delayedDecisions.undo, { registrationId }))).toBe("delayedDecision.unknown");
    await first(delayedDecisions.undo, { registrationId });
    expect(await codeOf(first(delayedDecisions.undo, { registrationId }))).toBe("delayedDecision.unknown");
    clock.advance(undoDecisionSeconds);
    await runJobs(config);
    expect(await stateOf(first, registrationId)).toBe("preliminaryReview");
    expect(approvals(await emails())).toEqual([]);
    expect(await decide(second, "approve")).toEqual({ state: "newlyRegistered" });
  });

  test("until it takes effect no one else can decide, and the content is encrypted", async ({
    platform,
    config,
    register,
    emails,
  }) => {
    const { first, second, registrationId, decide } = await afterSubmission({ platform, register, emails });
    await makeSeen(first, registrationId, "approve", "TOP-SECRET-NOTE");
    const refusal = { status: 409, code: "onboarding.delayed" };
    expect(await refusalOf(decide(second, "return", "请修改"))).toMatchObject(refusal);
    expect(await refusalOf(makeSeen(first, registrationId, "approve"))).toMatchObject(refusal);
    const stored = await inDatabase(config, (db) => db.selectFrom("delayed_decision").selectAll().execute());
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain("TOP-SECRET-NOTE");
  });

  test("a decision that is no longer possible is dropped, and its reviewer gets a message", async ({
    platform,
    config,
    clock,
    register,
    emails,
  }) => {
    const { registrant, first, registrationId } = await afterSubmission({ platform, register, emails });
    await makeSeen(first, registrationId, "approve");
    await registrant.call(registration.withdraw, {});
    clock.advance(undoDecisionSeconds);
    await runJobs(config);
    expect(await stateOf(first, registrationId)).toBe("withdrawn");
    const { content } = await first(messages.list, {});
    expect(content.filter(({ title }) => title.includes("审核结论未生效"))).toHaveLength(1);
    await runJobs(config);
    expect((await first(messages.list, {})).content).toHaveLength(content.length);
  });

  test("a decision is dropped if its reviewer loses the right to review within the minute", async ({
    platform,
    config,
    clock,
    register,
    emails,
  }) => {
    const { first, second, registrationId } = await afterSubmission({ platform, register, emails });
    await makeSeen(first, registrationId, "approve");
    await inDatabase(config, (db) =>
      db.updateTable("account").set({ is_barred: 1 }).where("user_account", "=", "buyer").execute(),
    );
    clock.advance(undoDecisionSeconds);
    await runJobs(config);
    const file = await second(review.file, { registrationId });
    expect(file.progress.state).toBe("preliminaryReview");
    expect(file.delayed).toBeNull();
  });

  test("an approval that opens the next file has the same requirements as any other decision", async ({
    platform,
    register,
    emails,
  }) => {
    const { first, registrationId } = await afterSubmission({ platform, register, emails });
    const { version } = await first(review.file, { registrationId });
    const outdated = { ...version, round: version.round + 1 };
    const make = (input: { version: typeof version; event: OnwardDecision }) =>
      refusalOf(first(delayedDecisions.make, { registrationId, ...input }));
    expect(await make({ version: outdated, event: "approve" })).toMatchObject({ code: "decision.outdated" });
    expect(await make({ version, event: "accept" })).toMatchObject({ code: "onboarding.notPossible" });
    const { call: supplier } = await signedIn(platform, "supplier");
    expect(await codeOf(supplier(delayedDecisions.undo, { registrationId }))).toBe("request.e403");
  });
});
