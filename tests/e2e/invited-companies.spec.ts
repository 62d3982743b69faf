import type { Page } from "@playwright/test";
import { sectionIds } from "~/rules/registration/section-ids";
import { agreeIfAsked } from "../support/consent-screen";
import { fillTab, smallPdf, type TabAnswers } from "../support/company";
import { hydrated } from "../support/hydrated";
import { inviteCompany } from "../support/invitation-screen";
import { invitedCompanies } from "../support/invited-companies";
import { textOf } from "../support/emails";
import { expect, test } from "../support/portal";
import { returnFromDesk } from "../support/returned-registration";
import { clockAhead, noCodes, startPortal } from "../support/server";
import { enterPassword, openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";
import { typeCode } from "../support/type-code";

const day = 24 * 3600;
const own = "a horse that flies at night";

/** Fills in a tab. A bank that is not in the list is entered in a separate section. */
async function fill(page: Page, tab: string, answers: TabAnswers) {
  await page.waitForFunction(() => document.querySelector("#section-form") !== null);
  if (tab === "bank") await page.locator(".other-bank button").click();
  await fillTab(page, answers);
}

async function decide(page: Page, name: string, decision: string) {
  await page.goto(`/gsrm?view=all&search=${encodeURIComponent(name)}`);
  await page.locator(".queue-rows").getByRole("link", { name }).first().click();
  await page
    .locator(".decision-bar")
    .getByRole("button", { name: new RegExp(`^${decision}`) })
    .click();
  const dialog = page.getByRole("dialog", { name: decision });
  // Not every document was opened.
  if (decision === "通过") await dialog.locator("#decision-note").fill("文件已在现场核对");
  await dialog.getByRole("button", { name: new RegExp(`^${decision}`) }).click();
  await expect(page.getByRole("status").filter({ hasText: "系统会发邮件通知供应商" })).toBeVisible();
}

for (const { country, countryQuery, name, answers, corrected } of invitedCompanies)
  test(`a company in ${country} is invited, registers under the rules of its country, corrects a returned answer and becomes a qualified supplier`, async ({
    browser,
    email,
    mail,
    codeFor,
  }) => {
    test.setTimeout(300_000);
    // A separate portal per test: by the end, its clock is three months ahead.
    const portal = await startPortal({ ...noCodes, SMTP_URL: mail.url });
    const colleague = async (account: string, to: string) => {
      const context = await browser.newContext({ baseURL: portal.url, locale: "zh-CN" });
      const page = await context.newPage();
      await openSignedIn(page, account, to);
      return page;
    };
    const emailWith = (words: string) =>
      mail
        .emailsTo(email)
        .map(textOf)
        .find((text) => text.includes(words));

    const first = await colleague("buyer", "/gsrm/invitations");
    await inviteCompany(first, { name, email, country: countryQuery });
    await expect(first.getByText("已发送 1 份邀请。")).toBeVisible();
    const row = first.getByRole("table", { name: "供应商邀请列表" }).getByRole("row").filter({ hasText: email });
    await expect(row).toContainText("已发送");

    // The company follows the link in the email, and verifies its address with a code.
    await expect.poll(() => emailWith("/invitation?key=")).toBeTruthy();
    const [link = ""] = /\/invitation\?key=\S+/.exec(emailWith("/invitation?key=") ?? "") ?? [];
    const context = await browser.newContext({ baseURL: portal.url, locale: "en-US" });
    const page = await context.newPage();
    const heard = complaints(page);
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Your company is invited to register as a supplier",
    );
    await isSound(page, "en", heard, 375);
    await page.screenshot({ path: test.info().outputPath("invitation.png"), fullPage: true });
    await page.locator("form#before button[type=submit]").click();
    await expect(page.locator("#consentAgreementFlag")).toBeFocused();
    await page.locator("#consentAgreementFlag").check();
    await page.locator("form#before button[type=submit]").click();
    await hydrated(page.locator("[name=name]"));
    await expect(page.locator("[name=email]")).toHaveValue(email);
    await expect(page.locator("[name=email]")).not.toBeEditable();
    await page.locator("[name=name]").fill("Anna Berg");
    await page.locator("button[value=send]").click();
    await typeCode(page, await codeFor(email));

    for (const tab of sectionIds) {
      await expect(page).toHaveURL(new RegExp(`/register/${tab}$`));
      await fill(page, tab, answers[tab]);
      if (tab === "basic") {
        await expect(page.locator("[id=registeredCountry]")).not.toBeEditable();
        for (const field of ["unifiedCreditCode", "smeId", "shareholders[0].identityId"])
          await expect(page.locator(`[name="${field}"]`)).toHaveCount(0);
        await isSound(page, "en", heard, 375);
      }
      await page.screenshot({ path: test.info().outputPath(`${tab}.png`), fullPage: true });
      await page.locator("#section-form button[value=continue]").click();
    }
    await expect(page).toHaveURL(/review/);
    await expect(page.locator("main")).toContainText(name);
    await expect(page.locator("main")).not.toContainText("Unified social credit code");
    await isSound(page, "en", heard, 375);
    await page.screenshot({ path: test.info().outputPath("review.png"), fullPage: true });
    await page.locator(".review .section-bar button[type=submit]").click();
    await expect(page).toHaveURL(/success/);

    // Purchasing moves it through the stages.
    await first.goto("/gsrm/invitations");
    await expect(row).toContainText("已开始注册");
    await row.getByRole("link", { name }).click();
    await expect(first.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(first.locator("main")).not.toContainText("统一社会信用代码");
    await expect(first.locator(".file-facts")).toContainText("邀请人陈静");
    await first.screenshot({ path: test.info().outputPath("file.png"), fullPage: true });

    // Returned with a comment on the registration number, which the company corrects in English.
    const comment = "Please check it against the register extract.";
    await returnFromDesk(first, name, { "basic:registrationNumber": comment });
    await page.goto("/register/returned");
    const card = page.locator(".returned-card", { hasText: comment });
    await expect(card).toHaveCount(1);
    await isSound(page, "en", heard, 375);
    await card.locator("[name=registrationNumber]").fill(corrected);
    await card.locator("[name=registrationNumber]").press("Enter");
    await expect(card.locator("ins")).toHaveText(corrected);
    await page.locator(".section-bar").getByRole("link", { name: "Check and submit again" }).press("Enter");
    await expect(page).toHaveURL(/\/register\/review/);
    await page.locator(".review .section-bar button[type=submit]").click();
    await expect(page).toHaveURL(/success/);
    await first.goto("/gsrm/invitations");
    await row.getByRole("link", { name }).click();
    await expect(first.locator(".file-main")).toContainText(corrected);
    await decide(first, name, "通过");
    await expect.poll(() => emailWith("This is your initial password")).toBeTruthy();
    const password = /^[\w-]{16}$/m.exec(emailWith("This is your initial password") ?? "")?.[0] ?? "";
    await page.goto("/workspace");
    await enterPassword(page, email, password);
    await page.locator("[name=password]").fill(own);
    await page.locator("[name=repeat]").fill(own);
    await page.locator("button[value=newPassword]").click();
    await agreeIfAsked(page);
    await expect(page.locator(".greeting")).toBeVisible();
    await decide(first, name, "转为潜在供应商");
    await decide(first, name, "启动供应商认证");
    await page.goto("/gcis/certification");
    await expect(page.locator("[data-subapp] h1")).toBeVisible();
    for (const type of ["qualitySystem", "environment", "substances", "codeOfConduct", "selfAssessment"]) {
      const file = { name: `${type}.pdf`, mimeType: "application/pdf", buffer: smallPdf() };
      await page.locator(`[id="${type}.file"]`).setInputFiles(file);
      await expect(page.getByRole("link", { name: `${type}.pdf` })).toBeVisible();
    }
    for (const type of ["qualitySystem", "environment"]) {
      await page.locator(`[id="${type}.expiresOn"]`).fill("2099-12-31");
      await page.locator(`[id="${type}.expiresOn"]`).blur();
    }
    await page.getByRole("button", { name: "Submit documents" }).click();
    await page.getByRole("button", { name: "Submit", exact: true }).click();
    await expect(page.getByRole("button", { name: "Submit documents" })).toHaveCount(0);
    await decide(await colleague("buyer2", "/gsrm"), name, "通过");

    const later = await startPortal({ FOLDER: portal.folder, SMTP_URL: mail.url, ...clockAhead(91 * day) });
    await expect.poll(() => emailWith("qualified supplier")).toBeTruthy();
    await page.goto(`${later.url}/progress`);
    await hydrated(page.locator("[name=email]"));
    await page.locator("[name=email]").fill(email);
    await page.locator("main form button[type=submit]").first().click();
    await typeCode(page, await codeFor(email, 2));
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await page.screenshot({ path: test.info().outputPath("qualified.png"), fullPage: true });
    await later.kill("SIGTERM");
    await portal.stop();
  });
