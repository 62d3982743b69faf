import { account } from "~/contract";
import { expect, test } from "../support/calls-heard";
import { says } from "../support/stub-base-api/misbehaviours";

test.use({ baseApi: "stub" });

test("where sign-in is disabled, the only call to the base API is for the domain settings", async ({
  page,
  baseURL,
  stub,
  heard,
}) => {
  stub!.misbehave(
    account.domainConfig,
    says(200, { code: "0", data: null, region: "CN", companys: "", lang: "zh_CN", loginable: 0 }),
  );
  // A different host name from the other test: domain settings are cached for a minute.
  const { port } = new URL(baseURL ?? "");
  await page.goto(`http://127.0.0.1:${port}/workspace`);
  await expect(page).toHaveURL(/\/403\?loginable=0$/);
  await expect(page.getByRole("main")).toContainText("采购经理");
  expect(new Set(heard.map(({ path }) => path))).toEqual(new Set([account.domainConfig.path]));
});

test("without a chosen language, the workspace uses the language part of the domain's locale", async ({
  page,
  signIn,
  stub,
}) => {
  stub!.misbehave(
    account.domainConfig,
    says(200, { code: "0", data: null, region: "CN", companys: "", lang: "en_GB", loginable: 1 }),
  );
  await signIn(page, "buyer");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});
