import { account, notices, profile, session } from "~/contract";
import { callsOf, expect, test } from "../support/calls-heard";

test.use({
  baseApi: "elsewhere",
  portalSettings: async ({ portalSettings }, use) =>
    use({ ...portalSettings, TENANT_CODE: "COMPANY", TOKEN_COOKIE: "company_token" }),
});
// One portal for all tests here: each looks only at its own calls.
test.describe.configure({ mode: "default" });
test.beforeEach(({ heard }) => {
  heard.length = 0;
});

test("the first load after sign-in requests fresh data and the regions; later loads do not", async ({
  page,
  signIn,
  heard,
}) => {
  await signIn(page, "supplier2");
  for (const place of ["/gsrm/personal", "/workspace"]) {
    await page.goto(place);
    await page.locator(".top-bar").waitFor();
  }
  expect(callsOf(heard, account.init).map(({ query }) => query.reload)).toEqual(["true", "false", "false"]);
  expect(callsOf(heard, account.regions)).toHaveLength(1);
  const domains = callsOf(heard, account.domainConfig).map(({ body }) => JSON.parse(body) as object);
  expect(domains).toContainEqual({ domain: "localhost", loginName: "supplier2" });
});

test("a load sends its client type, its tenant code and the chosen tenant", async ({ page, signIn, heard }) => {
  await signIn(page, "supplier2");
  await page.locator(".tenant-switch summary").click();
  await page.getByRole("button", { name: /S10003/ }).click();
  await expect(page.locator(".greeting")).toContainText("S10003");
  const loads = callsOf(heard, account.init).map(({ query }) => query);
  for (const load of loads) expect(load).toMatchObject({ type: "web", code: "COMPANY" });
  expect(loads.at(-1)?.tenantId).toMatch(/./);
});

test("every call carries the headers of §7, and every change within a session carries its CSRF token", async ({
  page,
  context,
  signIn,
  heard,
}) => {
  await signIn(page, "supplier");
  expect((await context.cookies()).map(({ name }) => name)).toContain("company_token");
  await page.locator("header").getByRole("button", { name: "English" }).click();
  await page.locator("html[lang=en]").waitFor();
  await page.goto("/gsrm/personal");
  const calls = heard.filter(({ path }) => !path.startsWith("/oidc") && !path.startsWith("/api/v1/sso/"));
  for (const { headers } of calls)
    expect(headers).toMatchObject({
      "x-tenant-code": "COMPANY",
      locale: "en-US",
      "accept-language": expect.stringMatching(/^(zh-CN|en-US)$/) as unknown,
    });
  expect(new Set(calls.map(({ headers }) => headers["accept-language"]))).toEqual(new Set(["zh-CN", "en-US"]));
  const changes = calls.filter(({ method, headers }) => method !== "GET" && headers.authorization);
  expect(changes).not.toEqual([]);
  for (const { headers, path } of changes) expect(headers["x-csrf-token"], path).toBeTruthy();
});

test("the release notice is requested without a body, and dismissed by sending its ID and title", async ({
  page,
  signIn,
  heard,
}) => {
  await signIn(page, "supplier");
  await page.getByRole("button", { name: "知道了" }).click();
  await expect(page.getByRole("button", { name: "知道了" })).toHaveCount(0);
  expect(new Set(callsOf(heard, notices.releaseNotice).map(({ body }) => body))).toEqual(new Set([""]));
  const [read] = callsOf(heard, notices.readReleaseNotice);
  expect(JSON.parse(read?.body ?? "")).toEqual({
    noticeId: expect.any(String) as unknown,
    title: expect.stringMatching(/./) as unknown,
  });
});

test("a time zone is sent URL-encoded, and sign-out sends the URL to return to", async ({ page, signIn, heard }) => {
  await signIn(page, "supplier");
  await page.goto("/workspace/zone");
  await page.locator("main .zone-list button").nth(1).click();
  await expect.poll(() => callsOf(heard, profile.updateUserTimeZone)).toHaveLength(1);
  const [zone] = callsOf(heard, profile.updateUserTimeZone);
  expect([zone?.query.timeZone, zone?.body]).toEqual([expect.stringMatching(/^GMT[+-]\d/), ""]);
  await page.locator(".user-menu summary").click();
  await page.getByRole("button", { name: "退出登录" }).click();
  await expect(page).toHaveURL(/\/home$/);
  expect(callsOf(heard, session.logout).map(({ query }) => query.callbackUrl)).toEqual([
    expect.stringMatching(/\/home$/),
  ]);
});
