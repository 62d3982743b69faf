import { mkdir, writeFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { contactSheet } from "../support/contact-sheet";
import { everyEmail, emailContextIn } from "../support/every-email";
import { isAccessible } from "../support/sound-screen";

/** A phone, and the reading pane of a mail client. */
const widths = [375, 640];
/** The width of an email on the contact sheets in the README. */
const sheetColumn = 288;

/**
 * Every email is readable, on a phone and in a window. With `UPDATE_PICTURES`, as `npm run pictures` sets it, the
 * test also regenerates the sheets `docs/images/emails-*.webp`.
 */
for (const language of ["zh", "en"] as const)
  test(`every email is readable (${language})`, async ({ page }) => {
    const messages = everyEmail(emailContextIn(language));
    const pictures: Buffer[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 });
      for (const { name, message } of messages) {
        await page.setContent(message.html);
        const path = test.info().outputPath(`${name}-${width}.png`);
        const picture = await page.screenshot({ path, fullPage: true });
        if (width === widths.at(-1)) pictures.push(picture);
        const scrolled = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(scrolled, `${name} at ${width} px is as wide as its window`).toBe(0);
      }
    }
    if (process.env.UPDATE_PICTURES) {
      const folder = new URL("../../docs/images/", import.meta.url);
      await mkdir(folder, { recursive: true });
      await writeFile(new URL(`emails-${language}.webp`, folder), await contactSheet(pictures, sheetColumn));
    }
  });

for (const colorScheme of ["light", "dark"] as const)
  test(`the building blocks of emails are accessible (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const messages = everyEmail(emailContextIn("en"));
    // A code, labelled values, two languages and a link: the building blocks of every other email.
    for (const name of ["code.change", "change.proposed", "preliminaryReview.return"]) {
      const message = messages.find((one) => one.name === name)?.message;
      await page.setContent(message?.html ?? "");
      await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });
      await isAccessible(page, "color-contrast", "link-name", "html-has-lang", "image-alt");
    }
  });
