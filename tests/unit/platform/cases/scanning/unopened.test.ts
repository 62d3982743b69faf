import { expect } from "vitest";
import { changeReview, companyFiles, onboarding, registration, review } from "~/contract";
import { onEveryEngine } from "../../../../support/platform";
import { askFor, firstRow, handOverDocuments } from "../../../../support/platform-company";
import { fillIn, pdf } from "../../../../support/platform-complete";
import { refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { approveSeen, decideSeen, openDocuments, submitCertificationSeen, submitSeen } from "../../../../support/seen";

/** Nothing listens there, so uploads wait for their scan. */
const silentScanner = "tcp://127.0.0.1:9";
const note = "文件已通过邮件核对";

onEveryEngine((test) => {
  test("a registration with files that no one could open can be approved only with a note, and the page lists the files", async ({
    platform,
    register,
    config,
  }) => {
    config.scannerUrl = silentScanner;
    const { call } = await register();
    await fillIn(call);
    await submitSeen(call);
    const { registrationId } = await call(registration.load, {});
    const { call: buyer } = await signedIn(platform, "buyer");
    const { unopenedFiles } = await buyer(review.file, { registrationId });
    expect(unopenedFiles).toContain("营业执照.pdf");
    expect(await refusalOf(decideSeen(buyer, registrationId, { event: "approve" }))).toMatchObject({
      status: 422,
      code: "onboarding.unopenedNote",
      details: { files: unopenedFiles },
    });
    const { version } = await buyer(review.file, { registrationId });
    const previewed = buyer(onboarding.preview, { registrationId, version, event: "approve" });
    expect(await refusalOf(previewed)).toMatchObject({ code: "onboarding.unopenedNote" });
    expect(await decideSeen(buyer, registrationId, { event: "approve", note })).toEqual({ state: "newlyRegistered" });
  });

  test("a registration is approved without a note only by a reviewer who has opened every document", async ({
    platform,
    register,
  }) => {
    const { call } = await register();
    await fillIn(call);
    await submitSeen(call);
    const { registrationId } = await call(registration.load, {});
    const { call: buyer } = await signedIn(platform, "buyer");
    const { call: other } = await signedIn(platform, "buyer2");
    const file = await buyer(review.file, { registrationId });
    await openDocuments(other, file);
    const approval = { registrationId, version: file.version, event: "approve" } as const;
    const refusal = await refusalOf(buyer(onboarding.decide, approval));
    expect(refusal).toMatchObject({ status: 422, code: "onboarding.unseenNote" });
    expect((refusal.details as { files: string[] }).files).toContain("营业执照.pdf");
    expect(await refusalOf(buyer(onboarding.preview, approval))).toMatchObject({ code: "onboarding.unseenNote" });
    expect(await buyer(onboarding.preview, { ...approval, note })).toBeTruthy();
    await openDocuments(buyer, file);
    expect(await buyer(onboarding.decide, approval)).toEqual({ state: "newlyRegistered" });
  });

  test("the reason for approving without opening every document is in the history, and not in the email", async ({
    platform,
    register,
    emails,
  }) => {
    const { call } = await register();
    await fillIn(call);
    await submitSeen(call);
    const { registrationId } = await call(registration.load, {});
    const { call: buyer } = await signedIn(platform, "buyer");
    const { version } = await buyer(review.file, { registrationId });
    await buyer(onboarding.decide, { registrationId, version, event: "approve", note });
    const { events } = await buyer(review.file, { registrationId });
    expect(events).toContainEqual(expect.objectContaining({ event: "approve", note }));
    expect((await emails()).some(({ text }) => text.includes(note))).toBe(false);
  });

  test("a certification with files that no one could open can be approved only with a note", async ({
    platform,
    config,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    await handOverDocuments(call);
    await submitCertificationSeen(call);
    const { call: buyer } = await signedIn(platform, "buyer");
    const { content } = await buyer(onboarding.queue, { search: "安科" });
    const registrationId = content[0]?.registrationId ?? "";
    expect((await buyer(review.file, { registrationId })).unopenedFiles).toEqual([]);
    config.scannerUrl = silentScanner;
    expect((await buyer(review.file, { registrationId })).unopenedFiles.length).toBeGreaterThan(0);
    expect(await refusalOf(decideSeen(buyer, registrationId, { event: "approve" }))).toMatchObject({
      code: "onboarding.unopenedNote",
    });
    expect(await decideSeen(buyer, registrationId, { event: "approve", note })).toEqual({ state: "restricted" });
  });

  test("a change with files that no one could open can be approved only with a note, which the next reviewer sees", async ({
    platform,
    config,
  }) => {
    config.scannerUrl = silentScanner;
    const { call } = await signedIn(platform, "supplier");
    const { content: uuid } = await call(companyFiles.createUuid, {});
    await call(companyFiles.upload, { attachmentUUID: uuid, file: pdf("新证书.pdf") });
    const { changeId } = await askFor(call, "manage", (values) => {
      firstRow(values, "certifications").certificate = uuid;
    });
    const { call: buyer } = await signedIn(platform, "buyer");
    expect((await buyer(changeReview.one, { changeId })).unopenedFiles).toEqual(["新证书.pdf"]);
    expect(await refusalOf(approveSeen(buyer, changeId))).toMatchObject({
      status: 422,
      code: "change.unopenedNote",
      details: { files: ["新证书.pdf"] },
    });
    const { version } = await buyer(changeReview.one, { changeId });
    expect(await buyer(changeReview.approve, { changeId, version, note })).toMatchObject({ state: "effective" });
    expect((await buyer(changeReview.one, { changeId })).approvedBy).toMatchObject([{ by: "陈静", note }]);
  });
});
