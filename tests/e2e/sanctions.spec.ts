import type { Page } from "@playwright/test";
import { expect, test } from "../support/portal";
import { unList } from "../support/sanction-files";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

const strong = (name: string) => ({ name, isWeak: false });
const others = ["ALPHA", "BETA", "GAMMA", "DELTA"].map((name) => ({
  reference: `X.${name}`,
  names: [strong(`${name} OSTREVAN FORWARDING`)],
}));

/** Uploads a list with these names, published yesterday. */
async function upload(page: Page, names: readonly string[]) {
  const day = new Date(Date.now() - 24 * 3600 * 1000).toISOString().slice(0, 10);
  const entries = names.map((name, at) => ({ reference: `X.${at}`, names: [strong(name)], countries: ["Ostrevan"] }));
  const file = unList(day, [...entries, ...others]);
  await page.locator("#list-source").selectOption("un");
  await page
    .locator("#list-files")
    .setInputFiles({ name: "un.xml", mimeType: "text/xml", buffer: Buffer.from(await file.arrayBuffer()) });
}

for (const { code, locale, width, company, names, words } of [
  {
    code: "zh",
    locale: "zh-CN",
    width: 1280,
    company: "成都川芯微电子股份有限公司",
    names: ["CHUANXIN MICROELECTRONICS TRADING"],
    words: {
      upload: "上传并核对",
      chooseList: "请选择名单",
      updated: "名单已更新：共 5 个条目",
      high: "高风险",
      cannot: "处理该条目前，不能通过审核",
      notSame: /^不是同一主体/,
      record: "提交判断",
      verdictNeeded: "请选择判断结论",
      decided: "判断人：周敏",
      reason: "国家、地址均不一致",
    },
  },
  {
    code: "en",
    locale: "en-US",
    width: 375,
    company: "Huizhou Qiming Optoelectronics Co., Ltd.",
    names: ["QIMING OPTOELECTRONIC", "CHUANXIN MICROELECTRONICS TRADING"],
    words: {
      upload: "Upload and screen",
      chooseList: "Select a list",
      updated: "The list is updated: 6 entries",
      high: "High risk",
      cannot: "cannot be approved while a sanctions match is undecided",
      notSame: /^Not the same/,
      record: "Record decision",
      verdictNeeded: "Select a decision",
      decided: "Decided by 周敏",
      reason: "Country and address differ",
    },
  },
])
  test.describe(code, () => {
    test.use({ locale, viewport: { width, height: 900 } });

    test(`${code}: a super admin uploads a list and decides that its hit is a different company`, async ({ page }) => {
      const heard = complaints(page);
      await openSignedIn(page, "admin", "/gsrm/sanctions");
      await page.getByRole("button", { name: words.upload }).click();
      await expect(page.locator("#list-source-problem")).toHaveText(words.chooseList);
      await upload(page, names);
      await page.getByRole("button", { name: words.upload }).click();
      await expect(page.getByText(words.updated)).toBeVisible();
      await isSound(page, code, heard);

      await page.getByRole("link", { name: company }).click();
      await expect(page.getByText(words.high).first()).toBeVisible();
      await expect(page.getByText(words.cannot)).toBeVisible();
      await isSound(page, code, heard);
      await page.getByRole("button", { name: words.record }).click();
      await expect(page.getByText(words.verdictNeeded)).toBeVisible();
      await page.getByRole("radio", { name: words.notSame }).check();
      await page.locator(".risk-verdict textarea").fill(words.reason);
      await page.getByRole("button", { name: words.record }).click();
      await expect(page.getByText(words.decided)).toBeVisible();
      await expect(page.getByText(words.reason)).toBeVisible();
      await expect(page.getByText(words.cannot)).toBeHidden();
      await isSound(page, code, heard);
    });
  });
