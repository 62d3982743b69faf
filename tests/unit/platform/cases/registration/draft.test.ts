import { expect } from "vitest";
import type { FormValues } from "~/rules/form-values";
import { files, registration } from "~/contract";
import { allAtOnce, timesAtOnce } from "../../../../support/at-once";
import { onEveryEngine } from "../../../../support/platform";
import { keepFile } from "../../../../support/platform-complete";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";

const typed = { companyName: "  深圳市远航", duns: "12 34" };

onEveryEngine((test) => {
  test("an unfinished section is saved as typed", async ({ register }) => {
    const { call } = await register();
    const saved = await call(registration.saveSection, { section: "basic", version: 0, values: typed });
    expect(saved).toMatchObject({ values: typed, version: 1 });
    expect(await call(registration.loadSection, { section: "basic" })).toEqual(saved);
  });

  test("a new registration is empty, at the second stage, and the supplier acts next", async ({ register }) => {
    const { call, email } = await register();
    const loaded = await call(registration.load, {});
    expect(loaded).toMatchObject({ name: "王伟", email, country: "CN", submission: null, fileCounts: {} });
    expect(loaded.sections.map(({ version }) => version)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(loaded.progress).toMatchObject({ stage: 2, state: "filling", actsNext: "supplier", expectedBy: null });
    expect(loaded.progress.history.map(({ stage }) => stage)).toEqual([1, 2]);
  });

  test("the same email address resumes its registration, even on another day and in capitals", async ({
    register,
    clock,
  }) => {
    const first = await register();
    await first.call(registration.saveSection, { section: "basic", version: 0, values: typed });
    clock.advance(86_400);
    const second = await register("Wang@Yuanhang.example");
    expect(second).toMatchObject({ resumed: true, submitted: false });
    expect((await second.call(registration.loadSection, { section: "basic" })).values).toEqual(typed);
  });

  test("only a company registered in China can start a registration", async ({ call, codeFor }) => {
    const asked = await codeFor("wang@yuanhang.example");
    const owner = { name: "W", email: "wang@yuanhang.example", consentAgreementFlag: 1, language: "en" } as const;
    expect(await refusalOf(call(registration.start, { ...owner, ...asked, country: "DE" }))).toMatchObject({
      status: 422,
      code: "registration.country",
    });
    expect(await codeOf(call(registration.start, { ...owner, ...asked, country: "CN" }))).toBe("answered");
  });

  test("saving the same values again changes nothing", async ({ register }) => {
    const { call } = await register();
    const saved = await call(registration.saveSection, { section: "basic", version: 0, values: typed });
    expect(await call(registration.saveSection, { section: "basic", version: 0, values: typed })).toEqual(saved);
    expect(await call(registration.saveSection, { section: "basic", version: 1, values: typed })).toEqual(saved);
  });

  test("the second of two tabs gets a conflict that contains what the first one saved", async ({ register }) => {
    const { call } = await register();
    const first = await call(registration.saveSection, { section: "basic", version: 0, values: typed });
    const second = call(registration.saveSection, { section: "basic", version: 0, values: { duns: "5" } });
    expect(await refusalOf(second)).toEqual({ status: 409, code: "registration.conflict", details: first });
  });

  test("of parallel saves one succeeds, and the others get a conflict", async ({ register }) => {
    const { call } = await register();
    const codes = await allAtOnce((place) =>
      codeOf(call(registration.saveSection, { section: "basic", version: 0, values: { duns: `${place}` } })),
    );
    expect(codes.filter((code) => code === "answered")).toHaveLength(1);
    expect(codes.filter((code) => code === "registration.conflict")).toHaveLength(timesAtOnce - 1);
    expect(await call(registration.loadSection, { section: "basic" })).toMatchObject({ version: 1 });
  });

  test.for([
    ["a field that the section does not have", { superAdmin: "1" }],
    ["a number instead of text", { duns: 5 }],
    ["a table in a text field", { duns: [{ id: "1" }] }],
    ["too much text", { businessScope: "字".repeat(70_000) }],
    ["more rows than a table can have", { shareholders: Array.from({ length: 51 }, () => ({ name: "x" })) }],
  ] satisfies [string, object][])("%s is rejected", async ([, values], { register }) => {
    const { call } = await register();
    // Another client can send values that the types exclude.
    const wrong = values as FormValues;
    expect(await codeOf(call(registration.saveSection, { section: "basic", version: 0, values: wrong }))).toBe(
      "request.e400",
    );
  });

  test("a prototype among the values is not stored", async ({ register, platform }) => {
    const { call, token } = await register();
    const path = registration.saveSection.path.replace("{section}", "basic");
    const body = '{"version":0,"values":{"duns":"1","__proto__":{"superAdmin":"1"}}}';
    const headers = { [registration.registrationTokenHeader]: token };
    await platform.fetch(new Request(`http://platform.test${path}`, { method: "PUT", body, headers }));
    expect((await call(registration.loadSection, { section: "basic" })).values).toEqual({ duns: "1" });
  });

  test("many choices of a list and an empty table are saved", async ({ register }) => {
    const { call } = await register();
    const values = { coverageCountries: Array.from({ length: 120 }, () => "CN"), turnover: [] };
    expect(await call(registration.saveSection, { section: "business", version: 0, values })).toMatchObject({
      version: 1,
    });
  });

  test("a row that still has files cannot be removed", async ({ register }) => {
    const { call } = await register();
    const { uuid, url } = await keepFile(call);
    const row = { id: "a", type: "businessLicense", file: uuid };
    const save = (version: number, attachments: (typeof row)[]) =>
      call(registration.saveSection, { section: "attachment", version, values: { attachments } });
    await save(0, [row]);
    expect(await refusalOf(save(1, []))).toEqual({ status: 409, code: "file.deleteFirst", details: { uuids: [uuid] } });
    await call(files.deleteByUrl, { url });
    expect(await save(1, [])).toMatchObject({ version: 2 });
  });
});
