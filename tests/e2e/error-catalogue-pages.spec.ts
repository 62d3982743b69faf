import type { Page } from "@playwright/test";
import { account, members, profile } from "~/contract";
import { hydrated } from "../support/hydrated";
import { expect, test } from "../support/base-apis";
import { isCatalogued, languages, placeOf, rowsFor, signedIn, toastOn, type Words } from "../support/error-catalogue";
import * as bad from "../support/stub-base-api/misbehaviours";
import { readRecording } from "../support/stub-base-api/recording";
import type { StubBaseApi } from "../support/stub-base-api/stub";

test.use({ baseApi: "stub" });

type Seen = { says: string; where: string; after: string };
type Row = {
  entry: string;
  cause: string;
  says: (words: Words) => string;
  see: (page: Page, stub: StubBaseApi) => Promise<Seen>;
};
const own = "此账号已停用 / account out of use";
const personal = "/gsrm/personal";
const typed = "+86 755 1234 5678";

/** A page whose data fails to load shows the error in place of the data, and other pages are unaffected. */
const inPlace = (entry: string, cause: string, does: bad.Misbehaviour, says: Row["says"]): Row => ({
  entry,
  cause,
  says,
  async see(page, stub) {
    stub.misbehave(profile.currentUser, does);
    await page.goto(personal);
    const seen = await onPage(page);
    await page.goto("/workspace/zone");
    await expect(page.locator("#zone-choose")).toBeVisible();
    return { ...seen, after: "other pages are as ever" };
  },
});

async function onPage(page: Page): Promise<Seen> {
  const says = await page.locator(":is(.error-page, .failure-in-shell) p").first().innerText();
  expect(await page.title()).not.toBe("owned");
  return { says, where: "page", after: placeOf(page) };
}

/** An expired session shows no message (§8); the user is redirected. */
const over = (cause: string, headers: Record<string, string>): Row => ({
  entry: headers.location ? "401 with a location" : "401 without a location",
  cause,
  says: () => "",
  async see(page, stub) {
    await page.goto("/workspace");
    stub.misbehave(profile.currentUser, bad.answers(401, "", headers), 1);
    await page.goto(personal);
    expect(await page.locator(".toast").count()).toBe(0);
    return { says: "", where: "no message", after: placeOf(page) };
  },
});

const forbidden = (cause: string, does: bad.Misbehaviour, says: Row["says"], entry = "403"): Row => ({
  entry,
  cause,
  says,
  async see(page, stub) {
    stub.misbehave(entry === "403" ? profile.currentUser : account.init, does);
    await page.goto(personal);
    expect(await page.locator(".toast").count()).toBe(0);
    return onPage(page);
  },
});

const stale = bad.refuses(403, { code: "WEB-SECURITY-1001", details: { csrfToken: "a-fresh-token" } });

async function postPhone(page: Page) {
  // A click before React controls the form would submit it without the scripts that show the toast.
  await hydrated(page.locator("form#phone button[type=submit]"));
  // Text restored after a reload opens the section by itself, possibly between a check and a click, and the click would close it.
  await page
    .locator(".contact-change")
    .last()
    .evaluate((fold) => ((fold as HTMLDetailsElement).open = true));
  await page.locator("form#phone input[name=phone]").fill(typed);
  await page.locator("form#phone button[type=submit]").click();
}
const keptPhone = (page: Page) => expect(page.locator("form#phone input[name=phone]")).toHaveValue(typed);

/** Counts the document loads during an action. */
async function loadsOf(page: Page, act: () => Promise<void>) {
  let loads = 0;
  const count = () => void (loads += 1);
  page.on("load", count);
  await act();
  page.off("load", count);
  return loads;
}

