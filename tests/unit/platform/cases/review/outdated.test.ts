import { expect } from "vitest";
import { certification, companyFiles, files, onboarding, registration, review, tasks } from "~/contract";
import type { ReturnedItem } from "~/contract/onboarding";
import type { FormValues } from "~/rules/form-values";
import { type Call, onEveryEngine } from "../../../../support/platform";
import { firstRow } from "../../../../support/platform-company";
import { pdf } from "../../../../support/platform-complete";
import { type Setup, afterSubmission } from "../../../../support/platform-onboarding";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { submitCertificationSeen, submitSeen, versionsOf } from "../../../../support/seen";

/** Changes a section of a returned registration. */
async function alter(call: Call, section: "bank" | "contact", change: (values: FormValues) => void) {
  const saved = await call(registration.loadSection, { section });
  const values = structuredClone(saved.values);
  change(values);
  await call(registration.saveSection, { section, version: saved.version, values: values });
}

/** One reviewer has the first round open while another returns it, and it is submitted again with a new account. */
async function outdatedPage(setup: Setup) {
  const registered = await afterSubmission(setup);
  const { registrant, first, second, registrationId, decide } = registered;
  const { version } = await first(review.file, { registrationId });
  await decide(second, "return", "请更正联系电话", [
    { section: "contact", field: "contacts[0].phone", comment: "号码有误" },
  ]);
  await alter(registrant.call, "bank", (values) => {
    firstRow(values, "banks").accountNumber = "622202100111222333";
  });
  await submitSeen(registrant.call);
  const send = (event: "approve" | "refuse" | "return", items: ReturnedItem[] = []) =>
    refusalOf(first(onboarding.decide, { registrationId, version, event, reason: "见说明", items }));
  return { ...registered, version, send };
}

