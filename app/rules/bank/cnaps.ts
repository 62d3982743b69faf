/** Twelve digits: bank 3, city 4, branch 4, check 1. */
export const cnapsPattern = /^\d{12}$/;

/**
 * The banks with their own number at the start of a code (行别代码). Regional banks share one number, which does not
 * identify any of them.
 */
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

/** The bank number at the start of a code; undefined if it does not belong to a single bank. */
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
