import { expect } from "vitest";
import { files, registration } from "~/contract";
import { textAt } from "~/rules/form/typed-values";
import { onEveryEngine } from "../../../../support/platform";
import { firstRow } from "../../../../support/platform-company";
import { pdf } from "../../../../support/platform-complete";
import { afterSubmission } from "../../../../support/platform-onboarding";

const items = [
  { section: "basic", field: "duns", comment: "与邓白氏网站查询结果不符" },
  { section: "manage", field: "certifications[1].certificate", comment: "扫描件不清晰" },
  { section: "bank", comment: "请补充开户许可证信息" },
] as const;

onEveryEngine((test) => {
  test("each comment includes the submitted answer, masked if sensitive, and a save returns which answers have changed", async ({
    platform,
    register,
    emails,
  }) => {
    const { registrant, first, decide } = await afterSubmission({ platform, register, emails });
    const { call } = registrant;
    const account = { section: "bank", field: "banks[0].accountNumber", comment: "与开户许可证不符" } as const;
    const category = { section: "business", field: "categories", comment: "请补充" } as const;
    const { sections } = await call(registration.load, {});
    const basic = sections.find(({ section }) => section === "basic");
    await decide(first, "return", "请修改", [items[0], account, category, items[1], items[2]]);

    const { returned } = await call(registration.load, {});
    expect(returned?.items.map(({ before }) => before)).toEqual([
      basic?.values.duns,
      expect.stringMatching(/^\*{4}\d{4}$/),
      ["CONNECTOR"],
      undefined,
      undefined,
    ]);
    const save = async (duns: string, version: number) => {
      const values = { ...basic?.values, duns } as never;
      return call(registration.saveSection, { section: "basic", version, values });
    };
    const changed = await save("987654321", basic?.version ?? 0);
    expect(changed.returnedItems?.map(({ isChanged }) => isChanged)).toEqual([true, false, false, false, false]);
    const { returnedItems } = await save(` ${textAt(basic?.values ?? {}, "duns")} `, changed.version);
    expect(returnedItems?.[0], "spaces are no change").toMatchObject({ isChanged: false });
  });

  test("another number with the same last digits is a change, and the unchanged mask is not", async ({
    platform,
    register,
    emails,
  }) => {
    const { registrant, first, decide } = await afterSubmission({ platform, register, emails });
    const { call } = registrant;
    const field = "banks[0].accountNumber";
    await decide(first, "return", "请修改", [{ section: "bank", field, comment: "与开户许可证不符" }]);
    const bank = await call(registration.loadSection, { section: "bank" });
    const { value } = await call(registration.show, { section: "bank", field });
    const save = (accountNumber: string, version: number) => {
      const values = structuredClone(bank.values);
      Object.assign(firstRow(values, "banks"), { accountNumber, swift: "ICBKCNBJSZN" });
      return call(registration.saveSection, { section: "bank", version, values });
    };
    const masked = await save(`****${value.slice(-4)}`, bank.version);
    expect(masked.returnedItems).toMatchObject([{ isChanged: false, before: `****${value.slice(-4)}` }]);
    const other = await save(`9${value.slice(1)}`, masked.version);
    expect(other.returnedItems).toMatchObject([{ isChanged: true, before: `****${value.slice(-4)}` }]);
  });

  test("a scan that is replaced under its UUID is a change, of its tab too", async ({
    platform,
    register,
    emails,
    clock,
  }) => {
    const { registrant, first, decide } = await afterSubmission({ platform, register, emails });
    const { call } = registrant;
    const certificate = { section: "manage", field: "certifications[0].certificate", comment: "扫描件不清晰" } as const;
    await decide(first, "return", "请修改", [certificate, { section: "manage", comment: "请补充证书" }, items[2]]);
    const isChanged = async () =>
      (await call(registration.load, {})).returned?.items.map((item) => item.isChanged) ?? [];
    expect(await isChanged()).toEqual([false, false, false]);
    clock.advance(60);
    const { values } = await call(registration.loadSection, { section: "manage" });
    const { certificate: attachmentUUID } = firstRow(values, "certifications");
    await call(files.upload, { attachmentUUID: attachmentUUID as string, file: pdf("新证书.pdf", "new") });
    expect(await isChanged()).toEqual([true, true, false]);
  });
});
