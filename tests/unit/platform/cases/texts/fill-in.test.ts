import { describe, expect, test } from "vitest";
import { pageFiller } from "~/platform/records/texts/fill-in";
import { type PageContent, withEdition } from "~/platform/records/texts/text-page";
import { pagesByCode } from "~/platform/seed/texts/seed";
import { usualRetention, type PortalCompany } from "~/platform/core/settings/config";
import { formatDay } from "~/rules/format";
import { fileMaxBytes } from "~/rules/files/limits";
import { registrationMinutes } from "~/rules/registration/limits";
import { configOf } from "../../../../support/platform-config";

const languages = ["zh", "en"] as const;
const company: PortalCompany = {
  name: { zh: "品牌股份有限公司", en: "Brand & Co Ltd" },
  address: { zh: "深圳市示例路 1 号", en: "1 Example Road, Shenzhen" },
  privacyEmail: "privacy@brand.example",
  integrity: {
    email: "integrity@brand.example",
    phone: "0755 1234 5678",
    address: { zh: "深圳市示例路 2 号", en: "2 Example Road, Shenzhen" },
  },
};

const core = (own?: PortalCompany, draftDays = usualRetention.draft.days) => ({
  config: {
    ...configOf({ databaseUrl: "file::memory:", storageUrl: "file:./unused", log: console }),
    brandName: { zh: "品牌", en: "Brand" },
    company: own,
  },
  retention: { ...usualRetention, draft: { ...usualRetention.draft, days: draftDays } },
});

const storedPage = (code: string, language: "zh" | "en") => {
  const page = pagesByCode[code]!;
  return withEdition(page[language], page.edition, language);
};
const pageOf = (code: string, language: "zh" | "en", own?: PortalCompany) =>
  pageFiller(core(own))(language, storedPage(code, language));

describe.each(languages)("in %s", (language) => {
  test.each(Object.keys(pagesByCode))("%s has no placeholder left, and no gap where a contact is missing", (code) => {
    const half: PortalCompany = { name: { zh: "", en: "" }, integrity: { phone: "0755 1234 5678" } };
    for (const own of [undefined, {}, half, company]) {
      const { title, text } = pageOf(code, language, own);
      expect(title + text).not.toMatch(/\{\{|\}\}|undefined|NaN|\(\)|（）/);
      expect(text).not.toMatch(/ {2}|\s[.,，。；：]|[：:，,]\s*[.。，]|<(p|li|td)><\/\1>/);
    }
  });

  test.each(Object.keys(pagesByCode))("%s states its edition at the top", (code) => {
    const { version, updatedOn, effectiveOn } = pagesByCode[code]!.edition;
    const [first = ""] = pageOf(code, language).text.split("\n");
    for (const fact of [version, formatDay(language, updatedOn), formatDay(language, effectiveOn)])
      expect(first).toContain(fact);
  });

  test("the legal pages name the company, its address and its contact", () => {
    for (const code of ["ISP.USER_AGREEMENT", "ISP.PROTECTION_POLICY"]) {
      const { text } = pageOf(code, language, company);
      expect(text).toContain(language === "zh" ? "品牌股份有限公司（住所：深圳市示例路 1 号）" : "Brand &amp; Co Ltd");
      expect(text).toContain(language === "zh" ? "深圳市示例路 1 号" : "(registered office: 1 Example Road, Shenzhen)");
    }
    const { text } = pageOf("ISP.PROTECTION_POLICY", language, company);
    expect(text).toContain('<a href="mailto:privacy@brand.example">privacy@brand.example</a>');
  });
});

test.each(Object.entries(pagesByCode))("%s has the same structure in both languages", (_, { zh, en }) => {
  // The company name is left out, because each language puts it in a different place.
  const partsOf = ({ title, text }: PageContent) =>
    (`${title}${text}`.match(/<[a-z]\w*|\{\{(?!brand)\w+/g) ?? []).toSorted();
  expect(partsOf(zh)).toEqual(partsOf(en));
});

test("the integrity page lists every reporting channel that the company has set, or else refers to Procurement", () => {
  const email = '<a href="mailto:integrity@brand.example">integrity@brand.example</a>';
  expect(pageOf("ISP.HONEST", "zh", company).text).toContain(
    `举报方式：电话 0755 1234 5678，邮箱 ${email}，信函寄至深圳市示例路 2 号。`,
  );
  expect(pageOf("ISP.HONEST", "en", company).text).toContain(
    `anonymously: call 0755 1234 5678, email ${email} or write to 2 Example Road, Shenzhen.`,
  );
  expect(pageOf("ISP.HONEST", "zh").text).toContain("举报方式：请向采购部索取合规部门的联系方式。");
  expect(pageOf("ISP.HONEST", "en").text).toContain("ask Procurement how to reach the compliance department.");
});

test("a Latin name is separated from Chinese text by spaces, a Chinese name is not", () => {
  const { text } = pageOf("ISP.USER_AGREEMENT", "zh", { name: { zh: "Brand Ltd", en: "Brand Ltd" } });
  expect(text).toContain("贵公司与 Brand Ltd 订立（后者下称“我们”）");
  expect(text).toContain("向 Brand Ltd 住所地");
  expect(text).toContain("在品牌供应商协同平台");
});

test("numbers match the product and its settings", () => {
  const guide = pageOf("ISP.ADMITTANCE", "en").text;
  expect(guide).toContain(`about ${registrationMinutes} minutes`);
  expect(guide).toContain(`${fileMaxBytes / 1024 / 1024} MB each`);
  expect(guide).toContain("Result within 2 weeks");
  expect(pageOf("ISP.ADMITTANCE", "zh").text).toContain("2 周内给出结果");
  const policy = pageFiller(core(undefined, 45))("en", storedPage("ISP.PROTECTION_POLICY", "en"));
  expect(policy.text).toContain("deleted 45 days after they were last opened");
});
