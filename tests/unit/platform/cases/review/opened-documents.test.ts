import { expect } from "vitest";
import { onboarding, review } from "~/contract";
import { onEveryEngine } from "../../../../support/platform";
import { codeOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";

onEveryEngine((test) => {
  test("each reviewer has their own ticks on the documents of a registration", async ({ platform }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    const { call: colleague } = await signedIn(platform, "buyer2");
    const { content } = await buyer(onboarding.queue, { search: "川芯" });
    const registrationId = content[0]?.registrationId ?? "";
    const { files, seenFiles } = await buyer(review.file, { registrationId });
    expect(seenFiles).toEqual([]);
    const [file] = Object.values(files).flat();
    const fileId = file?.fileUrl.split("/").at(-1) ?? "";
    expect(fileId).not.toBe("");

    await buyer(review.markSeen, { registrationId, fileId });
    await buyer(review.markSeen, { registrationId, fileId });
    expect((await buyer(review.file, { registrationId })).seenFiles).toEqual([fileId]);
    expect((await colleague(review.file, { registrationId })).seenFiles).toEqual([]);
  });

  test("only documents of the registration can be ticked, and only by reviewers", async ({ platform }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    const { content } = await buyer(onboarding.queue, { search: "川芯" });
    const registrationId = content[0]?.registrationId ?? "";
    expect(await codeOf(buyer(review.markSeen, { registrationId, fileId: "none" }))).toBe("file.unknown");
    expect(await codeOf(buyer(review.markSeen, { registrationId: "none", fileId: "none" }))).toBe("onboarding.unknown");
    const { call: supplier } = await signedIn(platform, "supplier");
    expect(await codeOf(supplier(review.markSeen, { registrationId, fileId: "none" }))).toBe("request.e403");
  });
});
