import { readFile } from "node:fs/promises";
import { chooseFile } from "../support/hydrated";
import { expect, test } from "../support/portal";
import { openTab } from "../support/wizard-screen";

for (const { locale, reason } of [
  { locale: "zh-CN", reason: "文件设有打开密码。请另存一份不带密码的文件，再上传该文件。" },
  { locale: "en-US", reason: "This file needs a password to open." },
])
  test.describe(locale, () => {
    test.use({ locale });

    test("a password-protected PDF is rejected next to the file, and nothing of it is stored", async ({
      page,
      email,
      openWizard,
    }) => {
      await openWizard(page, email, "/register/attachment");
      await openTab(page, "attachment");
      const buffer = await readFile("tests/support/pdfs/aes-256-user.pdf");
      const file = { name: "licence.pdf", mimeType: "application/pdf", buffer };
      await chooseFile(page.locator('[name="upload.attachments[0].file"]'), file);
      await expect(page.locator(".file-item .field-error")).toContainText(reason);
      await page.reload();
      await expect(page.locator('[name="upload.attachments[0].file"]')).toBeAttached();
      await expect(page.locator(".file-item")).toHaveCount(0);
    });
  });
