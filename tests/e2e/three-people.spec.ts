import type { Browser, Page } from "@playwright/test";
import { inviteColleague, openColleagueLink } from "../support/colleague-screen";
import { acme, fillTab } from "../support/company";
import { openDatabase } from "../support/open-database";
import { expect, test as base } from "../support/portal";
import { complaints, isSound } from "../support/sound-screen";
import { typeCode } from "../support/type-code";
import { openTab } from "../support/wizard-screen";

const words = {
  zh: {
    locale: "zh-CN",
    changes: "谁修改了哪些内容",
    last: /陈晨于 .+最后修改/,
    mine: /李娜.+\d{2}:\d{2}/,
    owners: /王芳.+\d{2}:\d{2}/,
    theirs: /陈晨.+\d{2}:\d{2}/,
    account: "银行账号",
    code: "银行代码",
    phone: "电话",
    position: "职务",
    here: (name: string) => `${name}正在填写此页`,
  },
  en: {
    locale: "en-US",
    changes: "Who changed what",
    last: /Last changed by 陈晨, /,
    mine: /李娜.+\d{2}:\d{2}/,
    owners: /王芳.+\d{2}:\d{2}/,
    theirs: /陈晨.+\d{2}:\d{2}/,
    account: "Account number",
    code: "Bank code",
    phone: "Phone",
    position: "Position",
    here: (name: string) => `${name} is on this tab`,
  },
} as const;

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const saved = (page: Page) => expect(page.locator(".save-status.save-saved")).toBeVisible();

/** Fills and saves one tab after another. */
async function fillTabs(page: Page, tabs: readonly (keyof typeof acme)[]) {
  for (const tab of tabs) {
    await openTab(page, tab);
    await fillTab(page, acme[tab]);
    await page.locator("#section-form button[value=save]").click();
    await saved(page);
  }
}

type People = { registrant: Page; finance: Page; sales: Page };

/** The registrant and two colleagues, invited to different tabs, each in a separate browser. */
const test = base.extend<{ people: People }>({
  people: async ({ page, browser, email, mail, codeFor, openWizard, portal, locale }, use) => {
    await openWizard(page, email);
    const enter = (name: string, tabs: readonly string[]) =>
      enterAs(browser, { baseURL: portal.url, locale }, async (colleague) => {
        const address = `${tabs[0]}-${email}`;
        await inviteColleague(page, { name, email: address, tabs });
        await openColleagueLink(colleague, mail, address);
        await colleague.locator("button[value=code]").click();
        await typeCode(colleague, await codeFor(address));
        await expect(colleague).toHaveURL(/\/register\/\w+$/);
      });
    const finance = await enter("李娜", ["bank"]);
    const sales = await enter("陈晨", ["business", "contact"]);
    await use({ registrant: page, finance, sales });
    await Promise.all([finance, sales].map((one) => one.context().close()));
  },
});

async function enterAs(
  browser: Browser,
  options: { baseURL: string; locale: string | undefined },
  enter: (page: Page) => Promise<void>,
) {
  const page = await (await browser.newContext(options)).newPage();
  await enter(page);
  return page;
}

