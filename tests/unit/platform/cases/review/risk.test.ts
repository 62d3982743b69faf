import { expect } from "vitest";
import { onboarding, registration, review } from "~/contract";
import type { FormValues } from "~/rules/form-values";
import type { PlatformConfig } from "~/platform/platform.server";
import { type Call, onEveryEngine } from "../../../../support/platform";
import { inDatabase } from "../../../../support/platform-database";
import { completeValues, fillIn } from "../../../../support/platform-complete";
import { runJobs } from "../../../../support/platform-jobs";
import { afterSubmission } from "../../../../support/platform-onboarding";
import { submitSeen } from "../../../../support/seen";

const keptLevel = (config: PlatformConfig, id: string) =>
  inDatabase(config, async (db) => {
    const row = db.selectFrom("registration").select(["risk_level", "risk_day"]).where("id", "=", id);
    return row.executeTakeFirstOrThrow();
  });

/** Submits a similar company: same brand, phone and email domain, but different numbers and account. */
async function submitAlike(call: Call) {
  const values = await completeValues(call);
  await fillIn(call);
  const saved = await call(registration.loadSection, { section: "basic" });
  const basic: FormValues = {
    ...values.basic,
    companyName: "遠航電子（東莞）股份有限公司",
    companyEnglishName: "Dongguan Yuanhang Components Ltd.",
    unifiedCreditCode: "91441900MA4UK1234X",
    duns: "544901239",
    taxId: "91441900MA4UK1234X",
  };
  await call(registration.saveSection, { section: "basic", version: saved.version, values: basic });
  const bank = await call(registration.loadSection, { section: "bank" });
  const [account] = (bank.values as { banks: FormValues[] }).banks;
  const banks = [{ ...account, accountName: basic.companyName, accountNumber: "622202100111222333" }];
  await call(registration.saveSection, { section: "bank", version: bank.version, values: { banks } });
  await submitSeen(call);
}

onEveryEngine((test) => {
  test("a registration gets its risk level on submission, and a new one when time has changed it", async ({
    platform,
    register,
    emails,
    config,
    clock,
  }) => {
    const { first, registrationId } = await afterSubmission({ platform, register, emails });
    const { risks } = await first(review.file, { registrationId });
    expect(await keptLevel(config, registrationId)).toEqual({ risk_level: risks.level, risk_day: "2025-06-15" });
    expect(risks.level).not.toBe("high");
    clock.advance(5 * 365 * 24 * 3600);
    await runJobs(config);
    expect(await keptLevel(config, registrationId)).toMatchObject({ risk_level: "medium" });
  });

  test("a company with the same brand, phone and domain is shown as a possible duplicate; a draft is not", async ({
    platform,
    register,
    emails,
  }) => {
    const { first, registrationId } = await afterSubmission({ platform, register, emails });
    const { call } = await register("li@yuanhang-dongguan.example");
    await fillIn(call);
    expect((await first(review.file, { registrationId })).risks.possibleDuplicates).toEqual([]);
    await submitAlike((await register("zhao@other.example")).call);
    const { possibleDuplicates, duplicates } = (await first(review.file, { registrationId })).risks;
    expect(possibleDuplicates).toMatchObject([
      { companyName: "遠航電子（東莞）股份有限公司", likeness: 100, state: "preliminaryReview" },
    ]);
    expect(possibleDuplicates[0]?.kinds).toEqual(["brandCore", "phone", "legalRepresentative", "emailDomain"]);
    expect(duplicates.every(({ registrationId: id }) => id !== possibleDuplicates[0]?.registrationId)).toBe(true);
    const { content } = await first(onboarding.queue, { search: "遠航" });
    expect(content.map((row) => row.registrationId)).toContain(possibleDuplicates[0]?.registrationId);
    const other = await first(review.file, { registrationId: possibleDuplicates[0]?.registrationId ?? "" });
    expect(other.risks.possibleDuplicates.map(({ registrationId: id }) => id)).toEqual([registrationId]);
  });
});
