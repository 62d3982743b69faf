import { supplierPeople } from "~/contract";
import { textOf } from "../support/emails";
import { hydrated } from "../support/hydrated";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { demoPassword } from "../support/sign-in";
import { complaints, isSound } from "../support/sound-screen";
import { keyIn } from "../support/supplier-people";

// A separate portal: the tests change people and the file of a company.
test.use({ portalSettings: {} });

const words = {
  zh: {
    locale: "zh-CN",
    section: "公司基本信息 待审批",
    note: "搬迁",
    send: "提交变更",
    entered: /以上内容由李娜于 .+填写/,
    requested: "申请人",
    approve: "批准",
    yes: "确认批准",
    effective: "已生效",
    changes: "谁修改了哪些内容",
    line: /详细地址.*李娜.+\d{2}:\d{2}/,
  },
  en: {
    locale: "en-US",
    section: "Company information Awaiting",
    note: "We moved",
    send: "Submit change",
    entered: /李娜 entered these answers on /,
    requested: "Requested by",
    approve: "Approve",
    yes: "Approve",
    effective: "In effect",
    changes: "Who changed what",
    line: /Street address.*李娜.+\d{2}:\d{2}/,
  },
} as const;

for (const language of ["zh", "en"] as const) {
  const say = words[language];
  test.describe(`in ${language}`, () => {
    test.use({ locale: say.locale });

    test(`a change of the company file names who entered it, and the file names them once it is in effect (${language})`, async ({
      page,
      browser,
      portal,
      mail,
    }) => {
      const heard = complaints(page);
      const email = `li-${language}@anke.example`;
      await openSignedIn(page, "supplier", "/gcis/people");
      const invitation = await page.request.post(`${portal.url}${supplierPeople.invite.path}`, {
        headers: { origin: portal.url },
        data: { userName: "李娜", email, areas: ["supplierFile"], language },
      });
      expect(invitation.status()).toBe(200);
      await expect.poll(() => mail.emailsTo(email).length).toBe(1);
      const [letter] = mail.emailsTo(email);

      const context = await browser.newContext({ baseURL: portal.url, locale: say.locale });
      const colleague = await context.newPage();
      heard.push(...complaints(colleague));
      await colleague.goto(`/join?key=${keyIn(letter ? textOf(letter) : "")}`);
      await hydrated(colleague.locator("[name=password]"));
      await colleague.locator("[name=password]").fill(demoPassword);
      await colleague.locator("[name=repeat]").fill(demoPassword);
      await colleague.locator("[name=repeat]").press("Enter");
      await expect(colleague.locator("[name=password]")).toHaveCount(0);
      await openSignedIn(colleague, email, "/gcis/company/basic/change");
      await colleague.locator("[name=registeredDetail]").fill(`龙华区民治街道 66 号 ${language}`);
      await colleague.getByRole("button", { name: say.send, exact: true }).press("Enter");
      await expect(colleague.locator(".change-standing")).toBeVisible();

      await page.goto("/gcis/changes");
      const row = page.getByRole("row", { name: say.section });
      await expect(row).toContainText("李娜");
      await isSound(page, language, heard, 375);
      await row.getByRole("link").press("Enter");
      await expect(page.getByText(say.entered)).toBeVisible();
      await isSound(page, language, heard, 375);
      await page.screenshot({ path: test.info().outputPath(`own-change-${language}.png`), fullPage: true });

      const desk = await browser.newContext({ baseURL: portal.url, locale: say.locale });
      const reviewer = await desk.newPage();
      heard.push(...complaints(reviewer));
      await openSignedIn(reviewer, "buyer", "/gsrm/changes");
      await reviewer.getByRole("link", { name: /安科|Anke/ }).press("Enter");
      const facts = reviewer.locator(".file-head .file-facts");
      await expect(facts.locator("div", { hasText: say.requested })).toContainText("李娜");
      await reviewer.getByRole("button", { name: say.approve, exact: true }).press("Enter");
      await reviewer.getByRole("button", { name: say.yes, exact: true }).press("Enter");
      await expect(reviewer.locator(".file-name .badge")).toHaveText(say.effective);

      await page.goto("/gcis/company");
      const changes = page.locator("section#basic details", { hasText: say.changes });
      await changes.locator("summary").press("Enter");
      await expect(changes.getByRole("listitem")).toHaveText(say.line);
      await isSound(page, language, heard, 375);
      await page.screenshot({ path: test.info().outputPath(`file-${language}.png`), fullPage: true });
      await Promise.all([context, desk].map((one) => one.close()));
    });
  });
}
