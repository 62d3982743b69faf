import { expect } from "vitest";
import { changeRequests, changeReview, messages } from "~/contract";
import type { PlatformConfig } from "~/platform/platform.server";
import { type Call, onEveryEngine } from "../../../../support/platform";
import {
  askFor,
  callBack,
  firstRow,
  handOverDocuments,
  newestCode,
  proposeBank,
  scheduleBank,
} from "../../../../support/platform-company";
import { inDatabase } from "../../../../support/platform-database";
import { runJobs } from "../../../../support/platform-jobs";
import type { Setup } from "../../../../support/platform-onboarding";
import { codeOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { approveSeen, decideSeen, submitCertificationSeen } from "../../../../support/seen";

const hour = 3600;

/** The messages that link to a change, in both languages. */
const messagesOf = (config: PlatformConfig, changeId: string) =>
  inDatabase(config, (db) =>
    db
      .selectFrom("message")
      .select(["title_zh", "title_en", "body_zh", "body_en"])
      .where("to_path", "like", `%${changeId}`)
      .execute(),
  );
const numbersIn = (text: string) => text.match(/\d+/g) ?? [];

/** Schedules a change of company name with two approvals. */
async function scheduleRenaming({ platform, call, emails }: Pick<Setup, "platform" | "emails"> & { call: Call }) {
  const { changeId } = await askFor(call, "basic", (values) => {
    values.companyName = "深圳市安科控股有限公司";
  });
  await call(changeRequests.confirm, { changeId, code: await newestCode(emails) });
  for (const account of ["buyer", "buyer2"]) await approveSeen((await signedIn(platform, account)).call, changeId);
}

onEveryEngine((test) => {
  test("risks are those on the day of each approval: a rename in the meantime must be seen before anyone approves", async ({
    platform,
    emails,
    config,
    clock,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const { call: buyer } = await signedIn(platform, "buyer");
    const changeId = await proposeBank(call, emails);
    await callBack(buyer, changeId);
    const { version, risks } = await buyer(changeReview.one, { changeId });
    expect(risks).toEqual([]);
    clock.advance(61);
    await scheduleRenaming({ platform, call, emails });
    clock.advance(48 * hour);
    await runJobs(config);
    const { call: later } = await signedIn(platform, "buyer");
    expect(await codeOf(later(changeReview.approve, { changeId, version }))).toBe("decision.outdated");
    expect((await later(changeReview.one, { changeId })).risks).toEqual(["payeeDiffers", "identityChangedLately"]);
    expect(await approveSeen(later, changeId)).toMatchObject({ state: "onceApproved" });
  });

  test("an approved change that is risky on its due date is held, and purchasing is alerted", async ({
    platform,
    config,
    emails,
    clock,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    await scheduleRenaming({ platform, call, emails });
    clock.advance(60);
    const { changeId } = await scheduleBank({ platform, emails });
    clock.advance(48 * hour);
    await runJobs(config);
    const { call: later } = await signedIn(platform, "buyer");
    expect(await later(changeReview.one, { changeId })).toMatchObject({
      state: "stopped",
      heldFor: ["payeeDiffers", "identityChangedLately"],
      effectiveAt: null,
    });
    expect((await later(messages.list, {})).content[0]?.title).toContain("变更未按时生效");
  });

  test("rejecting a supplier also rejects its open changes", async ({ platform, config, emails, clock }) => {
    const { call, buyer, other, changeId } = await scheduleBank({ platform, emails });
    const { changeId: open } = await askFor(call, "business", (values) => {
      firstRow(values, "customers").name = "另一客户";
    });
    await handOverDocuments(call);
    await submitCertificationSeen(call);
    const { registrationId } = await buyer(changeReview.one, { changeId });
    await decideSeen(other, registrationId, { event: "refuse", reason: "资料不实" });

    for (const id of [changeId, open]) expect((await buyer(changeReview.one, { changeId: id })).state).toBe("refused");
    expect(await codeOf(approveSeen(buyer, open))).toBe("change.notPossible");
    expect(await messagesOf(config, changeId)).toContainEqual(
      expect.objectContaining({ title_zh: "变更已终止：银行信息", title_en: "Change ended: bank details" }),
    );
    for (const words of await messagesOf(config, changeId)) {
      expect(numbersIn(words.body_zh)).toEqual(numbersIn(words.body_en));
      expect(words.title_en + words.body_en).not.toMatch(/[，。：]| change of | somebody | at once/);
    }
    clock.advance(48 * hour);
    await runJobs(config);
    const version = await inDatabase(config, (db) =>
      db
        .selectFrom("registration_section")
        .select("version")
        .where("registration_id", "=", registrationId)
        .where("section_id", "=", "bank")
        .executeTakeFirstOrThrow(),
    );
    expect(version.version).toBe(1);
  });

  test("a change takes effect two days after its last approval, even if an earlier date is stored", async ({
    platform,
    config,
    emails,
    clock,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const { call: buyer } = await signedIn(platform, "buyer");
    const changeId = await proposeBank(call, emails);
    await callBack(buyer, changeId);
    await approveSeen(buyer, changeId);
    await approveSeen((await signedIn(platform, "buyer2")).call, changeId);
    await inDatabase(config, (db) =>
      db
        .updateTable("change_request")
        .set({ effective_at: "2025-06-15T02:30:00.000Z" })
        .where("id", "=", changeId)
        .execute(),
    );
    clock.advance(hour);
    await runJobs(config);
    const { call: later } = await signedIn(platform, "buyer");
    expect((await later(changeReview.one, { changeId })).state).toBe("scheduled");
  });
});
