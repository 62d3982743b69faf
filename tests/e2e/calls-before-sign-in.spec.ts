import { account } from "~/contract";
import { expect, test } from "../support/calls-heard";
import { says } from "../support/stub-base-api/misbehaviours";

test.use({ baseApi: "stub" });

test("where nobody may sign in, the base API is asked for the domain and for nothing else", async ({
  page,
  baseURL,
  stub,
  heard,
}) => {
  stub!.misbehave(
    account.domainConfig,
    says(200, { code: "0", data: null, region: "CN", companys: "", lang: "zh_CN", loginable: 0 }),
  );
  // By another name than the other test uses: what a domain says is remembered for a minute.
  const { port } = new URL(baseURL ?? "");
  await page.goto(`http://127.0.0.1:${port}/workspace`);
  await expect(page).toHaveURL(/\/403\?loginable=0$/);
  await expect(page.getByRole("main")).toContainText("采购经理");
  expect(new Set(heard.map(({ path }) => path))).toEqual(new Set([account.domainConfig.path]));
});

test("where no language was chosen, the workspace is in the first part of the domain's", async ({
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
