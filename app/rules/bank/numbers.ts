const separators = /[\s_＿\p{Pd}−]/gu;

/** What stops an account number: no spaces, dash or underscore (§5), in any width, and nothing but letters and digits. */
export function accountNumberProblem(number: string): { code: string; repair?: string } | undefined {
  const bare = number.replace(separators, "");
  if (bare !== number)
    return { code: "bank.accountNumber.separators", ...(/^[A-Za-z\d]+$/.test(bare) && { repair: bare }) };
  return /^[A-Za-z\d]+$/.test(number) ? undefined : { code: "bank.accountNumber.characters" };
}

/** Whether it has as many digits as account numbers of its country usually have. */
export const hasUsualLength = (number: string, digits: number) => /^\d+$/.test(number) && number.length === digits;

/** Institution, country, location and, for a branch, three more (ISO 9362). */
const bic = /^[A-Z]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/;

/** What stops a SWIFT code: an 8-character one needs XXX appended (§5). */
export function swiftProblem(swift: string): { code: string; repair?: string } | undefined {
  if (!bic.test(swift)) return { code: "bank.swift.malformed" };
  return swift.length === 8 ? { code: "bank.swift.needsBranch", repair: `${swift}XXX` } : undefined;
}

/** The country a well-formed SWIFT code names. */
export const swiftCountry = (swift: string) => swift.slice(4, 6);

/** Twelve digits: bank 3, city 4, branch 4, check 1. */
export const cnapsPattern = /^\d{12}$/;

/** The banks whose own number a code begins with (行别代码); regional banks share theirs and are not told apart by it. */
const banks = [
  "102",
  "103",
  "104",
  "105",
  "301",
  "302",
  "303",
  "304",
  "305",
  "306",
  "307",
  "308",
  "309",
  "310",
  "315",
  "316",
  "318",
  "403",
] as const;

/** The number of the bank that a code begins with, where it is one bank's own. */
export const cnapsBank = (code: string): (typeof banks)[number] | undefined =>
  banks.find((number) => code.startsWith(number));

/**
 * Whether the last digit is the check digit of the others (ISO 7064, MOD 11,10). The rule is derived from published
 * codes, not published itself, so it only ever warns.
 */
export function isCnapsChecked(code: string): boolean {
  const product = Array.from(code.slice(0, 11)).reduce(
    (carry, digit) => (((carry + Number(digit)) % 10 || 10) * 2) % 11,
    10,
  );
  return (product + Number(code[11])) % 10 === 1;
}
