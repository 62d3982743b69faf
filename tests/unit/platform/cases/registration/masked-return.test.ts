import { expect } from "vitest";
import { registration, review } from "~/contract";
import type { FormValues } from "~/rules/form-values";
import { contextFrom, findAllErrors } from "~/rules/registration/section-state";
import { onEveryEngine } from "../../../../support/platform";
import { auditOf } from "../../../../support/platform-audit";
import { firstRow } from "../../../../support/platform-company";
import { afterSubmission } from "../../../../support/platform-onboarding";
import { refusalOf } from "../../../../support/platform-refusal";
import { submitSeen } from "../../../../support/seen";

const comment = { section: "contact", field: "contacts[0].phone", comment: "电话无法接通" } as const;

onEveryEngine((test) => {
  test("a returned registration shows no account number, and each answer shown in full is audited", async ({
    platform,
    register,
    emails,
    config,
  }) => {
    const { registrant, first, decide } = await afterSubmission({ platform, register, emails });
    await decide(first, "return", "请更正电话", [comment]);
    const { sections, hasMasks } = await registrant.call(registration.load, {});
    expect(hasMasks).toBe(true);
    const values = (id: string) => sections.find(({ section }) => section === id)?.values as FormValues;
    const { accountNumber } = firstRow(values("bank"), "banks");
    expect(accountNumber).toMatch(/^\*{4}\d{4}$/);
    expect(JSON.stringify(sections)).not.toMatch(/440301198\d{9}/);
    expect((await registrant.call(registration.loadSection, { section: "bank" })).values).toEqual(values("bank"));

    expect(await auditOf(config.databaseUrl, "registration.show")).toEqual([]);
    const field = "banks[0].accountNumber";
    const { value } = await registrant.call(registration.show, { section: "bank", field });
    expect(accountNumber).toBe(`****${value.slice(-4)}`);
    const [event] = await auditOf(config.databaseUrl, "registration.show");
    expect(JSON.parse(event?.details ?? "")).toEqual({ section: "bank", field });
  });

  test("saving with masks leaves the stored numbers unchanged, returns masks, and allows another submission", async ({
    platform,
    register,
    emails,
  }) => {
    const { registrant, first, decide, registrationId } = await afterSubmission({ platform, register, emails });
    const { call } = registrant;
    const full = async () => (await first(review.show, { registrationId, section: "bank", field })).value;
    const field = "banks[0].accountNumber";
    const before = await full();
    await decide(first, "return", "请更正电话", [comment]);

    const bank = await call(registration.loadSection, { section: "bank" });
    const values = structuredClone(bank.values);
    firstRow(values, "banks").accountName = "深圳市远航电子有限公司";
    const changed = { section: "bank", version: bank.version, values: values as never } as const;
    const saved = await call(registration.saveSection, changed);
    expect(firstRow(saved.values, "banks").accountNumber).toMatch(/^\*{4}/);
    const stale = { ...changed, version: bank.version - 1, values: { banks: [] } as never };
    const conflict = await refusalOf(call(registration.saveSection, stale));
    expect(conflict.code).toBe("registration.conflict");
    expect(JSON.stringify(conflict.details), "nor does a conflict show it").not.toContain(before);

    const draft = await call(registration.load, {});
    const answers = Object.fromEntries(draft.sections.map((one) => [one.section, one.values]));
    expect(findAllErrors(answers, contextFrom(answers, "2025-06-15", draft))).toEqual({});
    await submitSeen(call);
    expect(await full()).toBe(before);
  });

  test("a newly entered number replaces the masked one", async ({ platform, register, emails }) => {
    const { registrant, first, decide, registrationId } = await afterSubmission({ platform, register, emails });
    const { call } = registrant;
    await decide(first, "return", "请更正电话", [comment]);
    const bank = await call(registration.loadSection, { section: "bank" });
    const values = structuredClone(bank.values);
    firstRow(values, "banks").accountNumber = "622202100111222333";
    await call(registration.saveSection, { section: "bank", version: bank.version, values: values });
    await submitSeen(call);
    const field = "banks[0].accountNumber";
    expect(await first(review.show, { registrationId, section: "bank", field })).toEqual({
      value: "622202100111222333",
    });
  });
});
