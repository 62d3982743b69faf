import { expect, test } from "vitest";
import { companyOf, demoCompany, missingCompanySettings } from "~/config/company";
import { readSettings } from "~/config/settings";

const demo = { DEMO: "1", SESSION_SECRET: "a secret of the tests and long enough for its job" };

/** The settings of a real deployment that has what it needs and nothing else. */
const production = {
  PUBLIC_ORIGIN: "https://portal.example",
  SESSION_SECRET: demo.SESSION_SECRET,
  SMTP_URL: "smtp://mail.example",
};

/** The settings of a demo with these variables. */
const settingsOf = (variables: Record<string, string>) => readSettings({ ...demo, ...variables });

test("drafts are announced after 60 and 83 days and deleted after 90, unless the settings say otherwise", () => {
  expect(settingsOf({})).toMatchObject({
    DRAFT_FIRST_NOTICE_DAYS: 60,
    DRAFT_LAST_NOTICE_DAYS: 83,
    DRAFT_DAYS: 90,
    ENDED_CONTENT_DAYS: 7,
  });
  const own = {
    DRAFT_FIRST_NOTICE_DAYS: "20",
    DRAFT_LAST_NOTICE_DAYS: "23",
    DRAFT_DAYS: "30",
    ENDED_CONTENT_DAYS: "60",
  };
  expect(settingsOf(own)).toMatchObject({ DRAFT_FIRST_NOTICE_DAYS: 20, DRAFT_DAYS: 30, ENDED_CONTENT_DAYS: 60 });
});

test.for([
  [{ DRAFT_LAST_NOTICE_DAYS: "60" }, "must be more than DRAFT_FIRST_NOTICE_DAYS"],
  [{ DRAFT_DAYS: "83" }, "must be at least 7 more than DRAFT_LAST_NOTICE_DAYS"],
  [{ DRAFT_DAYS: "89" }, "must be at least 7 more than DRAFT_LAST_NOTICE_DAYS"],
  [{ DRAFT_DAYS: "0" }, "DRAFT_DAYS"],
  [{ ENDED_CONTENT_DAYS: "a week" }, "ENDED_CONTENT_DAYS"],
] as const)("%j does not allow a start", ([variables, why]) => {
  expect(() => settingsOf(variables)).toThrow(why);
});

test("the text message gateway is an address of the web, and its token fits into a header", () => {
  const SMS_URL = "https://gateway.example/messages?account=7";
  expect(settingsOf({ SMS_URL, SMS_KEY: "abc.DEF-123" })).toMatchObject({ SMS_URL, SMS_KEY: "abc.DEF-123" });
  expect(() => settingsOf({ SMS_URL: "smpp://gateway.example" })).toThrow("SMS_URL");
  expect(() => settingsOf({ SMS_KEY: "two\nlines" })).toThrow("SMS_KEY");
});

test("names and addresses are said in both languages, and what is not set is left out", () => {
  const { COMPANY } = readSettings({
    ...production,
    COMPANY_NAME: "品牌股份有限公司|Brand Ltd",
    INTEGRITY_ADDRESS: "One Road",
  });
  expect(COMPANY).toEqual({
    name: { zh: "品牌股份有限公司", en: "Brand Ltd" },
    address: undefined,
    privacyEmail: undefined,
    integrity: { email: undefined, phone: undefined, address: { zh: "One Road", en: "One Road" } },
  });
});

test("the demo has an example of each, which a setting replaces", () => {
  const { COMPANY, SUPPORT_HOURS } = settingsOf({ PRIVACY_EMAIL: "own@brand.example" });
  expect(COMPANY).toEqual({ ...companyOf(demoCompany), privacyEmail: "own@brand.example" });
  expect(SUPPORT_HOURS.en).toBe("Mon–Fri 9:00–18:00");
});

test("what the legal pages miss is named with its consequence; one way to report misconduct is enough", () => {
  expect(Object.keys(missingCompanySettings({}))).toEqual([
    "COMPANY_NAME",
    "COMPANY_ADDRESS",
    "PRIVACY_EMAIL",
    "INTEGRITY_EMAIL",
  ]);
  const { COMPANY_NAME, COMPANY_ADDRESS, PRIVACY_EMAIL, INTEGRITY_PHONE } = demoCompany;
  expect(missingCompanySettings({ COMPANY_NAME, COMPANY_ADDRESS, PRIVACY_EMAIL, INTEGRITY_PHONE })).toEqual({});
});

test.for([{ PRIVACY_EMAIL: "privacy" }, { INTEGRITY_EMAIL: "@" }, { INTEGRITY_PHONE: "call us" }])(
  "%j does not allow a start",
  (variables) => {
    expect(() => readSettings({ ...production, ...variables })).toThrow(Object.keys(variables)[0]);
  },
);
