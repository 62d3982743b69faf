import { expect } from "vitest";
import { decisionDrafts, onboarding, review, reviewNotes } from "~/contract";
import { maxDraftTexts } from "~/rules/onboarding/draft-places";
import { decisionDraftDays, endedContentDays } from "~/rules/retention/limits";
import { onEveryEngine } from "../../../../support/platform";
import { inDatabase } from "../../../../support/platform-database";
import { runJobs } from "../../../../support/platform-jobs";
import { afterSubmission } from "../../../../support/platform-onboarding";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";

const secret = "账户名称可疑 TOP-SECRET-DRAFT";
const comment = "comment:basic:companyName";

onEveryEngine((test) => {
  test("a reviewer can reopen the draft; colleagues do not see its texts", async ({
    platform,
    config,
    register,
    emails,
  }) => {
    const { first, second, registrationId } = await afterSubmission({ platform, register, emails });
    const texts = [
      { place: "choice", text: "return" },
      { place: comment, text: secret },
      { place: "reason", text: "请修改" },
    ];
    const { savedAt } = await first(decisionDrafts.save, { registrationId, texts });
    expect((await first(review.file, { registrationId })).draft).toEqual({ texts, savedAt });
    expect((await second(review.file, { registrationId })).draft).toBeNull();
    const stored = await inDatabase(config, (db) => db.selectFrom("decision_draft").selectAll().execute());
    expect(stored).toHaveLength(3);
    expect(JSON.stringify(stored)).not.toContain("TOP-SECRET-DRAFT");
  });

  test("different texts saved in two windows are both kept", async ({ platform, register, emails }) => {
    const { first, registrationId } = await afterSubmission({ platform, register, emails });
    await first(decisionDrafts.save, { registrationId, texts: [{ place: comment, text: "一" }] });
    await first(decisionDrafts.save, { registrationId, texts: [{ place: "reason", text: "二" }] });
    await first(decisionDrafts.save, { registrationId, texts: [{ place: comment, text: "三" }] });
    const { draft } = await first(review.file, { registrationId });
    expect(draft?.texts).toEqual([
      { place: comment, text: "三" },
      { place: "reason", text: "二" },
    ]);
    const texts = draft?.texts.map(({ place }) => ({ place, text: " " })) ?? [];
    expect(await first(decisionDrafts.save, { registrationId, texts })).toEqual({ savedAt: null });
    expect((await first(review.file, { registrationId })).draft).toBeNull();
  });

  test("colleagues see in the list and on the page that there is a draft, with its author", async ({
    platform,
    register,
    emails,
  }) => {
    const { first, second, registrationId } = await afterSubmission({ platform, register, emails });
    const inQueue = async (call: typeof first) =>
      (await call(onboarding.queue, {})).content.find((one) => one.registrationId === registrationId);
    expect(await inQueue(first)).toMatchObject({ hasDraft: false, drafts: [] });
    const { savedAt } = await first(decisionDrafts.save, { registrationId, texts: [{ place: comment, text: secret }] });
    expect(await inQueue(first)).toMatchObject({ hasDraft: true, drafts: [] });
    const other = await inQueue(second);
    expect(other).toMatchObject({ hasDraft: false, drafts: [{ userName: expect.any(String) as string }] });
    const { drafts } = await second(reviewNotes.reportReading, { registrationId });
    expect(drafts).toEqual([{ ...other?.drafts[0], savedAt }]);
    expect((await first(reviewNotes.reportReading, { registrationId })).drafts).toEqual([]);
  });

  test("a decision deletes the draft of the person who made it, but not that of a colleague", async ({
    platform,
    register,
    emails,
  }) => {
    const { first, second, registrationId, decide } = await afterSubmission({ platform, register, emails });
    for (const call of [first, second])
      await call(decisionDrafts.save, { registrationId, texts: [{ place: comment, text: "请核对" }] });
    await decide(first, "return", "请修改", []);
    expect((await first(review.file, { registrationId })).draft).toBeNull();
    expect((await second(review.file, { registrationId })).draft?.texts).toEqual([{ place: comment, text: "请核对" }]);
  });

  test("a draft can contain a comment on everything that can be returned, and no more", async ({
    platform,
    register,
    emails,
  }) => {
    const { first, registrationId } = await afterSubmission({ platform, register, emails });
    const texts = Array.from({ length: maxDraftTexts }, (_, at) => ({ place: `${comment}${at}`, text: "请核对" }));
    await first(decisionDrafts.save, { registrationId, texts });
    const more = first(decisionDrafts.save, { registrationId, texts: [{ place: "reason", text: "请修改" }] });
    expect(await refusalOf(more)).toMatchObject({ status: 409, code: "decisionDraft.tooMany" });
    expect((await first(review.file, { registrationId })).draft?.texts).toHaveLength(maxDraftTexts);
    const unknown = first(decisionDrafts.save, { registrationId, texts: [{ place: "password", text: "x" }] });
    await expect(unknown).rejects.toThrow();
  });

  test("suppliers cannot read or write a draft", async ({ platform, register, emails }) => {
    const { registrationId } = await afterSubmission({ platform, register, emails });
    const { call: supplier } = await signedIn(platform, "supplier");
    const texts = [{ place: "reason", text: "x" }];
    expect(await codeOf(supplier(decisionDrafts.save, { registrationId, texts }))).toBe("request.e403");
  });

  test("a draft is deleted with the content of its registration, or after a year without a change", async ({
    platform,
    clock,
    config,
    register,
    emails,
  }) => {
    const { registrationId, decide } = await afterSubmission({ platform, register, emails });
    async function write() {
      // A session does not last as long as a draft.
      const { call } = await signedIn(platform, "buyer2");
      await call(decisionDrafts.save, { registrationId, texts: [{ place: comment, text: "请核对" }] });
    }
    const count = async () =>
      (await inDatabase(config, (db) => db.selectFrom("decision_draft").selectAll().execute())).length;
    await write();
    clock.advance(decisionDraftDays * 24 * 60 * 60 - 60);
    await runJobs(config);
    expect(await count()).toBe(1);
    // The job runs once a day.
    clock.advance(24 * 60 * 60);
    await runJobs(config);
    expect(await count()).toBe(0);
    await write();
    await decide((await signedIn(platform, "buyer")).call, "refuse", "不符合要求");
    clock.advance(endedContentDays * 24 * 60 * 60 + 60);
    await runJobs(config);
    expect(await count()).toBe(0);
  });
});
