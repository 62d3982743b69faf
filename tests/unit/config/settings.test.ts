import { expect, test } from "vitest";
import { companyOf, demoCompany, missingCompanySettings } from "~/config/company";
import { readSettings } from "~/config/settings";

const demo = { DEMO: "1", SESSION_SECRET: "a secret of the tests and long enough for its job" };

/** The settings of a minimal real deployment. */
const production = {
  PUBLIC_ORIGIN: "https://portal.example",
  SESSION_SECRET: demo.SESSION_SECRET,
  SMTP_URL: "smtp://mail.example",
  MAIL_FROM: "suppliers@brand.example",
  BRAND_NAME: "品牌|Brand",
  SUPPORT_EMAIL: "help@brand.example",
  TRUSTED_PROXIES: "1",
};

/** The settings of a demo with these variables. */
const settingsOf = (variables: Record<string, string>) => readSettings({ ...demo, ...variables });

test("draft deletion is announced after 60 and 83 days and happens after 90, unless settings change it", () => {
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
] as const)("%j prevents the start", ([variables, why]) => {
  expect(() => settingsOf(variables)).toThrow(why);
});

test.for([
  ["STORAGE_URL", "s3://KEY:ab/cd+ef@host/bucket"],
  ["STORAGE_URL", "s3://KEY:ab%2Fcd@host"],
  ["STORAGE_URL", "s3://KEY:ab%2Fcd@host/bucket?tls=no"],
  ["STORAGE_URL", "s3://host/ab%2Fcd"],
  ["AUDIT_HEADS_URL", "s3://KEY:ab/cd+ef@host/bucket/prefix"],
  ["SMTP_URL", "smtp://user:ab/cd@mail.example"],
  ["SMTP_URL", "smtp://user:ab%2Fcd@mail.example?requireTLS=true"],
  ["SMTP_URL", "smtp://user:ab%2Fcd@mail.example?socketTimeout=soon"],
  ["DATABASE_URL", "mysql://user:ab%2Fcd@host/db"],
  ["SCANNER_URL", "clamd://user:ab/cd@host"],
] as const)("an invalid %s is reported without its value: %s", ([name, value]) => {
  const wrong = () => settingsOf({ [name]: value });
  expect(wrong).toThrow(name);
  expect(wrong).not.toThrow(/ab(?:\/|%2F)cd/i);
});

test("a slash in a key is percent-encoded, and the mail server's timeouts are set by name", () => {
  const STORAGE_URL = "s3://KEY:ab%2Fcd%2Bef@host:9000/bucket?region=cn-1&tls=0";
  const SMTP_URL = "smtp://mail.example/?connectionTimeout=300&greetingTimeout=300&socketTimeout=300";
  expect(settingsOf({ STORAGE_URL, SMTP_URL })).toMatchObject({ STORAGE_URL, SMTP_URL });
});

test("the text message gateway is an HTTP URL, and its token must fit into a header", () => {
  const SMS_URL = "https://gateway.example/messages?account=7";
  expect(settingsOf({ SMS_URL, SMS_KEY: "abc.DEF-123" })).toMatchObject({ SMS_URL, SMS_KEY: "abc.DEF-123" });
  expect(() => settingsOf({ SMS_URL: "smpp://gateway.example" })).toThrow("SMS_URL");
  expect(() => settingsOf({ SMS_KEY: "two\nlines" })).toThrow("SMS_KEY");
});

test("text messages go to the countries of the registration, unless the setting lists others or all", () => {
  expect(settingsOf({}).SMS_COUNTRIES).toEqual(["CN", "DE", "JP", "IN", "HK", "MO", "TW"]);
  expect(settingsOf({ SMS_COUNTRIES: "CN, SG" }).SMS_COUNTRIES).toEqual(["CN", "SG"]);
  expect(settingsOf({ SMS_COUNTRIES: "*" }).SMS_COUNTRIES).toBe("*");
  for (const wrong of ["UK", "CN,", "cn", "CN;SG", "*,CN", "+86"])
    expect(() => settingsOf({ SMS_COUNTRIES: wrong }), wrong).toThrow("SMS_COUNTRIES");
});

