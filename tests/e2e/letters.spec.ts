import { expect, test } from "@playwright/test";
import { draftEnding } from "~/platform/mail/letters/draft-ending";
import { initialPassword } from "~/platform/mail/letters/initial-password";
import type { Letter, Stationery } from "~/platform/mail/letter";
import { onboardingLetter } from "~/platform/mail/letters/onboarding";
import { registrationReceived } from "~/platform/mail/letters/registration-received";
import { reminderLetter } from "~/platform/mail/letters/reminder";
import { transitions } from "~/rules/onboarding/stages";
import { isAccessible } from "../support/sound-screen";

const number = "SR-20261121-000123";
const dueAt = "2026-12-21T02:00:00.000Z";
const reason = { zh: "营业执照扫描件不清晰，请重新上传。", en: "The scan of the business licence cannot be read." };

const places = [
  { section: "basic", field: "duns" },
  { section: "contact", field: "contacts[0].phone" },
  { section: "certification", field: "qualitySystem" },
] as const;
const comments = {
  zh: places.map((place) => ({ ...place, comment: "与网站查询结果不符。" })),
  en: places.map((place) => ({ ...place, comment: "This is not what the web site says." })),
};

const draft = {
  touchedAt: new Date("2026-09-22T02:00:00.000Z"),
  endsAt: new Date(dueAt),
  sections: ["basic", "bank"] as const,
  files: 3,
};

/** Every letter of the way from handing in to qualified, by what it tells of. */
function lettersOf(stationery: Stationery): Record<string, Letter | null> {
  const told = transitions.map(({ from, event }) => {
    const items = event === "return" ? comments[stationery.language] : [];
    const move = { from, event, number, reason: reason[stationery.language], due_at: dueAt, items };
    return [`${from}.${event}`, onboardingLetter(stationery, move)] as const;
  });
  const opened = { number, supplierCode: "S300001", userAccount: "wang@acme.example", hours: 24 };
  return {
    ...Object.fromEntries(told),
    "filling.submit": registrationReceived(stationery, { number, dueAt: new Date(dueAt) }),
    "preliminaryReview.approve": initialPassword(stationery, { ...opened, password: "Xk3-9fQmT_2vLp8a" }),
    mendWaiting: reminderLetter(stationery, "mendWaiting", number),
    draftEnds: draftEnding(stationery, "draftEnds", draft),
    draftEndsSoon: draftEnding(stationery, "draftEndsSoon", { ...draft, sections: [], files: 0 }),
    certificationWaiting: reminderLetter(stationery, "certificationWaiting", number),
  };
}

for (const language of ["zh", "en"] as const)
  test(`every transition has a letter that can be read (${language})`, async ({ page }) => {
    const brandName = { zh: "星澜终端", en: "Starlan Devices" };
    const letters = lettersOf({ language, brandName, publicOrigin: "https://portal.brand.example" });
    await page.setViewportSize({ width: 640, height: 640 });
    for (const [name, letter] of Object.entries(letters)) {
      expect(letter, name).not.toBeNull();
      const { html = "", subject = "", text = "" } = letter ?? {};
      await page.setContent(html);
      const other = language === "zh" ? /\b(the|your|please)\b/i : /[\u4e00-\u9fff]/;
      expect(`${subject}\n${text}`).not.toMatch(other);
      await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });
    }
    // All are laid out alike: the one with everything in it stands for them.
    await page.setContent(letters["preliminaryReview.approve"]?.html ?? "");
    await isAccessible(page, "color-contrast", "link-name", "html-has-lang", "image-alt");
  });
