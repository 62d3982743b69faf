import type { Page } from "@playwright/test";
import { chooseFromList, listField } from "../support/company";
import { hydrated } from "../support/hydrated";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

// A separate portal, and the tests run one after the other: they change the lists of everyone.
test.use({ portalSettings: {} });
test.describe.configure({ mode: "default" });

const languages = {
  zh: {
    locale: "zh-CN",
    width: 1280,
    added: { value: "DRONE", zh: "无人机", en: "Drones" },
    renamed: { value: "SENSOR", zh: "传感与检测器件", en: "Sensing parts" },
    words: {
      title: "值列表",
      categories: "供应品类",
      values: "列表中的值",
      add: "新增",
      code: "代码",
      zh: "中文名称",
      en: "英文名称",
      save: "保存",
      needed: "请填写代码",
      taken: "列表中已有此代码",
      wrong: "应为 ISO 3166 的两位字母",
      added: "已新增：",
      saved: "已保存：",
      search: "代码、名称或拼音",
      edit: /^修改：/,
      retire: /^停用：/,
      offer: /^恢复：/,
      retired: "已停用",
      own: "修改 1 个，新增 1 个",
      outdated: "其他人已修改此值",
      reload: "载入最新名称",
    },
  },
  en: {
    locale: "en-US",
    width: 375,
    added: { value: "ROBOT", zh: "机器人", en: "Robots" },
    renamed: { value: "GLASS", zh: "玻璃盖板", en: "Glass covers" },
    words: {
      title: "Lists of values",
      categories: "Supply category",
      values: "Values of the list",
      add: "Add a value",
      code: "Code",
      zh: "Chinese name",
      en: "English name",
      save: "Save",
      needed: "Code is required",
      taken: "The list has this code already",
      wrong: "enter the 2 letters of ISO 3166",
      added: "Added: ",
      saved: "Saved: ",
      search: "Code, name or pinyin",
      edit: /^Edit: /,
      retire: /^Take out: /,
      offer: /^Offer again: /,
      retired: "Taken out",
      own: /changed, \d added/,
      outdated: "Someone else has changed this value",
      reload: "Load the new names",
    },
  },
} as const;

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

/** Opens a list of values as a super admin. */
async function openList(page: Page, code: string) {
  await openSignedIn(page, "admin", `/gsrm/lists/${code}`);
  await expect(page.getByRole("table")).toBeVisible();
}

