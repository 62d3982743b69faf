import { readdir } from "node:fs/promises";
import { expect } from "vitest";
import { certification, company, companyFile, onboarding, progress, registration, review } from "~/contract";
import type { PlatformConfig } from "~/platform/platform.server";
import { auditOf } from "../../../../support/platform-audit";
import { everyRow, tableOf } from "../../../../support/every-row";
import { onEveryEngine } from "../../../../support/platform";
import { codeTo } from "../../../../support/platform-email";
import { runJobs } from "../../../../support/platform-jobs";
import { type Setup, afterSubmission } from "../../../../support/platform-onboarding";
import { codeOf } from "../../../../support/platform-refusal";
import { signedIn, signedInByPassword } from "../../../../support/platform-sign-in";
import { submitCertificationSeen } from "../../../../support/seen";
import type { Call } from "../../../../support/platform";

const day = 24 * 3600;
const email = "wang@yuanhang.example";

/** The tables that contain the id of a registration. */
const tablesNaming = async (config: PlatformConfig, registrationId: string) =>
  [...new Set((await everyRow(config)).filter((row) => row.includes(registrationId)).map(tableOf))].toSorted();

const countFiles = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;

/** The response of the progress query for the owner of the mailbox. */
async function progressOf(call: Call, emails: Setup["emails"]) {
  const { challengeId } = await call(progress.requestCode, { email, language: "zh" });
  return call(progress.query, { email, challengeId, code: await codeTo(emails, email) });
}

onEveryEngine((test) => {
  test("a week after a rejection the answers, files, accounts and comments are deleted, and the rejection stays on record", async ({
    platform,
    call,
    register,
    emails,
    config,
    clock,
    setup,
  }) => {
    expect((await platform.ready()).ok).toBe(true);
    const filesBefore = await countFiles(setup.folder);
    const { first, registrationId, decide } = await afterSubmission({ platform, register, emails });
    await decide(first, "refuse", "品类不符");
    clock.advance(7 * day - 1);
    await runJobs(config);
    expect(await tablesNaming(config, registrationId)).toEqual(
      expect.arrayContaining(["registration_section", "submitted_section", "stored_file", "bank_print", "company_key"]),
    );
    expect(await countFiles(setup.folder)).toBeGreaterThan(filesBefore);

    clock.advance(601);
    await runJobs(config);
    expect(await tablesNaming(config, registrationId)).toEqual([
      "audit_event",
      "evidence_pack",
      "onboarding_event",
      "registration",
      "review_step",
      "stage_history",
      "task",
    ]);
    expect(await countFiles(setup.folder)).toBe(filesBefore);
    expect(await auditOf(config.databaseUrl, "registration.removeContent")).toMatchObject([
      { actor: "system", subject: `registration:${registrationId}`, details: "{}" },
    ]);

    const { call: buyer } = await signedIn(platform, "buyer2");
    const file = await buyer(review.file, { registrationId });
    expect(file).toMatchObject({
      companyName: "深圳市远航电子有限公司",
      hindrance: "onboarding.contentRemoved",
      removedFiles: [],
    });
    expect(file.sections.every(({ version }) => version === 0)).toBe(true);
    expect(file.events.map(({ event, reason }) => [event, reason])).toContainEqual(["refuse", "品类不符"]);
    expect(await codeOf(decide(buyer, "reopen", "误判"))).toBe("onboarding.contentRemoved");
    expect((await buyer(onboarding.queue, { view: "ended", search: "远航" })).content).toHaveLength(1);

    expect(await progressOf(call, emails)).toMatchObject({
      companyName: "深圳市远航电子有限公司",
      number: "SR-20250615-000001",
      progress: { state: "refused", reason: "品类不符" },
      registrationToken: null,
    });
  });

  test("a registrant who registers again with the same email address starts with an empty registration", async ({
    platform,
    register,
    emails,
    config,
    clock,
  }) => {
    const { registrant, registrationId } = await afterSubmission({ platform, register, emails });
    await registrant.call(registration.withdraw, {});
    clock.advance(8 * day);
    await runJobs(config);
    expect(await tablesNaming(config, registrationId)).not.toContain("registration_section");
    const again = await register();
    expect(again).toMatchObject({ resumed: false, submitted: false });
    const draft = await again.call(registration.load, {});
    expect(draft.sections.every(({ version }) => version === 0)).toBe(true);
    expect(draft.fileCounts).toEqual({});
  });

  test("a rejection that was reversed in time deletes nothing", async ({
    platform,
    register,
    emails,
    config,
    clock,
  }) => {
    const { first, second, registrationId, decide } = await afterSubmission({ platform, register, emails });
    await decide(first, "refuse", "品类不符");
    await decide(second, "reopen", "误判");
    clock.advance(30 * day);
    await runJobs(config);
    expect(await tablesNaming(config, registrationId)).toContain("registration_section");
  });

  test("a company rejected after it had an account can see the rejection, and nothing breaks", async ({
    platform,
    register,
    emails,
    config,
    clock,
  }) => {
    const { second, registrationId, decide, upToCertification } = await afterSubmission({
      platform,
      register,
      emails,
    });
    await submitCertificationSeen(await upToCertification());
    await decide(second, "refuse", "资料不足");
    clock.advance(7 * day);
    await runJobs(config);
    expect(await tablesNaming(config, registrationId)).not.toContain("certification_document");
    const { call: supplier } = await signedInByPassword(platform, email, undefined, {
      password: "a horse that flies at night",
    });
    expect(await supplier(company.standing, {})).toMatchObject({ progress: { state: "refused" }, documents: [] });
    expect((await supplier(company.registration, {}))?.sections.every(({ version }) => version === 0)).toBe(true);
    expect(await supplier(companyFile.load, {})).toBeNull();
    expect(await codeOf(supplier(certification.load, {}))).toBe("answered");
    const { call: buyer } = await signedIn(platform, "buyer");
    expect((await buyer(review.file, { registrationId })).progress.state).toBe("refused");
  });

  test("after six years only its audit events are left", async ({ platform, register, emails, config, clock }) => {
    const { first, registrationId, decide } = await afterSubmission({ platform, register, emails });
    await decide(first, "refuse", "品类不符");
    clock.advance(8 * day);
    await runJobs(config);
    clock.advance((6 * 365 - 8) * day);
    await runJobs(config);
    expect(await tablesNaming(config, registrationId)).toContain("registration");
    clock.advance(3 * day);
    await runJobs(config);
    expect(await tablesNaming(config, registrationId)).toEqual(["audit_event"]);
    expect((await everyRow(config)).filter((row) => row.includes("远航"))).toEqual([]);
  });
});
