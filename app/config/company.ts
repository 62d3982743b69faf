/** A text in each language. */
type InBoth = Record<"zh" | "en", string>;

/** Settings that identify the company that runs the portal. */
type CompanySettings = {
  COMPANY_NAME?: string;
  COMPANY_ADDRESS?: string;
  PRIVACY_EMAIL?: string;
  INTEGRITY_EMAIL?: string;
  INTEGRITY_PHONE?: string;
  INTEGRITY_ADDRESS?: string;
};

/** The fictitious manufacturer of the demo, which is also the sender of its emails. */
export const demoBrand = "星澜终端|Starlan Devices";
export const demoSender = "no-reply@portal.example";

/** Demo values for the optional settings of a company. */
export const demoCompany = {
  SUPPORT_EMAIL: "suppliers@starlan.example",
  SUPPORT_PHONE: "0755 8888 6600",
  SUPPORT_HOURS: "周一至周五 9:00–18:00|Mon–Fri 9:00–18:00",
  COMPANY_NAME: "星澜终端股份有限公司|Starlan Devices Co., Ltd.",
  COMPANY_ADDRESS:
    "广东省深圳市南山区星澜路 1 号|1 Xinglan Road, Nanshan District, Shenzhen, Guangdong, People’s Republic of China",
  PRIVACY_EMAIL: "privacy@starlan.example",
  INTEGRITY_EMAIL: "integrity@starlan.example",
  INTEGRITY_PHONE: "0755 8888 6610",
  INTEGRITY_ADDRESS:
    "广东省深圳市南山区星澜路 1 号合规部|Compliance Department, 1 Xinglan Road, Nanshan District, Shenzhen, Guangdong",
} as const;

/** `中文|English`, or one text for both. */
export function inBothLanguages(text: string): InBoth {
  const [zh = "", en = zh] = text.split("|").map((one) => one.trim());
  return { zh, en };
}

/** The facts about the company that the pages show; unset parts are undefined. */
export const companyOf = (settings: CompanySettings) => ({
  name: inBothIfSet(settings.COMPANY_NAME),
  address: inBothIfSet(settings.COMPANY_ADDRESS),
  privacyEmail: settings.PRIVACY_EMAIL,
  integrity: {
    email: settings.INTEGRITY_EMAIL,
    phone: settings.INTEGRITY_PHONE,
    address: inBothIfSet(settings.INTEGRITY_ADDRESS),
  },
});

const inBothIfSet = (text: string | undefined) => (text === undefined ? undefined : inBothLanguages(text));

/** Lists the missing settings, each with its effect on the pages. An integrity contact of any kind is enough. */
export function missingCompanySettings(settings: CompanySettings): Record<string, string> {
  const integrity = settings.INTEGRITY_EMAIL ?? settings.INTEGRITY_PHONE ?? settings.INTEGRITY_ADDRESS;
  const missing = {
    COMPANY_NAME:
      !settings.COMPANY_NAME && "the agreement and the privacy policy name the brand as the contracting party",
    COMPANY_ADDRESS: !settings.COMPANY_ADDRESS && "the agreement and the privacy policy give no registered address",
    PRIVACY_EMAIL: !settings.PRIVACY_EMAIL && "privacy requests are sent to the purchasing manager",
    INTEGRITY_EMAIL: !integrity && "the integrity code sends those who report misconduct to Procurement",
  };
  return Object.fromEntries(
    Object.entries(missing).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
