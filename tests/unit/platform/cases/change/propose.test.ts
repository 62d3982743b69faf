import { expect } from "vitest";
import { changeRequests, changeReview, companyFile, companyFiles, messages } from "~/contract";
import type { FormValues } from "~/rules/form-values";
import { onEveryEngine } from "../../../../support/platform";
import { askFor, firstRow, newestCode, sectionOf } from "../../../../support/platform-company";
import { pdf } from "../../../../support/platform-complete";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { approveSeen, refuseSeen } from "../../../../support/seen";

const moveHouse = (values: FormValues) => void (values.registeredDetail = "龙华区民治街道 66 号");

onEveryEngine((test) => {
  test("an ordinary change needs one approval, takes effect at once, and leaves masked values unchanged", async ({
    platform,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const { call: buyer } = await signedIn(platform, "buyer");
    const { changeId, state } = await askFor(call, "basic", moveHouse, "公司已搬迁");
    expect(state).toBe("proposed");
    expect((await sectionOf(call, "basic")).values.registeredDetail).toBe("宝安区新桥街道芙蓉工业区 8 号");
    const { content } = await buyer(changeReview.queue, {});
    expect(content).toMatchObject([
      { changeId, section: "basic", companyName: "深圳市安科精密有限公司", risks: [], actsNext: "purchasing" },
    ]);
    expect((await buyer(messages.list, {})).content[0]?.title).toContain("公司基本信息");
    expect(await buyer(changeReview.one, { changeId })).toMatchObject({
      note: "公司已搬迁",
      submittedBy: "王芳",
      approvalsNeeded: 1,
      callBack: null,
      notApprovable: null,
    });

    expect(await approveSeen(buyer, changeId)).toMatchObject({ state: "effective" });
    const { values, version } = await sectionOf(call, "basic");
    expect([values.registeredDetail, version]).toEqual(["龙华区民治街道 66 号", 2]);
    expect(await call(companyFile.show, { section: "basic", field: "shareholders[0].identityId" })).toEqual({
      value: "440301198506120028",
    });
    expect((await call(changeRequests.list, {})).content).toMatchObject([{ changeId, state: "effective" }]);
    expect((await call(messages.list, {})).content[0]?.title).toContain("变更已生效");
  });

  test("a change that breaks the section's rules, or changes nothing, is rejected", async ({ platform }) => {
    const { call } = await signedIn(platform, "supplier");
    const invalid = await refusalOf(askFor(call, "basic", (values) => void (values.duns = "12")));
    expect(invalid).toMatchObject({
      status: 422,
      code: "change.invalid",
      details: [{ field: "duns", code: "basic.duns.digits" }],
    });
    expect(await codeOf(askFor(call, "basic", () => undefined))).toBe("change.nothing");
    const unlisted = askFor(call, "business", (values) => void (values.categories = ["GOLD"]));
    expect(await refusalOf(unlisted)).toMatchObject({ details: [{ field: "categories", code: "field.unknownCode" }] });
    const foreign = askFor(call, "manage", (values) => {
      firstRow(values, "certifications").certificate = `2${"0".repeat(32)}`;
    });
    expect(await refusalOf(foreign)).toMatchObject({
      details: [{ field: "certifications[0].certificate", code: "field.file" }],
    });
    const masked = askFor(call, "bank", (values) => void (firstRow(values, "banks").accountNumber = "****9999"));
    expect((await refusalOf(masked)).details).toContainEqual({ field: "banks[0].accountNumber", code: "field.masked" });
    const { version, values } = await sectionOf(call, "basic");
    const strange = { ...values, superAdmin: "1" } as never;
    expect(await codeOf(call(changeRequests.propose, { section: "basic", version, values: strange }))).toBe(
      "request.e400",
    );
  });

  test("a section can have one open change; of several simultaneous proposals one is accepted", async ({
    platform,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(askFor(call, "basic", moveHouse))));
    expect(codes.toSorted()).toEqual(["answered", "change.open", "change.open"]);
    const { content } = await call(changeRequests.list, {});
    expect(content).toHaveLength(1);
    expect(await codeOf(askFor(call, "association", (values) => void (values.none = "")))).toBe("change.invalid");
    await call(changeRequests.withdraw, { changeId: content[0]?.changeId ?? "" });
    expect((await askFor(call, "basic", moveHouse)).state).toBe("proposed");
  });

  test("a change based on an outdated version is rejected", async ({ platform }) => {
    const { call } = await signedIn(platform, "supplier");
    const { call: buyer } = await signedIn(platform, "buyer");
    const { version, values } = await sectionOf(call, "basic");
    const { changeId } = await askFor(call, "basic", moveHouse);
    await approveSeen(buyer, changeId);
    expect(await codeOf(call(changeRequests.propose, { section: "basic", version, values: values }))).toBe(
      "change.outdated",
    );
  });

  test("files of a change stay on record while it is open and after it is rejected, and replaced files are retained", async ({
    platform,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const { call: buyer } = await signedIn(platform, "buyer");
    const renewal = async () => {
      const { content: uuid } = await call(companyFiles.createUuid, {});
      const url = await call(companyFiles.upload, { attachmentUUID: uuid, file: pdf("ISO9001-2028.pdf") });
      const { changeId } = await askFor(call, "manage", (values) => {
        const row = firstRow(values, "certifications");
        [row.certificate, row.validTo] = [uuid, "2028-06-01"];
      });
      return { uuid, url, changeId };
    };
    const first = await renewal();
    expect(await codeOf(call(companyFiles.deleteByUrl, { url: first.url }))).toBe("file.onRecord");
    const { files } = await buyer(changeReview.one, { changeId: first.changeId });
    expect(files[first.uuid]?.map(({ fileName }) => fileName)).toEqual(["ISO9001-2028.pdf"]);
    await refuseSeen(buyer, first.changeId, "扫描件缺页");
    expect(await call(changeRequests.one, { changeId: first.changeId })).toMatchObject({
      state: "refused",
      reason: "扫描件缺页",
    });
    // The evidence of the decision contains it.
    expect(await codeOf(call(companyFiles.deleteByUrl, { url: first.url }))).toBe("file.onRecord");

    const second = await renewal();
    const before = Object.keys((await call(companyFile.load, {}))?.files ?? {});
    await approveSeen(buyer, second.changeId);
    const after = Object.keys((await call(companyFile.load, {}))?.files ?? {});
    expect(after.filter((uuid) => !before.includes(uuid))).toEqual([second.uuid]);
    const { files: kept } = await call(changeRequests.one, { changeId: second.changeId });
    expect(Object.values(kept).filter(({ length }) => length > 0).length).toBe(3);
  });

  test("new contacts need a code that only the author of the change receives", async ({ platform, emails, clock }) => {
    const { call } = await signedIn(platform, "supplier");
    const { call: buyer } = await signedIn(platform, "buyer");
    const replace = (values: FormValues) => void (firstRow(values, "contacts").phone = "+86 755 9999 0000");
    const { changeId, state, codeSentTo } = await askFor(call, "contact", replace);
    expect([state, codeSentTo]).toEqual(["awaitingCode", "s***@demo.example"]);
    expect(await codeOf(buyer(changeReview.one, { changeId }))).toBe("change.unknown");
    expect((await buyer(changeReview.queue, {})).totalElements).toBe(0);
    expect(await codeOf(call(changeRequests.confirm, { changeId, code: "000000x" }))).toBe("code.wrong");
    const code = await newestCode(emails);
    clock.advance(5 * 60);
    expect(await codeOf(call(changeRequests.confirm, { changeId, code }))).toBe("code.wrong");
    await call(changeRequests.sendCode, { changeId });
    const again = await newestCode(emails);
    expect(await call(changeRequests.confirm, { changeId, code: again })).toMatchObject({ state: "proposed" });
    expect(await codeOf(call(changeRequests.confirm, { changeId, code: again }))).toBe("change.notPossible");
    expect((await approveSeen(buyer, changeId)).state).toBe("scheduled");
  });

  test("another supplier cannot see a change, and suppliers cannot make purchasing's calls", async ({ platform }) => {
    const { call } = await signedIn(platform, "supplier");
    const { changeId } = await askFor(call, "basic", moveHouse);
    const { call: other } = await signedIn(platform, "supplier2");
    expect(await codeOf(other(changeRequests.one, { changeId }))).toBe("company.noFile");
    expect(await codeOf(other(changeRequests.withdraw, { changeId }))).toBe("company.noFile");
    expect((await other(changeRequests.list, {})).totalElements).toBe(0);
    expect(await codeOf(call(changeReview.queue, {}))).toBe("request.e403");
    expect(await codeOf(approveSeen(call, changeId))).toBe("request.e403");
    const { call: buyer } = await signedIn(platform, "buyer");
    expect(await codeOf(buyer(changeRequests.one, { changeId }))).toBe("request.e403");
  });
});
