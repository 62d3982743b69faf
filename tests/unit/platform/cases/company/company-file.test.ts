import { expect } from "vitest";
import { company, companyFile, companyFiles } from "~/contract";
import { onEveryEngine } from "../../../../support/platform";
import { auditOf } from "../../../../support/platform-audit";
import { firstRow, sectionOf } from "../../../../support/platform-company";
import { pdf } from "../../../../support/platform-complete";
import { codeOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";

const secrets = ["400002770920012345", "440301198506120028", "91440300MA5EXY3K1M"];

onEveryEngine((test) => {
  test("a supplier reads its own file, in which sensitive values are reduced to their last four characters", async ({
    platform,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const file = await call(companyFile.load, {});
    expect(file).toMatchObject({
      companyName: "深圳市安科精密有限公司",
      supplierCode: "S10001",
      bankLockedUntil: null,
    });
    expect(file?.sections.map(({ section }) => section)).toHaveLength(7);
    const { values } = await sectionOf(call, "bank");
    expect(firstRow(values, "banks").accountNumber).toBe("****2345");
    const fileText = JSON.stringify([
      file?.sections.map((one) => one.values),
      (await call(company.registration, {}))?.sections,
    ]);
    // The tax ID is also the unified social credit code, which is public.
    const [account = "", identity = ""] = secrets;
    expect(fileText).not.toContain(account);
    expect(fileText).not.toContain(identity);
    expect(fileText).toContain("****0028");
    const [[uuid, [document]] = ["", []]] = Object.entries(file?.files ?? {});
    expect(document?.fileName).toMatch(/\.pdf$/);
    expect(await call(companyFiles.list, { uuid })).toEqual([document]);
  });

  test("a value is shown in full on request, and the access is audited", async ({ platform, config }) => {
    const { call } = await signedIn(platform, "supplier");
    const shown = await call(companyFile.show, { section: "bank", field: "banks[0].accountNumber" });
    expect(shown).toEqual({ value: secrets[0] });
    const [written] = await auditOf(config.databaseUrl, "company.show");
    expect(JSON.parse(written?.details ?? "")).toEqual({ section: "bank", field: "banks[0].accountNumber" });
    expect(written?.actor).toMatch(/^account:/);
    const nested = await call(companyFile.show, { section: "basic", field: "shareholders[0].identityId" });
    expect(nested).toEqual({ value: secrets[1] });
    for (const field of ["companyName", "banks[7].accountNumber", "__proto__"])
      expect(await codeOf(call(companyFile.show, { section: "bank", field }))).toBe("field.unknown");
  });

  test("other suppliers, purchasing and anonymous visitors have no company file here", async ({
    platform,
    call: stranger,
  }) => {
    const show = { section: "bank", field: "banks[0].iban" } as const;
    const { call: other } = await signedIn(platform, "supplier2");
    expect(await other(companyFile.load, {})).toBeNull();
    expect(await codeOf(other(companyFile.show, show))).toBe("company.noFile");
    const { call: buyer } = await signedIn(platform, "buyer");
    expect(await codeOf(buyer(companyFile.load, {}))).toBe("request.e403");
    expect(await codeOf(buyer(companyFile.show, show))).toBe("request.e403");
    expect(await codeOf(stranger(companyFile.load, {}))).toBe("session.over");
  });

  test("a file on record can be neither added to nor removed; a new file can be uploaded and removed", async ({
    platform,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const file = await call(companyFile.load, {});
    const [[attachmentUUID, [document]] = ["", []]] = Object.entries(file?.files ?? {});
    expect(await codeOf(call(companyFiles.upload, { attachmentUUID, file: pdf() }))).toBe("file.onRecord");
    expect(await codeOf(call(companyFiles.deleteByUrl, { url: document?.fileUrl ?? "" }))).toBe("file.onRecord");
    const { content } = await call(companyFiles.createUuid, {});
    const url = await call(companyFiles.upload, { attachmentUUID: content, file: pdf() });
    await call(companyFiles.deleteByUrl, { url });
    expect(await call(companyFiles.list, { uuid: content })).toEqual([]);
  });
});
