/** The forms of codes. Country and currency codes are ISO codes, because browsers do not know any others. */
export type CodeKind = "code" | "countryCode" | "currencyCode";

/** The rules of a list of values: what a super admin may do with it, and what its values consist of. */
export type ListRules = {
  /** The list that its values belong to, such as the countries of provinces. */
  parent?: string;
  /** Whether its values have a code in payments, besides their own. */
  hasTag?: true;
  /** The product knows each of its values: they can be renamed, but none is added or taken out. */
  isFixed?: true;
  /** The form of a new value's code. Defaults to `code`, for codes of the company's own. */
  code?: CodeKind;
};

const country = "HPFM.COUNTRY";
const province = "HPFM.PROVINCE";

const known: Readonly<Record<string, ListRules>> = {
  [country]: { code: "countryCode" },
  [province]: { parent: country },
  "HPFM.CITY": { parent: province },
  "HPFM.CURRENCY": { code: "currencyCode" },
  "HPFM.BANK": { parent: country, hasTag: true },
  "HIAM.TIME_ZONE": { isFixed: true },
  "ISP.REGION": { isFixed: true },
  "ISP.TASK_STATE": { isFixed: true },
};

/** The rules of a list; none for a list that a company created itself. */
export const listRulesOf = (lovCode: string): ListRules =>
  Object.hasOwn(known, lovCode) ? (known[lovCode] ?? {}) : {};