const pages: Row[] = [
  inPlace("500", "500, on a page's data", bad.answers(500), (words) => words["request.e500"]),
  inPlace("503", "503, on a page's data", bad.answers(503), (words) => words["request.e503"]),
  inPlace("service error", "200, a page of HTML (F-09)", bad.page, (words) => words["request.service"]),
  inPlace("service error", "200, 200 MB (F-11)", bad.huge, (words) => words["request.service"]),
  inPlace("request timed out", "no answer (F-08)", bad.silence, (words) => words["request.timeout"]),
  inPlace("failed body: its message", "200, failed, message", bad.refuses(200, { message: own }), () => own),
  over("401, no location (F-12)", {}),
  over("401, a location on this host (F-12)", { location: "/home/oppo" }),
  over("401, a location elsewhere (F-12)", { location: "https://evil.example/" }),
  forbidden("403, no body (F-13)", bad.answers(403), (words) => words["request.e403"]),
  forbidden("403, message (F-13)", bad.says(403, { message: own }), () => own),
  forbidden(
    "403, failed, code tenant.none",
    bad.refuses(403, { code: "tenant.none" }),
    ({ tenant }) => tenant.none,
    "no tenant permission",
  ),
  {
    entry: "no menu permission configured",
    cause: "no menus for this user",
    says: ({ menu }) => menu.none,
    async see(page, stub) {
      const { body } = readRecording("workspace").find(({ call }) => call === "account.init")!;
      const { data } = body as { data: object };
      stub.misbehave(account.init, bad.says(200, { code: "0", data: { ...data, menus: [] } }));
      await page.goto("/workspace");
      const says = await page.locator("main .notice").innerText();
      return { says, where: "page", after: placeOf(page) };
    },
  },
  {
    entry: "page not found",
    cause: "is not asked",
    says: ({ notFound }) => notFound.message,
    see: (page) => page.goto("/no/such/page").then(() => onPage(page)),
  },
  {
    entry: "page server fault",
    cause: "is not asked",
    says: ({ serverFault }) => serverFault.message,
    see: (page) => page.goto("/500").then(() => onPage(page)),
  },
  {
    entry: "setting time zone failed",
    cause: "500",
    says: ({ findings }) => findings["timeZone.failed"],
    async see(page, stub) {
      stub.misbehave(profile.updateUserTimeZone, bad.answers(500));
      await page.goto("/workspace/zone");
      await page.locator(".zone-list button").nth(2).click();
      return { says: await toastOn(page), where: "toast", after: placeOf(page) };
    },
  },
  {
    entry: "500",
    cause: "500, on the link of a menu",
    says: (words) => words["request.e500"],
    async see(page, stub) {
      stub.misbehave(account.menuLink, bad.answers(500));
      await page.goto("/workspace/zone");
      const opens = page.waitForEvent("popup");
      await page.locator(".shell-side .side-menu > details > summary").last().click();
      await page.locator(".shell-side .side-menu details details > summary").last().click();
      await page.locator('a[href^="/workspace/open/"]:visible').first().click();
      const opened = await opens;
      const seen = { says: await toastOn(opened), where: "toast", after: placeOf(opened) };
      await opened.close();
      return seen;
    },
  },
  {
    entry: "account-not-found error",
    cause: "404, failed, code account.errorNum",
    says: ({ findings }) => findings["account.errorNum"],
    async see(page, stub) {
      stub.misbehave(members.lookUp, bad.refuses(404, { code: "account.errorNum" }));
      await page.goto(`${personal}?user=`);
      await expect(page.locator("#role-account")).toBeFocused();
      await page.locator("#role-account").fill("nobody");
      await page.keyboard.press("Tab");
      const finding = page.locator("#role-account-findings");
      await expect(finding).not.toBeEmpty();
      expect(await page.locator("#role-account").inputValue()).toBe("nobody");
      return { says: await finding.innerText(), where: "beside the field", after: "what was typed stays" };
    },
  },
  {
    entry: "CSRF renewed: WEB-SECURITY-1001 once",
    cause: "403, code, a fresh token, once (F-14)",
    says: ({ findings }) => findings["csrf.renewed"],
    async see(page, stub) {
      stub.misbehave(profile.updatePhone, stale, 1);
      await page.goto(personal);
      let says = "";
      const loads = await loadsOf(page, async () => {
        await postPhone(page);
        says = await toastOn(page);
      });
      await keptPhone(page);
      return { says, where: "toast", after: `${placeOf(page)}, ${loads} reload, what was typed stays` };
    },
  },
  {
    entry: "CSRF renewed: WEB-SECURITY-1001 always",
    cause: "403, code, a fresh token, always (F-14)",
    says: (words) => words["WEB-SECURITY-1001"],
    async see(page, stub) {
      stub.misbehave(profile.updatePhone, stale);
      await page.goto(personal);
      let says = "";
      const loads = await loadsOf(page, async () => {
        await postPhone(page);
        says = await toastOn(page);
      });
      await keptPhone(page);
      return { says, where: "toast", after: `${placeOf(page)}, ${loads} more reloads, what was typed stays` };
    },
  },
];

test("a page that fails to load, an expired session and a missing permission show an error in place", async ({
  browser,
  baseURL,
  signIn,
  stub,
}) => {
  const rows = rowsFor(pages);
  for (const language of ["zh", "en"] as const) {
    stub!.behave();
    const page = await signedIn({ browser, baseURL, signIn }, language);
    for (const [at, { cause, says, see }] of pages.entries()) {
      stub!.behave();
      const seen = await see(page, stub!);
      const expected = says(languages[language].words);
      if (expected) expect.soft(seen.says, cause).toBe(expected);
      rows[at]![language] = seen;
    }
    await page.context().close();
  }
  isCatalogued("2. Pages, sessions and rights", rows);
});
