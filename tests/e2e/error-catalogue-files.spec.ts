import type { Page } from "@playwright/test";
import { companyLookup, files, registration } from "~/contract";
import { chunkLoadTimeoutMs } from "~/rules/limits/screens";
import { expect, test } from "../support/base-apis";
import { smallPdf } from "../support/company";
import { isCatalogued, languages, placeOf, rowsFor, signedIn, toastOn, type Words } from "../support/error-catalogue";
import { chooseFile } from "../support/hydrated";
import * as bad from "../support/stub-base-api/misbehaviours";
import type { StubBaseApi } from "../support/stub-base-api/stub";
import { openTab } from "../support/wizard-screen";

test.use({ baseApi: "stub" });

type Row = {
  entry: string;
  cause: string;
  says: (words: Words) => string;
  see: (page: Page, stub: StubBaseApi) => Promise<{ says: string; where: string; after: string }>;
};

const licence = { name: "licence.pdf", mimeType: "application/pdf", buffer: smallPdf() };
async function attachLicence(page: Page) {
  await openTab(page, "attachment");
  // A row that an earlier entry of the catalogue completed is collapsed.
  const edit = page.locator(".row-edit");
  if (await edit.isVisible()) await edit.click();
  await chooseFile(page.locator('[name="upload.attachments[0].file"]'), licence);
}
const fileRow = (
  entry: string,
  cause: string,
  call: typeof files.createUuid | typeof files.upload,
  says: Row["says"],
): Row => ({
  entry,
  cause,
  says,
  async see(page, stub) {
    stub.misbehave(call, bad.answers(500));
    await attachLicence(page);
    const item = page.locator(".file-item", { hasText: licence.name });
    const finding = item.locator(".field-error");
    const message = await finding.innerText();
    expect(await item.getByRole("button").count()).toBe(2);
    return { says: message, where: "beside the file", after: "the file can be sent again" };
  },
});

const inWizard: Row[] = [
  fileRow("UUID fetch failed", "500", files.createUuid, (words) => words["file.uuid"]),
  fileRow("upload failed", "500", files.upload, ({ file }) => file.upload),
  {
    entry: "file fetch failed",
    cause: "500",
    says: (words) => words["file.fetch"],
    async see(page, stub) {
      stub.misbehave(files.signedUrl, bad.answers(500));
      await attachLicence(page);
      await page.getByRole("link", { name: /\.pdf$/ }).click();
      return { says: await toastOn(page), where: "toast", after: placeOf(page) };
    },
  },
  {
    entry: "company lookup failure",
    cause: "404, failed, code companyLookup.failed",
    says: ({ findings }) => findings["companyLookup.failed"],
    async see(page, stub) {
      stub.misbehave(companyLookup.lookUp, bad.refuses(404, { code: "companyLookup.failed" }));
      await page.goto("/register/basic");
      await page.locator("[name=companyName]").fill("深圳市安科精密有限公司");
      await page.locator("button[value=lookup]").click();
      const says = await page.locator(".lookup .notice").innerText();
      await expect(page.locator("[name=companyName]")).toHaveValue(/./);
      return { says, where: "beneath the button", after: "what was typed stays" };
    },
  },
  // Must be last: it ends the registration session of this window.
  {
    entry: "401 without a location",
    cause: "401, in the registration",
    says: () => "",
    async see(page, stub) {
      stub.misbehave(registration.load, bad.answers(401), 1);
      await page.goto("/register/bank");
      await expect(page.locator("form#registrant")).toBeVisible();
      expect(await page.locator(".toast, [role=alert]").count()).toBe(0);
      return { says: "", where: "no message", after: placeOf(page) };
    },
  },
];

/** The script of the notice list, a page linked from the menu. */
const chunk = /\/assets\/notice-list-[^/]+\.js$/;
async function toNotices(page: Page) {
  // The bell appears once scripts run: before that, a link loads a document, and its scripts would be missing.
  await page.locator(".message-bell").waitFor();
  await page.locator('a[href="/gsrm/worksDetail/NoticeList"]:visible').first().click();
}

const withoutClock = { hasOwnClock: false };

const missing: Row[] = [
  {
    entry: "dynamic page module load failure",
    cause: "the code of a page is missing",
    says: ({ module }) => module.load,
    async see(page) {
      await page.route(chunk, (route) => route.fulfill({ status: 404 }));
      await page.goto("/workspace");
      await toNotices(page);
      const says = await toastOn(page, withoutClock);
      await page.unroute(chunk);
      return { says, where: "toast", after: `${placeOf(page)}, once again` };
    },
  },
];

const late: Row[] = [
  {
    entry: "missing route chunk after a timeout",
    cause: "the code of a page never comes, for 120 s",
    says: ({ module }) => module.timeout,
    async see(page) {
      await page.goto("/workspace");
      await page.route(chunk, () => undefined);
      const isAskedFor = page.waitForRequest(chunk);
      await toNotices(page);
      await isAskedFor;
      await page.clock.fastForward(chunkLoadTimeoutMs);
      const says = await toastOn(page);
      await page.unroute(chunk);
      return { says, where: "toast", after: placeOf(page) };
    },
  },
];

test("files that cannot be fetched or stored, and pages whose code fails to load, show an error where it happens", async ({
  browser,
  baseURL,
  signIn,
  enterWizard,
  stub,
}) => {
  const rows = rowsFor([...inWizard, ...missing, ...late]);
  for (const language of ["zh", "en"] as const) {
    const { locale, words } = languages[language];
    const see = async (page: Page, shown: Row[], from: number) => {
      for (const [at, row] of shown.entries()) {
        stub!.behave();
        const seen = await row.see(page, stub!);
        expect.soft(seen.says, row.entry).toBe(row.says(words));
        rows[from + at]![language] = seen;
      }
      await page.context().close();
    };
    stub!.behave();
    const wizard = await (await browser.newContext({ locale, baseURL })).newPage();
    await wizard.clock.install();
    await enterWizard(wizard, "someone@acme.example");
    await see(wizard, inWizard, 0);
    stub!.behave();
    const setup = { browser, baseURL, signIn };
    await see(await signedIn(setup, language, withoutClock), missing, inWizard.length);
    stub!.behave();
    await see(await signedIn(setup, language), late, inWizard.length + missing.length);
  }
  isCatalogued("3. Files and the code of pages", rows);
});
