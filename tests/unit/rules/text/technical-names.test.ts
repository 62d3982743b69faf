import { expect, test } from "vitest";
import { apiName, packageName } from "~/rules/text/technical-names";
import { manifest } from "~/sub-apps/host/loading/entry";

test("an API name may contain lowercase letters and underscores", () => {
  const taken = ["gsrm", "supplier_portal", "_"].map((name) => apiName.safeParse(name).success);
  const refused = ["", "Gsrm", "gsrm-1", "gsrm.web", "gsrm1", "gs rm", "ｇｓｒｍ"].map(
    (name) => apiName.safeParse(name).success,
  );
  expect([taken, refused]).toEqual([[true, true, true], Array(7).fill(false)]);
});

test("a package name may contain lowercase letters and dots", () => {
  const taken = ["company", "company.file", "a.b.c"].map((name) => packageName.safeParse(name).success);
  const refused = ["", "Company", "company_file", "company-file", "company1", "公司"].map(
    (name) => packageName.safeParse(name).success,
  );
  expect([taken, refused]).toEqual([[true, true, true], Array(6).fill(false)]);
});

test("a sub-application with an invalid API name is rejected, with an error at the field", () => {
  const entry = { contract: 1, name: "Purchasing App", version: "1", module: "app.js" };
  const [issue] = manifest.safeParse(entry).error?.issues ?? [];
  expect([issue?.path, issue?.message]).toEqual([["name"], "takes lowercase letters and underscores only"]);
});
