import { undoMs } from "~/rules/limits/forms";
import { openTab } from "../support/wizard-screen";
import { expect, test } from "../support/portal";
import { complaints, isSound } from "../support/sound-screen";

/** Text as users paste it, the field it goes into, and its value once the field loses focus. */
const clumsy: [tab: string, field: string, pasted: string, becomes: string][] = [
  ["basic", "duns", "12-345-6789", "123456789"],
  ["basic", "duns", "１２３４５６７８９", "123456789"],
  ["basic", "duns", " 123 456 789\u2028", "123456789"],
  ["basic", "unifiedCreditCode", "91440300ma5g8r2k71", "91440300MA5G8R2K71"],
  ["basic", "unifiedCreditCode", "9144 0300 MA5G 8R2K 71", "91440300MA5G8R2K71"],
  ["basic", "unifiedCreditCode", "91440300-MA5G8R2K71", "91440300MA5G8R2K71"],
  ["basic", "taxId", "91440300ma5g8r2k71", "91440300MA5G8R2K71"],
  ["basic", "registeredPostcode", "518 057", "518057"],
  ["basic", "registeredPostcode", "５１８０５７", "518057"],
  ["basic", "registeredCapital", "280,000,000", "280000000"],
  ["basic", "registeredCapital", "￥２８０，０００．５０", "280000.50"],
  ["basic", "registeredCapital", "280 000 000元", "280000000"],
  ["basic", "registeredCapital", "5,000 万元", "50000000"],
  ["basic", "registeredCapital", "1.2亿", "120000000"],
  ["basic", "website", "www.mi.com", "https://www.mi.com"],
  ["basic", "shareholders[0].identityId", "44030019800101001x", "44030019800101001X"],
  ["business", "turnover[0].amount", "52,000,000", "52000000"],
  ["contact", "contacts[0].phone", "０７５５－８８８８－６６００", "0755-8888-6600"],
  ["contact", "contacts[0].phone", "+86.755.8888.6600", "+86 755 8888 6600"],
  ["contact", "contacts[0].email", "li.lei＠acme.example", "li.lei@acme.example"],
  ["contact", "contacts[0].email", "mailto:li.lei@acme.example", "li.lei@acme.example"],
  ["contact", "contacts[0].email", "李雷 <li.lei@acme.example>；", "li.lei@acme.example"],
  ["bank", "banks[0].bankCode", "1021 0009 9996", "102100099996"],
  ["bank", "banks[0].bankCode", "１０２１０００９９９９６", "102100099996"],
  ["bank", "banks[0].swift", "icbkcnbjszn", "ICBKCNBJSZN"],
  ["bank", "banks[0].accountNumber", "４０００６２", "400062"],
];

for (const { language, locale, width } of [
  { language: "zh", locale: "zh-CN", width: 1280 },
  { language: "en", locale: "en-US", width: 375 },
] as const)
  test.describe(language, () => {
    test.use({ locale, viewport: { width, height: 812 } });

    test("messy inputs are normalised to the format of their fields, and each can be undone", async ({
      page,
      email,
      openWizard,
    }) => {
      await openWizard(page, email);
      let tab = "";
      for (const [on, name, pasted, becomes] of clumsy) {
        if (tab !== on) await openTab(page, (tab = on));
        const field = page.locator(`[name="${name}"]`);
        await field.fill(pasted);
        await field.blur();
        await expect(field).toHaveValue(becomes);
        const findings = page.locator(`[id="findings-${name}"]`);
        await expect(findings.locator(".field-error")).toHaveCount(0);
        const undo = findings.locator(".field-normalised button");
        if (!(await undo.count())) continue;
        await undo.click();
        await expect(field).toHaveValue(pasted);
        await field.blur();
        await expect(field).not.toHaveValue(becomes);
        await expect(findings.locator(".field-error")).toHaveCount(0);
      }
    });

    test("the page is accessible with errors, a suggested fix and a removed row", async ({
      page,
      email,
      openWizard,
    }) => {
      const heard = complaints(page);
      await openWizard(page, email);
      await openTab(page, "bank");
      const number = page.locator('[name="banks[0].accountNumber"]');
      await number.fill("4000 0234-0920 0123 45");
      await number.blur();
      const repair = page.locator('[id="findings-banks[0].accountNumber"] .field-repair');
      await expect(repair).toContainText("400002340920012345");
      await page.locator("#section-form button[value=continue]").click();
      await expect(page.locator(".section-bar-errors")).toBeVisible();
      await isSound(page, language, heard, width);
      await repair.press("Enter");
      await expect(number).toHaveValue("400002340920012345");
      await expect(number).toBeFocused();
      await expect(repair).toHaveCount(0);
    });

    test("errors are listed in page order, and the bar leads from one to the next", async ({
      page,
      email,
      openWizard,
    }) => {
      await openWizard(page, email);
      for (const tab of ["basic", "business", "bank"]) {
        await openTab(page, tab);
        await page.locator("#section-form button[value=continue]").press("Enter");
        const links = page.locator("#section-form .notice-error li a");
        await expect(links.first()).toBeVisible();
        const fields = (await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")!.slice(1)))).map(
          decodeURIComponent,
        );
        const inPageOrder = await page.evaluate(
          (names) =>
            names.toSorted((one, other) =>
              document.getElementById(one)!.compareDocumentPosition(document.getElementById(other)!) & 4 ? -1 : 1,
            ),
          fields,
        );
        expect(fields).toEqual(inPageOrder);
        await expect(page.locator(".section-bar-errors")).toContainText(String(fields.length));
        const focused = () => page.evaluate(() => document.activeElement?.id);
        await expect.poll(focused).toBe(fields[0]);
        await page.locator(".section-bar-errors button").last().press("Enter");
        await expect.poll(focused).toBe(fields[0]);
        await page.locator(".section-bar-errors button").last().press("Enter");
        await expect.poll(focused).toBe([...new Set(fields)][1]);
      }
    });
  });