for (const [language, { locale, width, added, renamed, words }] of Object.entries(languages))
  test.describe(`${language} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 900 } });

    test("a super admin adds and renames values by keyboard, and registrants find both in either language", async ({
      page,
      browser,
      baseURL,
      email,
      openWizard,
    }) => {
      const heard = complaints(page);
      await openSignedIn(page, "admin", "/gsrm/lists");
      const lists = page.getByRole("table", { name: words.title });
      await expect(lists).toBeVisible();
      await isSound(page, language, heard, 375);
      await lists.getByRole("link", { name: words.categories, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: words.categories })).toBeVisible();
      const table = page.getByRole("table", { name: words.values });
      await expect(table.locator("tbody tr")).toHaveCount(20);

      const add = page.getByRole("button", { name: words.add });
      await hydrated(add);
      await add.press("Enter");
      await expect(field(page, words.code)).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByText(words.needed)).toBeVisible();
      await expect(field(page, words.code)).toBeFocused();
      await field(page, words.code).fill("connector");
      await field(page, words.zh).fill(added.zh);
      await field(page, words.en).fill(added.en);
      await page.keyboard.press("Enter");
      await expect(page.getByText(words.taken)).toBeVisible();
      await expect(field(page, words.code)).toBeFocused();
      await expect(field(page, words.zh)).toHaveValue(added.zh);
      await isSound(page, language, heard, 375);
      await field(page, words.code).fill(added.value.toLowerCase());
      await page.keyboard.press("Enter");
      await expect(status(page, `${words.added}${language === "zh" ? added.zh : added.en}`)).toBeVisible();
      await expect(add).toBeFocused();

      await field(page, words.search).fill(renamed.value);
      await field(page, words.search).press("Enter");
      await expect(page).toHaveURL(new RegExp(`search=${renamed.value}`));
      await expect(table.locator("tbody tr")).toHaveCount(1);
      const edit = table.getByRole("button", { name: words.edit });
      await edit.press("Enter");
      await expect(field(page, words.zh)).toBeFocused();
      await field(page, words.zh).fill(renamed.zh);
      await field(page, words.en).fill(renamed.en);
      await page.keyboard.press("Enter");
      await expect(status(page, `${words.saved}${language === "zh" ? renamed.zh : renamed.en}`)).toBeVisible();
      await expect(edit).toBeFocused();
      await expect(table.locator("tbody tr")).toContainText(renamed.en);
      await isSound(page, language, heard, 375);
      await page.goto("/gsrm/lists");
      await expect(lists.locator("tbody tr").filter({ hasText: "ISP.CATEGORY" })).toContainText(words.own);

      for (const [name, other] of [
        ["zh", "zh-CN"],
        ["en", "en-US"],
      ] as const)
        await test.step(name, async () => {
          const registrant = await (await browser.newContext({ locale: other, baseURL })).newPage();
          await openWizard(registrant, `${name}.${email}`, "/register/business");
          for (const names of [added, renamed]) {
            await chooseFromList(registrant, "categories", names[name]);
            await expect(registrant.locator(".chosen").filter({ hasText: names[name] })).toBeVisible();
          }
          await registrant.locator("#field-categories [aria-haspopup=dialog]").click();
          const picker = registrant.getByRole("dialog");
          for (const names of [added, renamed]) {
            await picker.getByRole("searchbox").or(picker.getByRole("textbox")).first().fill(names[name]);
            await registrant.keyboard.press("Enter");
            await expect(picker.getByRole("row").filter({ hasText: names.value })).toContainText(names[name]);
          }
          await registrant.context().close();
        });
    });

    test("a withdrawn value is no longer offered, but stays with its name in the answers that have it", async ({
      page,
      browser,
      baseURL,
      email,
      openWizard,
    }) => {
      const registrant = await (await browser.newContext({ locale, baseURL })).newPage();
      await openWizard(registrant, email, "/register/business");
      const isSaved = registrant.waitForResponse(/\/autosave$/);
      await chooseFromList(registrant, "categories", "PCB");
      const chosen = registrant.locator(".chosen").filter({ hasText: /印制电路板|circuit boards/ });
      await expect(chosen).toBeVisible();
      await expect(registrant.locator("input[name=categories]")).toHaveValue("PCB");
      await isSaved;

      await openList(page, "ISP.CATEGORY?search=PCB");
      const row = page.getByRole("table").locator("tbody tr");
      const retire = row.getByRole("button", { name: words.retire });
      await hydrated(retire);
      await retire.press("Enter");
      await expect(status(page, words.retired)).toBeVisible();
      const offer = row.getByRole("button", { name: words.offer });
      await expect(offer).toBeFocused();

      await registrant.reload();
      await expect(chosen).toBeVisible();
      const categories = listField(registrant, "categories");
      await expect(categories).toHaveRole("combobox");
      await categories.fill("PCB");
      await expect(registrant.getByText(/没有找到|No results/).first()).toBeVisible();
      await registrant.context().close();
      await offer.press("Enter");
      await expect(retire).toBeFocused();
    });

    test("names that a colleague has changed are not overwritten, and the typed names stay", async ({
      page,
      context,
    }) => {
      await openList(page, "ISP.CATEGORY?search=METAL");
      const colleague = await context.newPage();
      await colleague.goto("/gsrm/lists/ISP.CATEGORY?search=METAL");
      const [one, other] = [`Metal parts ${language}`, `Metal housings ${language}`];
      const rename = async (at: Page, name: string) => {
        await field(at, words.en).fill(name);
        await at.getByRole("button", { name: words.save, exact: true }).click();
      };
      for (const at of [page, colleague]) {
        const edit = at.getByRole("button", { name: words.edit });
        await hydrated(edit);
        await edit.click();
      }
      await rename(colleague, one);
      await expect(status(colleague, words.saved)).toBeVisible();
      await rename(page, other);
      await expect(page.getByText(words.outdated)).toBeVisible();
      await expect(field(page, words.en)).toHaveValue(other);
      await page.getByRole("button", { name: words.reload }).click();
      await expect(page.getByRole("region").getByText(one)).toBeVisible();
      await rename(page, other);
      await expect(status(page, words.saved)).toBeVisible();
    });

    test("a code must be valid for its list, and a city needs a province", async ({ page }) => {
      await openList(page, "HPFM.COUNTRY");
      const add = page.getByRole("button", { name: words.add });
      await hydrated(add);
      await add.click();
      await field(page, words.code).fill("ABC");
      await page.keyboard.press("Enter");
      await expect(page.getByText(words.wrong)).toBeVisible();

      await page.goto("/gsrm/lists/HPFM.CITY");
      await hydrated(add);
      await add.click();
      await field(page, words.code).fill(`440300-${language}`);
      await chooseFromList(page, "value-parent", "440000");
      await field(page, words.zh).fill("前海");
      await field(page, words.en).fill("Qianhai");
      await isSound(page, language, [], 375);
      await page.getByRole("button", { name: words.save, exact: true }).click();
      await expect(status(page, words.added)).toBeVisible();
      await field(page, words.search).fill(`440300-${language}`);
      await field(page, words.search).press("Enter");
      const rows = page.getByRole("table").locator("tbody tr");
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText(/广东省|Guangdong/);
    });

    test("a purchasing manager has no access", async ({ page }) => {
      await openSignedIn(page, "buyer", "/gsrm");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("link", { name: words.title })).toHaveCount(0);
      for (const address of ["/gsrm/lists", "/gsrm/lists/ISP.CATEGORY"]) {
        const answer = page.waitForResponse((response) => response.url().includes("/isp/value-lists"));
        await page.goto(address);
        expect((await answer).status()).toBe(403);
        await expect(page.getByRole("table")).toHaveCount(0);
      }
    });
  });