for (const language of ["zh", "en"] as const) {
  const say = words[language];
  test.describe(`in ${language}`, () => {
    test.use({ locale: say.locale });

    test(`three people fill in one registration at the same time, one of them offline in between (${language})`, async ({
      people: { registrant, finance, sales },
      portal,
    }) => {
      test.setTimeout(240_000);
      const { text: contact } = acme.contact;
      const { text: bank } = acme.bank;

      // Each on different tabs; finance loses the network in the middle of theirs.
      await openTab(finance, "bank");
      await fillTab(finance, { list: acme.bank.list });
      await field(finance, "banks[0].accountName").fill(bank["banks[0].accountName"]);
      await saved(finance);
      await finance.context().setOffline(true);
      await field(finance, "banks[0].accountNumber").fill(bank["banks[0].accountNumber"]);
      await Promise.all([
        expect(finance.locator(".save-status.save-offline")).toBeVisible(),
        fillTabs(registrant, ["basic", "association", "manage", "attachment"]),
        fillTabs(sales, ["business"]),
      ]);

      // The registrant fills in another field of the bank tab in the meantime, and the other window merges it once it is online.
      await openTab(registrant, "bank");
      await field(registrant, "banks[0].bankCode").fill(bank["banks[0].bankCode"]);
      await saved(registrant);
      await finance.context().setOffline(false);
      await saved(finance);
      await expect(field(finance, "banks[0].bankCode")).toHaveValue(bank["banks[0].bankCode"]);
      await expect(field(finance, "banks[0].accountNumber")).toHaveValue(bank["banks[0].accountNumber"]);

      // Two people on one tab, both from the same version.
      await openTab(sales, "contact");
      await openTab(registrant, "contact");
      await expect(registrant.getByRole("status").filter({ hasText: say.here("陈晨") })).toBeVisible();
      // The next report of the other window reads it too; a window reports when it becomes visible.
      await sales.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await expect(sales.getByRole("status").filter({ hasText: say.here("王芳") })).toBeVisible();
      await Promise.all([
        fillTab(sales, {
          text: {
            "contacts[0].name": contact["contacts[0].name"],
            "contacts[0].phone": contact["contacts[0].phone"],
          },
        }),
        fillTab(registrant, {
          text: {
            "contacts[0].position": contact["contacts[0].position"],
            "contacts[0].email": contact["contacts[0].email"],
          },
          select: acme.contact.select,
        }),
      ]);
      await Promise.all([registrant, sales].map(saved));

      for (const [tab, page] of [
        ["contact", sales],
        ["contact", registrant],
        ["bank", finance],
        ["bank", registrant],
      ] as const) {
        const heard = complaints(page);
        await openTab(page, tab);
        for (const [name, text] of Object.entries(acme[tab].text)) await expect(field(page, name)).toHaveValue(text);
        const changes = page.locator("details", { hasText: say.changes });
        await changes.locator("summary").click();
        const lineOf = (label: string) => changes.getByRole("listitem").filter({ hasText: label });
        if (tab === "bank") {
          await expect(lineOf(say.account)).toHaveText(say.mine);
          await expect(lineOf(say.code)).toHaveText(say.owners);
        } else {
          await expect(lineOf(say.phone)).toHaveText(say.theirs);
          await expect(lineOf(say.position)).toHaveText(say.owners);
        }
        await isSound(page, language, heard, 375);
      }
      await finance.screenshot({ path: test.info().outputPath("changes.png"), fullPage: true });

      // Only the registrant submits, once.
      const registrationId = await registrant.locator("[name=registrationId]").first().inputValue();
      await registrant.goto("/register/review");
      await expect(registrant.locator("[aria-labelledby=answers-business]")).toContainText(say.last);
      await expect(registrant.locator("details", { hasText: say.changes })).toHaveCount(2);
      for (const colleague of [finance, sales])
        expect((await colleague.request.get("/register/review")).status()).toBe(403);
      const submit = registrant.locator(".review .section-bar button[type=submit]");
      await submit.dblclick();
      await expect(registrant).toHaveURL(/success/);
      for (const colleague of [finance, sales]) {
        await colleague.reload();
        await expect(colleague).toHaveURL(/\/register\/part$/);
      }
      const db = openDatabase(portal);
      const actors = db
        .prepare("select actor from audit_event where action = 'registration.submit' and subject = ?")
        .all(`registration:${registrationId}`);
      db.close();
      expect(actors).toEqual([{ actor: `registrant:${registrationId}` }]);
    });
  });
}

test("without scripts the page names the person who is on the tab", async ({ people, browser, portal }) => {
  await openTab(people.finance, "bank");
  await people.registrant.goto("/register/association");
  const context = await browser.newContext({ baseURL: portal.url, locale: "zh-CN", javaScriptEnabled: false });
  await context.addCookies(await people.registrant.context().cookies());
  const page = await context.newPage();
  await expect(async () => {
    await page.goto("/register/bank");
    await expect(page.getByText("李娜正在填写此页")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.goto("/register/contact");
  await expect(page.getByText("正在填写此页")).toHaveCount(0);
  await context.close();
});
