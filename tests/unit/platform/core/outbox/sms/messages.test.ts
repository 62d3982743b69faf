import { expect, test } from "vitest";
import { codeMessage } from "~/platform/core/emails/text-messages";

const brandName = { zh: "星澜终端", en: "Starlan Devices" };
/** The characters of which a GSM message fits 160 into one segment. */
const gsm = /^[A-Za-z\d @£$¥!"#%&'()*+,\-./:;<=>?\n]*$/;

for (const purpose of ["phone", "signInPhone"] as const) {
  test(`the Chinese message for ${purpose} names brand, code and minutes in one segment`, () => {
    const text = codeMessage({ language: "zh", brandName }, purpose, "123456");
    expect(text).toContain("【星澜终端】");
    expect(text).toMatch(/123456.*10 分钟/);
    expect(text.length).toBeLessThanOrEqual(70);
  });

  test(`the English message for ${purpose} names brand, code and minutes in one segment`, () => {
    const text = codeMessage({ language: "en", brandName }, purpose, "123456");
    expect(text).toMatch(/Starlan Devices.*123456.*10 minutes/);
    expect(text).toMatch(gsm);
    expect(text.length).toBeLessThanOrEqual(160);
  });
}
