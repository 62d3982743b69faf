import { readFile } from "node:fs/promises";
import { openMonth } from "../support/calendar-screen";
import { agreedPicture, looksAsAgreed, shadesOfScreen } from "../support/agreed-pictures";
import { hydrated } from "../support/hydrated";
import { textOf } from "../support/emails";
import { differenceOf } from "../support/pictures";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { fillEveryTab, openTab } from "../support/wizard-screen";

// The content policy would block the style that forces one font.
// A separate portal: registrations from other tests would appear on its screens.
test.use({ bypassCSP: true, portalSettings: {} });

test("the comparison detects a block that moves by 16 pixels or disappears", async ({ page }) => {
  const agreed = await readFile(agreedPicture("zh-country"));
  for (const fault of ["h1 { margin-top: 16px; margin-bottom: -16px; }", "form#before label { visibility: hidden; }"]) {
    await page.goto("/register");
    await page.addStyleTag({ content: fault });
    expect(await differenceOf(await shadesOfScreen(page), agreed), fault).toMatch(/ % of it differs/);
  }
});

const windows = [
  { language: "zh", locale: "zh-CN", width: 1280 },
  { language: "en", locale: "en-US", width: 375 },
];

// These run first: the registration submitted below would appear in the queue.
for (const { language, locale, width } of windows)
  test.describe(`${language} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 812 } });

    test("the queue of a reviewer looks as agreed on", async ({ page }) => {
      await openSignedIn(page, "buyer2", "/gsrm");
      await expect(page.locator("[data-subapp] tbody").first()).toBeVisible();
      await looksAsAgreed(page, `${language}-queue`);
    });
  });

for (const { language, locale, width } of windows)
  test.describe(`${language} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 812 } });

    test("the dialogs inside a sub-application look as agreed on", async ({ page }) => {
      await openSignedIn(page, "supplier", "/gcis/company/bank/change");
      await page.locator(".combobox-picker").first().click();
      await expect(page.locator("[data-subapp=gcis] .picker-rows")).toBeVisible();
      await looksAsAgreed(page, `${language}-picker-inside`, "window");
    });

    test("the dialogs of the review page look as agreed on", async ({ page }) => {
      await openSignedIn(page, "buyer2", "/gsrm?search=川芯微");
      await page.locator(".queue-rows tbody th a").first().click();
      await page.locator(".assignee button").last().click();
      await expect(page.locator("[data-subapp=gsrm] .assign-dialog[open] .choice").first()).toBeVisible();
      await looksAsAgreed(page, `${language}-assign-inside`, "window");

      await page.reload();
      await page.locator(".flag summary").first().click();
      await page.locator(".flag .phrases-open").first().click();
      await expect(page.locator("[data-subapp=gsrm] .phrase-dialog[open] li").first()).toBeVisible();
      await looksAsAgreed(page, `${language}-phrases-inside`, "window");

      await page.reload();
      await page.locator(".notes-open").click();
      await expect(page.locator("[data-subapp=gsrm] .notes-drawer textarea")).toBeVisible();
      await looksAsAgreed(page, `${language}-notes-inside`, "window");
    });

    test("the confirmation before withdrawing an invitation looks as agreed on", async ({ page }) => {
      await openSignedIn(page, "buyer", "/gsrm/invitations");
      const form = page.locator(".invite-form");
      await hydrated(form.locator("[name=companyName]"));
      await form.locator("[name=companyName]").fill(`Partner ${language}`);
      await form.locator("[name=email]").fill(`partner.${language}@partner.example`);
      await form.getByRole("combobox").first().fill("Germany");
      await expect(form.getByRole("combobox").first()).toHaveAttribute("aria-activedescendant", /./);
      await page.keyboard.press("Enter");
      await form.locator("[name=language]").selectOption("en");
      await form.locator("button[type=submit]").click();
      await expect(page.locator(".invitations-acts").first()).toBeVisible();
      // The search leaves one row, regardless of the invitations of other tests.
      await page.goto(`/gsrm/invitations?search=Partner%20${language}`);
      await page.locator(".invitations-acts button").last().click();
      await expect(page.locator("[data-subapp=gsrm] .invitations-dialog[open]")).toBeVisible();
      await looksAsAgreed(page, `${language}-withdraw-inside`, "window");
    });

    test("the user pages, and the pages an invited colleague sees, look as agreed on", async ({
      page,
      browser,
      baseURL,
      mail,
    }) => {
      const visitor = await (
        await browser.newContext({ locale, baseURL, bypassCSP: true, viewport: { width, height: 812 } })
      ).newPage();
      await visitor.goto("/workspace");
      await looksAsAgreed(visitor, `${language}-sign-in`);

      const email = `colleague.${language}@brand.example`;
      await openSignedIn(page, "admin", "/gsrm/people");
      await hydrated(page.locator("#invite-userName"));
      await page.locator("#invite-userName").fill("李娜");
      await page.locator("#invite-email").fill(email);
      await page.locator(".people-invite button[type=submit]").click();
      await expect(page.locator(".people-invitees tbody tr").filter({ hasText: email })).toBeVisible();
      await expect.poll(() => mail.emailsTo(email).length).toBe(1);
      const link = /\/join\?key=[\w-]+/.exec(mail.emailsTo(email).map(textOf).join(""))?.[0] ?? "";
      // Hidden because the time of the last sign-in depends on what ran before.
      await page.goto("/gsrm/people");
      await expect(page.locator(".people-invitees tbody tr")).toHaveCount(1);
      await page.addStyleTag({ content: ".rows tbody td:last-child { visibility: hidden; }" });
      await looksAsAgreed(page, `${language}-people`);
      await page.locator(".rows table[aria-label] tbody th a").first().click();
      await expect(page.locator("#person-name")).toBeVisible();
      await page.addStyleTag({ content: ".settings-facts dd:last-child { visibility: hidden; }" });
      await looksAsAgreed(page, `${language}-person`);

      await visitor.goto(link);
      await expect(visitor.locator("form#join")).toBeVisible();
      await looksAsAgreed(visitor, `${language}-join`);
      await visitor.context().close();
      await page.goto("/gsrm/people");
      await page.locator(".people-invitees .section-actions button").first().click();
      await page.locator(".people-invitees .notice .button-primary").click();
      await expect(page.locator(".people-invitees")).toHaveCount(0);
    });

    test("the confirmation before a decision looks as agreed on", async ({ page }) => {
      // A wide window opens the document beside the answers: whether it has been opened changes the dialog.
      await page.setViewportSize({ width: 1280, height: 812 });
      await openSignedIn(page, "buyer2", "/gsrm?search=川芯微");
      await page.locator(".queue-rows tbody th a").first().click();
      await expect(page.locator(".documents-tabs .document-seen")).toHaveCount(1);
      await page.setViewportSize({ width, height: 812 });
      await page.locator(".decision-bar .button-primary").click();
      await expect(page.locator(".decision-dialog[open] .email-preview")).toContainText(/\S/);
      await looksAsAgreed(page, `${language}-decision`, "window");
    });
  });

