import type { Page } from "@playwright/test";
import { walkAnswers } from "~/rules/fields/walk-answers";
import type { FormValues } from "~/rules/form-values";
import type { SectionId } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";
import { findHidden } from "~/rules/section-findings";
import { expect, test } from "../support/portal";

test.use({ javaScriptEnabled: false });

const row = (values: FormValues = {}): FormValues => ({ id: "first", ...values });
const today = new Date().toISOString().slice(0, 10);
const lastYear = Number(today.slice(0, 4)) - 1;

/** Drafts of each tab with a row in every table, so that every field in the rules appears in at least one of them. */
const drafts: Record<SectionId, FormValues[]> = {
  basic: [
    { shareholders: [row({ type: "company", secondaryShareholders: [row({ type: "company" })] })] },
    { registeredCountry: "CN", officeCountry: "CN", registeredProvince: "guangdong", officeProvince: "guangdong" },
  ],
  business: [
    {
      turnover: [0, 1, 2].map((ago) => ({ id: `year-${lastYear - ago}`, year: String(lastYear - ago) })),
      customers: [row()],
      corePersonnel: [row()],
    },
  ],
  association: [{ affiliates: [row()] }],
  contact: [{ contacts: [row()] }],
  manage: [{ certifications: [row({ type: "other" })] }, { certifications: [row({ longTerm: "1" })] }],
  bank: ["CN", "JP", "NO", "US"].map((country) => ({ banks: [row({ country })] })),
  attachment: [{ attachments: [row({ type: "businessLicense" })] }, { attachments: [row({ longTerm: "1" })] }],
};

for (const [tab, tabDrafts] of Object.entries(drafts) as [SectionId, FormValues[]][])
  test(`the ${tab} tab shows every field in its rules and no others`, async ({ page, email, openWizard, portal }) => {
    await openWizard(page, email, `/register/${tab}`);
    for (const values of tabDrafts) {
      const fields = [...walkAnswers(sections[tab].fields.shape, values)];
      const typedFields = fields.flatMap(({ name, answer }) => (typeof answer === "string" ? [[name, answer]] : []));
      const version = await page.locator("[name=version]").inputValue();
      await page.request.post(`/register/${tab}`, {
        headers: { origin: portal.url },
        form: { ...Object.fromEntries(typedFields), version, intent: "save" },
      });
      await page.goto(`/register/${tab}`);
      const hidden = findHidden(sections[tab], values, { today, registeredCountry: "CN", country: "CN" });
      const wanted = fields.filter(({ name, kind }) => !kind.table && !hidden.has(name)).map(({ name }) => name);
      expect(await fieldsOn(page)).toEqual(wanted.toSorted());
    }
  });

/** The names of the fields on the page. A multi-value list has only a button until a value is chosen. */
async function fieldsOn(page: Page): Promise<string[]> {
  const names = await page
    .locator("#section-form")
    .locator("input[name], select[name], textarea[name], button[value^='pick:']")
    .evaluateAll((fields) =>
      fields.map((field) =>
        (field.getAttribute("value") ?? "").replace(/^pick:/, "") && field.tagName === "BUTTON"
          ? (field.getAttribute("value") ?? "").slice("pick:".length)
          : (field.getAttribute("name") ?? ""),
      ),
    );
  const isAnswer = (name: string) => !/^(intent|version|registrationId|upload\..*|__intent__)$/.test(name);
  return [...new Set(names)].filter(isAnswer).toSorted();
}