test("names and addresses exist in both languages, and unset ones are left out", () => {
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

test("the demo has an example for each, which a setting replaces", () => {
  const { COMPANY, SUPPORT_HOURS } = settingsOf({ PRIVACY_EMAIL: "own@brand.example" });
  expect(COMPANY).toEqual({ ...companyOf(demoCompany), privacyEmail: "own@brand.example" });
  expect(SUPPORT_HOURS.en).toBe("Mon–Fri 9:00–18:00");
});

test("each setting missing on the legal pages is listed with its consequence; one misconduct channel is enough", () => {
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
  "%j prevents the start",
  (variables) => {
    expect(() => readSettings({ ...production, ...variables })).toThrow(Object.keys(variables)[0]);
  },
);

test.for([
  "PUBLIC_ORIGIN",
  "SESSION_SECRET",
  "SMTP_URL",
  "MAIL_FROM",
  "BRAND_NAME",
  "SUPPORT_EMAIL",
  "TRUSTED_PROXIES",
])("a portal for real suppliers does not start without %s", (name) => {
  expect(() => readSettings(production)).not.toThrow();
  expect(() => readSettings({ ...production, [name]: "" })).toThrow(`${name}: is needed in production`);
});

test("a phone number is enough for support, and without TLS in front TRUSTED_PROXIES is optional", () => {
  const { SUPPORT_EMAIL: _email, TRUSTED_PROXIES: _proxies, ...rest } = production;
  const settings = { ...rest, SUPPORT_PHONE: "0755 8888 6600", PUBLIC_ORIGIN: "http://portal.internal:3000" };
  expect(readSettings(settings)).toMatchObject({ TRUSTED_PROXIES: 0, PUBLIC_ORIGIN: "http://portal.internal:3000" });
});

test.for(["https://portal.example/supplier", "https://portal.example/?a=1", "https://me@portal.example"])(
  "an origin with a path, or with more than host and port, is rejected rather than truncated: %s",
  (PUBLIC_ORIGIN) => {
    expect(() => readSettings({ ...production, PUBLIC_ORIGIN })).toThrow("cannot be served under a path");
  },
);

test("the heads of the audit log go to a file next to an embedded database; with PostgreSQL, only to the place in the settings", () => {
  const beside = { url: "file:data/audit-heads.jsonl", lockDays: 2220, timestampUrl: undefined };
  expect(settingsOf({}).AUDIT_HEADS).toEqual(beside);
  const DATABASE_URL = "postgres://database.example/portal";
  expect(settingsOf({ DATABASE_URL }).AUDIT_HEADS).toBeUndefined();
  const url = "s3://KEY:SECRET@s3.example/heads/portal?region=cn-north-1";
  const TSA_URL = "https://stamps.example/tsr";
  expect(settingsOf({ DATABASE_URL, AUDIT_HEADS_URL: url, AUDIT_HEADS_LOCK_DAYS: "30", TSA_URL }).AUDIT_HEADS).toEqual({
    url,
    lockDays: 30,
    timestampUrl: TSA_URL,
  });
});

test.for([
  "/var/heads.jsonl",
  "file:",
  "syslog://",
  "syslog+udp://host",
  "s3://KEY:SECRET@host",
  "s3://host:port/heads",
])("an audit head location of %s is rejected", (url) => {
  expect(() => settingsOf({ AUDIT_HEADS_URL: url })).toThrow("AUDIT_HEADS_URL");
});

test("webhooks need a long secret, and https except on loopback or in development", () => {
  const secret = "a secret that is long enough to sign with";
  const read = (urls: string, more: Record<string, string> = { WEBHOOK_SECRET: secret }) =>
    readSettings({ ...demo, NODE_ENV: "production", WEBHOOK_URLS: urls, ...more }).WEBHOOKS;
  expect(readSettings(demo).WEBHOOKS).toBeUndefined();
  expect(read("https://a.example/x?key=1, http://127.0.0.1:8080/")).toEqual({
    urls: ["https://a.example/x?key=1", "http://127.0.0.1:8080/"],
    secrets: [secret],
  });
  expect(read("https://a.example/", { WEBHOOK_SECRET: `${secret},${secret} of before` })?.secrets).toHaveLength(2);
  expect(read("http://relay.example/", { WEBHOOK_SECRET: secret, NODE_ENV: "development" })?.urls).toHaveLength(1);
  expect(() => read("https://a.example/", {})).toThrow("WEBHOOK_SECRET: is needed with WEBHOOK_URLS");
  expect(() => read("https://a.example/", { WEBHOOK_SECRET: "short" })).toThrow("at least 32 characters");
  expect(() => read("http://relay.example/")).toThrow("WEBHOOK_URLS: must be https, or http on loopback");
  expect(() => read("http://localhost.example/")).toThrow("must be https");
  expect(() => read("ftp://a.example/")).toThrow("WEBHOOK_URLS");
  expect(() => read("https://a.example/,https://a.example/")).toThrow("names an address twice");
  expect(() => read("https://user:password@a.example/")).toThrow("no name or password");
});