onEveryEngine((test) => {
  test("a page that shows the first round can neither approve, reject nor return the second", async ({
    platform,
    register,
    emails,
  }) => {
    const { first, registrationId, send } = await outdatedPage({ platform, register, emails });
    const before = (await emails()).length;
    for (const event of ["approve", "refuse", "return"] as const)
      expect(await send(event)).toMatchObject({
        status: 409,
        code: "decision.outdated",
        details: { version: { state: "preliminaryReview", round: 2 }, sections: ["bank"], event: "submit" },
      });
    expect((await emails()).length).toBe(before);
    const { version, changes } = await first(review.file, { registrationId, since: 1 });
    expect(changes?.map(({ field }) => field)).toEqual(["banks[0].accountNumber"]);
    expect(await first(onboarding.decide, { registrationId, version, event: "approve", note: "文件已核对" })).toEqual({
      state: "newlyRegistered",
    });
  });

  test("an email preview is rejected on an outdated page too, and on a current one sends nothing", async ({
    platform,
    register,
    emails,
  }) => {
    const { first, registrationId, version } = await outdatedPage({ platform, register, emails });
    const decision = { registrationId, event: "refuse", reason: "品类不符" } as const;
    expect(await codeOf(first(onboarding.preview, { ...decision, version }))).toBe("decision.outdated");
    const { version: now } = await first(review.file, { registrationId });
    const before = (await emails()).length;
    const { letter } = await first(onboarding.preview, { ...decision, version: now });
    expect(letter).toMatchObject({ to: "wang@yuanhang.example" });
    expect(letter?.text).toContain("品类不符");
    const note = "文件已核对";
    const approval = await first(onboarding.preview, { registrationId, version: now, event: "approve", note });
    expect(approval.letter?.text).toContain("wang@yuanhang.example");
    expect((await emails()).length).toBe(before);
    expect((await first(review.file, { registrationId })).progress.state).toBe("preliminaryReview");
  });

  test("a certification that was returned and submitted again cannot be approved from the earlier page", async ({
    platform,
    register,
    emails,
    clock,
  }) => {
    const { second, registrationId, decide, upToCertification } = await afterSubmission({
      platform,
      register,
      emails,
    });
    const supplier = await upToCertification();
    await submitCertificationSeen(supplier);
    const { version } = await second(review.file, { registrationId });
    clock.advance(1);
    await decide(second, "return", "请更换文件");
    const [document] = (await supplier(certification.load, {}))?.documents ?? [];
    clock.advance(1);
    await supplier(companyFiles.deleteByUrl, { url: document?.files[0]?.fileUrl ?? "" });
    await supplier(certification.upload, { document: "qualitySystem", file: pdf("另一份.pdf") });
    await submitCertificationSeen(supplier);
    expect(await refusalOf(second(onboarding.decide, { registrationId, version, event: "approve" }))).toMatchObject({
      status: 409,
      code: "decision.outdated",
      details: { documents: ["qualitySystem"], event: "handIn" },
    });
    expect(await decide(second, "approve")).toEqual({ state: "restricted" });
  });

  test("answers that another tab saved after they were checked are not submitted unseen", async ({
    register,
    platform,
    emails,
  }) => {
    const { registrant, second, decide } = await afterSubmission({ platform, register, emails });
    await decide(second, "return", "请核对");
    const versions = await versionsOf(registrant.call);
    await alter(registrant.call, "bank", (values) => {
      firstRow(values, "banks").accountNumber = "622202100111222333";
    });
    expect(await refusalOf(registrant.call(registration.submit, { versions }))).toMatchObject({
      status: 409,
      code: "registration.outdated",
      details: { sections: ["bank"] },
    });
    await submitSeen(registrant.call);
  });

  test("a certification or date that has changed since it was displayed is neither submitted nor replaced", async ({
    platform,
    register,
    emails,
  }) => {
    const { upToCertification } = await afterSubmission({ platform, register, emails });
    const supplier = await upToCertification();
    const { revision = "" } = (await supplier(certification.load, {})) ?? {};
    await supplier(certification.upload, { document: "codeOfConduct", file: pdf() });
    expect(await codeOf(supplier(onboarding.submitCertification, { revision }))).toBe("certification.outdated");
    const expiry = { document: "qualitySystem", expiresOn: "2027-01-01" } as const;
    expect(await codeOf(supplier(certification.setExpiry, { ...expiry, before: "2026-01-01" }))).toBe(
      "certification.outdated",
    );
    expect((await supplier(tasks.list, { state: "open" })).totalElements).toBe(1);
    await submitCertificationSeen(supplier);
  });

  test("files of a submitted round stay available to the reviewer after the supplier removes them", async ({
    platform,
    register,
    emails,
    clock,
  }) => {
    const { registrant, first, second, registrationId, decide } = await afterSubmission({
      platform,
      register,
      emails,
    });
    await decide(second, "return", "请更换执照");
    clock.advance(60);
    const { values } = await registrant.call(registration.loadSection, { section: "attachment" });
    const uuid = firstRow(values, "attachments").file as string;
    const [file] = await registrant.call(files.list, { uuid });
    await registrant.call(files.deleteByUrl, { url: file?.fileUrl ?? "" });
    expect(await registrant.call(files.list, { uuid })).toEqual([]);
    expect(await codeOf(registrant.call(files.signedUrl, { url: file?.fileUrl ?? "" }))).toBe("file.unknown");

    const { removedFiles } = await first(review.file, { registrationId });
    expect(removedFiles).toMatchObject([{ fileName: "营业执照.pdf", fileUrl: file?.fileUrl }]);
    const fileId = file?.fileUrl.split("/").at(-1) ?? "";
    const served = await first(review.content, { registrationId, fileId });
    expect(await served.text()).toContain("%PDF");

    // A file that was never submitted is deleted permanently.
    const added = await registrant.call(files.upload, { attachmentUUID: uuid, file: pdf("草稿.pdf") });
    await registrant.call(files.deleteByUrl, { url: added });
    expect((await first(review.file, { registrationId })).removedFiles).toHaveLength(1);
  });
});
