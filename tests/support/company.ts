import { expect, type Page } from "@playwright/test";

/** A supplier that can be submitted: the values typed or selected on each tab, by form name. */
export const acme = {
  basic: {
    text: {
      companyName: "深圳市安科精密有限公司",
      companyEnglishName: "Shenzhen Acme Precision Co., Ltd.",
      registeredDetail: "南山区科技园南路 18 号",
      registeredPostcode: "518057",
      unifiedCreditCode: "91310110666007217T",
      duns: "123456789",
      smeId: "无",
      registeredCapital: "10000000",
      establishedOn: "2012-05-20",
      legalRepresentative: "王芳",
      businessScope: "精密结构件的研发、生产和销售",
      "shareholders[0].name": "王芳",
      "shareholders[0].identityId": "110101199003070011",
    },
    radio: {
      companyType: "manufacturer",
      recommendsNewTechnology: "yes",
      listed: "no",
      taxpayerQualification: "general",
      "shareholders[0].type": "person",
    },
    tick: ["officeSameAsRegistered", "operatingLongTerm"],
    list: {
      registeredProvince: ["guangdong", "广东省", "Guangdong"],
      registeredCity: ["shenzhen", "深圳市", "Shenzhen"],
    },
  },
  business: {
    text: {
      "turnover[0].amount": "52000000",
      "turnover[1].amount": "47000000",
      "turnover[2].amount": "40000000.50",
    },
    list: { coverageCountries: ["CN", "中国", "China"], categories: ["PCB", "", ""] },
  },
  association: { tick: ["none"] },
  contact: {
    text: {
      "contacts[0].name": "李雷",
      "contacts[0].position": "销售经理",
      "contacts[0].phone": "+86 755 8888 6666",
      "contacts[0].email": "li.lei@acme.example",
    },
    select: { "contacts[0].type": "business" },
  },
  manage: { tick: ["none"] },
  bank: {
    text: {
      "banks[0].accountName": "深圳市安科精密有限公司",
      "banks[0].accountNumber": "400002340920012345",
      "banks[0].bankCode": "102100099996",
    },
    list: { "banks[0].bank": ["ICBC", "工商", "Industrial"] },
  },
  attachment: {
    tick: ["attachments[0].longTerm"],
    file: { "attachments[0].file": { name: "营业执照.pdf", mimeType: "application/pdf", buffer: smallPdf() } },
  },
} satisfies Record<string, TabAnswers>;

export type TabAnswers = {
  text?: Record<string, string>;
  radio?: Record<string, string>;
  select?: Record<string, string>;
  tick?: string[];
  /** The text typed into the search of a list of values; the first match is selected. */
  list?: Record<string, string[]>;
  file?: Record<string, { name: string; mimeType: string; buffer: Buffer }>;
};

/** Fills a tab in as a person would, scripts running. */
export async function fillTab(page: Page, answers: TabAnswers) {
  await page.waitForFunction(() => document.querySelector("#section-form") !== null);
  for (const [name, value] of Object.entries(answers.text ?? {})) await named(page, name).fill(value);
  for (const [name, value] of Object.entries(answers.radio ?? {}))
    await page.locator(`[name="${name}"][value="${value}"]`).check();
  for (const [name, value] of Object.entries(answers.select ?? {})) await named(page, name).selectOption(value);
  for (const name of answers.tick ?? []) await named(page, name).check();
  const lists = answers.list ?? {};
  // A city implies its province: they are selected together.
  for (const [name, [query = ""]] of Object.entries(lists))
    if (!(name.endsWith("Province") && name.replace("Province", "City") in lists))
      await chooseFromList(page, name, query);
  for (const [name, file] of Object.entries(answers.file ?? {})) {
    await page.locator(`[name="upload.${name}"]`).setInputFiles(file);
    await expect(page.getByRole("link", { name: file.name })).toBeVisible();
  }
}

/** Types into the field of a list of values and chooses the first result, without a mouse. */
export async function chooseFromList(page: Page, name: string, query: string) {
  const field = listField(page, name);
  await expect(field).toHaveRole("combobox");
  await field.fill(query);
  await expect(field).toHaveAttribute("aria-activedescendant", /./);
  await field.press("Enter");
}

/** The field of an answer: province and city share one. */
export const listField = (page: Page, name: string) =>
  page.locator(`[id="${name.replace(/^(registered|office)City$/, "$1Province")}"]`);

const named = (page: Page, name: string) => page.locator(`#section-form [name="${name}"]:not([type=hidden])`);

/** The smallest thing that is a PDF by its content. */
export function smallPdf(): Buffer {
  return Buffer.from(
    "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
  );
}

/** Fills in a tab without scripts: lists of values are chosen on their own pages, and files are posted with the form. */
export async function fillTabWithoutScripts(page: Page, tab: string, answers: TabAnswers) {
  for (const [name, value] of Object.entries(answers.text ?? {})) await named(page, name).fill(value);
  for (const [name, value] of Object.entries(answers.radio ?? {}))
    await page.locator(`[name="${name}"][value="${value}"]`).check();
  for (const [name, value] of Object.entries(answers.select ?? {})) await named(page, name).selectOption(value);
  for (const name of answers.tick ?? []) await named(page, name).check();
  for (const [name, file] of Object.entries(answers.file ?? {}))
    await page.locator(`[name="upload.${name}"]`).setInputFiles(file);
  for (const [name, [query = ""]] of Object.entries(answers.list ?? {})) {
    await page.locator(`button[value="pick:${name}"]`).click();
    await page.locator("#query").fill(query);
    await page.getByRole("search").getByRole("button").click();
    await page.locator(".pick-row").first().click();
    await expect(page).toHaveURL(new RegExp(`/register/${tab}#`));
  }
}
