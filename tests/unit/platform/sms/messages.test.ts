import { expect, test } from "vitest";
import { codeMessage } from "~/platform/core/letters/text-messages";

const brandName = { zh: "星澜终端", en: "Starlan Devices" };
/** The letters, digits and signs that a GSM message packs 160 of into one segment. */
const gsm = /^[A-Za-z\d @£$¥!"#%&'()*+,\-./:;<=>?\n]*$/;

for (const purpose of ["phone", "signInPhone"] as const) {
  test(`the Chinese message for ${purpose} names brand, code and minutes in one segment`, () => {
    const text = codeMessage({ language: "zh", brandName }, purpose, "123456");
    expect(text).toContain("【星澜终端】");
    expect(text).toMatch(/123456.*10 分钟/);
    expect(text.length).toBeLessThanOrEqual(70);
  });

  test(`the English message for ${purpose} does the same`, () => {
    const text = codeMessage({ language: "en", brandName }, purpose, "123456");
    expect(text).toMatch(/Starlan Devices.*123456.*10 minutes/);
    expect(text).toMatch(gsm);
    expect(text.length).toBeLessThanOrEqual(160);
  });
}
