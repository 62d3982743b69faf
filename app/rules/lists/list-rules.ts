/** The forms of codes. Country and currency codes are ISO codes, because browsers support no others. */
export type CodeKind = "code" | "countryCode" | "currencyCode";

/** The rules of a list of values: the changes allowed to super admins, and the parts of its values. */
export type ListRules = {
  /** The list of its values' parents, such as the countries of provinces. */
  parent?: string;
  /** Whether its values have a payment code in addition to their own. */
  hasTag?: true;
  /** Whether the product depends on each of its values, which can be renamed but not added or removed. */
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