test("a removed row can be restored for ten seconds, with everything that was typed in it", async ({
  page,
  email,
  openWizard,
}) => {
  await page.clock.install();
  await openWizard(page, email);
  await openTab(page, "contact");
  const name = page.locator('[name="contacts[0].name"]');
  await name.fill("李雷");
  await page.getByRole("button", { name: /^\+/ }).click();
  await page.locator('[name="contacts[1].name"]').fill("韩梅梅");
  await page.locator("fieldset.row").first().locator(".row-remove").click();
  const undo = page.locator(".row-undo");
  await expect(undo).toBeFocused();
  await expect(page.locator("fieldset.row:visible")).toHaveCount(1);
  await expect(name).toHaveValue("韩梅梅");
  await undo.press("Enter");
  await expect(name).toHaveValue("李雷");
  await expect(page.locator('[name="contacts[1].name"]')).toHaveValue("韩梅梅");
  await expect(page.getByText(/已于 .* 保存/)).toBeVisible();

  await page.locator("fieldset.row").first().locator(".row-remove").click();
  // The countdown pauses while the undo button has focus.
  await page.clock.fastForward(2 * undoMs);
  await expect(undo).toBeVisible();
  await page.locator('[name="contacts[0].position"]').focus();
  await page.clock.fastForward(undoMs);
  await expect(undo).toHaveCount(0);
  await page.reload();
  await expect(page.locator("fieldset.row")).toHaveCount(1);
  await expect(name).toHaveValue("韩梅梅");
});

test("the save status is visible wherever the page is scrolled", async ({ page, context, email, openWizard }) => {
  await openWizard(page, email);
  await openTab(page, "basic");
  await page.locator("[name=businessScope]").scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await page.locator("[name=businessScope]").fill("精密结构件");
  const status = page.getByText("网络已断开，填写内容暂存在本页");
  await expect(status).toBeInViewport();
  await context.setOffline(false);
  await expect(page.getByText(/已于 .* 保存/)).toBeInViewport();
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test("normalising the field above does not move a control away from under a finger", async ({
    page,
    email,
    openWizard,
  }) => {
    await openWizard(page, email);
    const date = page.locator('[name="establishedOn"]');
    const longTerm = page.locator('[name="operatingLongTerm"]');
    await date.tap();
    await page.keyboard.insertText("2012/5/20");
    await longTerm.tap();
    await expect(longTerm).toBeChecked();
    await expect(date).toHaveValue("2012-05-20");
  });
});

test("the keypad of a code matches its characters", async ({ page, email, openWizard }) => {
  await openWizard(page, email);
  await openTab(page, "bank");
  await expect(page.locator('[name="banks[0].bankCode"]')).toHaveAttribute("inputmode", "numeric");
  await expect(page.locator('[name="banks[0].accountNumber"]')).not.toHaveAttribute("inputmode");
});