test("the screens of a registration look as agreed on", async ({ page, codeFor }) => {
  const email = "wang.fang@acme.example";
  await page.goto("/home");
  await looksAsAgreed(page, "zh-home");
  await page.goto("/register");
  await looksAsAgreed(page, "zh-country");
  await page.goto("/register");
  await page.locator("#consentAgreementFlag").check();
  await page.locator("form#before button[type=submit]").click();
  await hydrated(page.locator("[name=name]"));
  await page.locator("[name=name]").fill("王芳");
  await page.locator("[name=email]").fill(email);
  await page.locator("button[value=send]").click();
  const code = page.locator("[name=code]");
  await expect(code).toBeVisible();
  await looksAsAgreed(page, "zh-code");
  await code.fill(await codeFor(email));
  await page.waitForURL(({ pathname }) => pathname === "/register/basic");
  await openTab(page, "basic");
  await looksAsAgreed(page, "zh-basic");
  await openTab(page, "basic");
  await openMonth(page.locator(".date-control").first(), "2014-03");
  await looksAsAgreed(page, "zh-calendar", "window");
  await openTab(page, "basic");
  await page.locator("#section-form button[value=continue]").click();
  await expect(page.locator("main .notice-error").first()).toBeVisible();
  await looksAsAgreed(page, "zh-basic-errors");
  for (const tab of ["business", "bank", "attachment"]) {
    await openTab(page, tab);
    await looksAsAgreed(page, `zh-${tab}`);
  }
  await page.goto("/register/colleagues");
  await hydrated(page.locator("[name=name]"));
  await looksAsAgreed(page, "zh-colleagues");
  await openTab(page, "basic");
  await fillEveryTab(page);
  await page.goto("/register/review");
  await looksAsAgreed(page, "zh-review");
  await page.goto("/register/review");
  await page.locator(".review .section-bar button[type=submit]").click();
  await expect(page).toHaveURL(/success$/);
  await expect(page.locator(".evidence-links a").first()).toBeVisible();
  await looksAsAgreed(page, "zh-success");
  await page.goto("/progress");
  await looksAsAgreed(page, "zh-progress");
});

test.describe("in English on a phone", () => {
  test.use({ locale: "en-US", viewport: { width: 375, height: 812 } });

  test("the first screens of a supplier look as agreed on", async ({ page, email, openWizard }) => {
    await page.goto("/home");
    await looksAsAgreed(page, "en-home");
    await page.goto("/register");
    await looksAsAgreed(page, "en-country");
    await openWizard(page, email);
    await hydrated(page.locator("#section-form button[value=continue]"));
    await page.locator("#section-form button[value=continue]").click();
    await expect(page.locator("main .notice-error").first()).toBeVisible();
    await looksAsAgreed(page, "en-basic-errors");
    await openTab(page, "basic");
    // The calendar marks the day of the month that today is.
    await page.clock.setFixedTime("2026-11-28T04:00:00Z");
    await openMonth(page.locator(".date-control").first(), "2014-03");
    await looksAsAgreed(page, "en-calendar", "window");
  });
});
