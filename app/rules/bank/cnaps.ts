/** Twelve digits: bank 3, city 4, branch 4, check 1. */
export const cnapsPattern = /^\d{12}$/;

/**
 * Whether the last digit is the check digit of the others (ISO 7064, MOD 11,10). The rule is derived from published
 * codes, not published itself, so it only ever warns.
 */
export function isCnapsChecked(code: string): boolean {
  const product = Array.from(code.slice(0, 11)).reduce(
    (carried, digit) => (((carried + Number(digit)) % 10 || 10) * 2) % 11,
    10,
  );
  return (product + Number(code[11])) % 10 === 1;
}
