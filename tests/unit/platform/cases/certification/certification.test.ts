import { expect } from "vitest";
import { certification, companyFiles, onboarding } from "~/contract";
import { filesPerDocument } from "~/rules/files/limits";
import { onEveryEngine } from "../../../../support/platform";
import { handOverDocuments } from "../../../../support/platform-company";
import { pdf } from "../../../../support/platform-complete";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { decideSeen, submitCertificationSeen } from "../../../../support/seen";

onEveryEngine((test) => {
  test("a supplier sees which documents are required, and cannot submit until all are uploaded", async ({
    platform,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const before = await call(certification.load, {});
    expect(before?.documents.filter(({ isRequired }) => isRequired).map(({ type }) => type)).toEqual([
      "qualitySystem",
      "environment",
      "substances",
      "codeOfConduct",
      "selfAssessment",
    ]);
    const refused = await refusalOf(submitCertificationSeen(call));
    expect([refused.status, refused.code]).toEqual([422, "certification.incomplete"]);
    expect(refused.details).toEqual(before?.errors);
    await handOverDocuments(call);
    expect((await call(certification.load, {}))?.errors).toEqual([]);
    expect(await submitCertificationSeen(call)).toMatchObject({ state: "internalReview" });
    expect(await call(certification.load, {})).toMatchObject({ handedInAt: "2025-06-15T02:00:00.000Z" });
  });

  test("an expired certificate cannot be submitted, and a date that does not exist cannot be saved", async ({
    platform,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    await handOverDocuments(call, "2025-06-14");
    expect(await refusalOf(submitCertificationSeen(call))).toMatchObject({
      status: 422,
      details: [
        { field: "qualitySystem.expiresOn", code: "certification.expiresOn.past" },
        { field: "environment.expiresOn", code: "certification.expiresOn.past" },
      ],
    });
    const expiry = (expiresOn: string) =>
      call(certification.setExpiry, { document: "environment", expiresOn, before: "2025-06-14" });
    expect(await codeOf(expiry("2026-02-30"))).toBe("field.date");
    await expiry("2025-07-01");
    await call(certification.setExpiry, { document: "qualitySystem", expiresOn: "2027-01-01", before: "2025-06-14" });
    expect((await call(certification.load, {}))?.warnings).toEqual([
      { field: "environment.expiresOn", code: "certification.expiresOn.soon", params: { days: 30 } },
    ]);
    expect(
      await codeOf(call(certification.setExpiry, { document: "codeOfConduct", expiresOn: "2027-01-01", before: "" })),
    ).toBe("certification.expiresOn.none");
  });

  test("files can be added and removed while they are requested, and only their company can read them", async ({
    platform,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const put = () => call(certification.upload, { document: "safety" as const, file: pdf("职业健康安全.pdf") });
    const { fileUrl, fileName } = await put();
    expect(fileName).toBe("职业健康安全.pdf");
    const fileId = fileUrl.split("/").at(-1) ?? "";
    const served = await call(companyFiles.content, { fileId });
    expect(served.headers.get("content-disposition")).toMatch(/^attachment/);
    expect(await served.text()).toContain("%PDF");
    for (let more = 1; more < filesPerDocument; more++) await put();
    expect(await codeOf(put())).toBe("file.tooMany");
    await call(companyFiles.deleteByUrl, { url: fileUrl });
    expect(await codeOf(call(companyFiles.content, { fileId }))).toBe("file.unknown");

    const { call: elsewhere } = await signedIn(platform, "supplier2");
    expect(await elsewhere(certification.load, {})).toBeNull();
    expect(await codeOf(elsewhere(companyFiles.content, { fileId }))).toBe("company.noFile");
    const exe = new File(["MZ"], "self-assessment.pdf");
    expect(await codeOf(call(certification.upload, { document: "selfAssessment", file: exe }))).toBe("file.content");
  });

  test("a submitted certification is locked; once returned, it shows what was wrong with which document", async ({
    platform,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    await handOverDocuments(call);
    const file = (await call(certification.load, {}))?.documents[0]?.files[0];
    await submitCertificationSeen(call);
    expect(await codeOf(call(companyFiles.deleteByUrl, { url: file?.fileUrl ?? "" }))).toBe("certification.closed");
    expect(await codeOf(call(certification.upload, { document: "safety", file: pdf() }))).toBe("certification.closed");
    expect(
      await codeOf(call(certification.setExpiry, { document: "safety", expiresOn: "2027-01-01", before: "" })),
    ).toBe("certification.closed");

    const { call: buyer } = await signedIn(platform, "buyer");
    const { content } = await buyer(onboarding.queue, { state: "internalReview" });
    await decideSeen(buyer, content[0]?.registrationId ?? "", {
      event: "return",
      reason: "有一份文件看不清",
      items: [{ section: "certification", field: "environment", comment: "扫描件不清晰，请重新上传" }],
    });
    const returned = await call(certification.load, {});
    expect(returned?.returnedFor).toBe("有一份文件看不清");
    expect(
      returned?.documents.map(({ type, comments }) => [type, comments]).filter(([, list]) => list?.length),
    ).toEqual([["environment", ["扫描件不清晰，请重新上传"]]]);
    await call(companyFiles.deleteByUrl, { url: file?.fileUrl ?? "" });
    await call(certification.upload, { document: "qualitySystem", file: pdf() });
    await submitCertificationSeen(call);
    expect((await call(certification.load, {}))?.returnedFor).toBeNull();
  });
});
