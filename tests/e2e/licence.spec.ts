import { acme, fillTab } from "../support/company";
import { ocrService } from "../support/ocr-service";
import { expect, test as portalTest } from "../support/portal";
import { qrPicture } from "../support/qr-pictures";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

/** A portal with an OCR service. */
const test = portalTest.extend<object, { ocr: Awaited<ReturnType<typeof ocrService>> }>({
  ocr: [
    async ({}, use) => {
      const service = await ocrService(acme.basic.text.unifiedCreditCode);
      await use(service);
      await service.close();
    },
    { scope: "worker" },
  ],
  portalSettings: [async ({ ocr }, use) => use({ OCR_URL: ocr.url }), { scope: "worker" }],
});

// One portal for all tests here: its OCR service has a single result at a time.
test.describe.configure({ mode: "default" });

const tabs = ["basic", "business", "association", "contact", "manage", "bank", "attachment"] as const;
const official = "https://www.gsxt.gov.cn/index.html?uniscid=91310110666007217T";
const misread = "91310110666007217X";

for (const { language, locale, text, read, words } of [
  {
    language: "zh",
    locale: "zh-CN",
    text: official,
    read: acme.basic.text.unifiedCreditCode,
    words: {
      submit: "提交注册",
      title: "执照识读",
      qrCode: "指向登记机关网站：",
      code: "与填写的代码一致： 91310110666007217T",
      note: "仅供核对，不会填入任何内容。",
    },
  },
  {
    language: "en",
    locale: "en-US",
    text: "https://www.gsxt.gov.cn@evil.example/company",
    read: misread,
    words: {
      submit: "Submit registration",
      title: "Read on the licence",
      qrCode: "Leads to another website, so there is no link: evil.example",
      code: "Differs from the code that was entered.",
      note: "Nothing is filled in from it.",
    },
  },
])
  test.describe(language, () => {
    test.use({ locale });

    test("a reviewer sees the link target of a licence's QR code, and whether the credit code matches", async ({
      page,
      email,
      openWizard,
      browser,
      baseURL,
      ocr,
    }) => {
      ocr.set("reads", read);
      await openWizard(page, email);
      const buffer = await qrPicture(text);
      const licence = { name: "licence.png", mimeType: "image/png", buffer };
      const answers = { ...acme, attachment: { ...acme.attachment, file: { "attachments[0].file": licence } } };
      for (const tab of tabs) {
        await expect(page).toHaveURL(new RegExp(`/register/${tab}$`));
        await fillTab(page, answers[tab]);
        await page.locator("#section-form button[value=continue]").click();
      }
      await page.getByRole("button", { name: words.submit }).click();
      const number = await page.locator(".success-number strong").innerText();

      const reviewer = await (await browser.newContext({ locale, baseURL })).newPage();
      const heard = complaints(reviewer);
      await openSignedIn(reviewer, "buyer", `/gsrm?search=${number}`);
      await reviewer.locator(".queue-rows tbody th a").first().click();
      const readings = reviewer.getByRole("region", { name: words.title });
      await expect
        .poll(
          async () => {
            await reviewer.reload();
            return readings.innerText();
          },
          { timeout: 60_000 },
        )
        .toMatch(/gsxt[^]*91310110666007217/);
      await expect(readings).toContainText(words.qrCode);
      await expect(readings).toContainText(words.code);
      await expect(readings).toContainText(words.note);
      const link = readings.getByRole("link");
      if (text === official) {
        await expect(link).toHaveAttribute("href", official);
        await expect(link).toHaveAttribute("rel", "noopener noreferrer");
        await expect(link).toHaveAttribute("target", "_blank");
        await expect(link).toContainText("www.gsxt.gov.cn");
      } else {
        await expect(link).toHaveCount(0);
        await expect(readings).toContainText(acme.basic.text.unifiedCreditCode);
        await expect(readings).toContainText(misread);
      }
      await isSound(reviewer, language, heard, 375);
    });
  });
