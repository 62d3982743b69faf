/** What stops an account number: no spaces, dash or underscore (§5), in any width, and nothing but letters and digits. */
export function accountNumberProblem(number: string): { code: string } | undefined {
  if (/[\s_＿\p{Pd}−]/u.test(number)) return { code: "bank.accountNumber.separators" };
  return /^[A-Za-z\d]+$/.test(number) ? undefined : { code: "bank.accountNumber.characters" };
}

/** Whether it has as many digits as account numbers of its country usually have. */
export const hasUsualLength = (number: string, digits: number) => /^\d+$/.test(number) && number.length === digits;
