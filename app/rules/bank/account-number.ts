const separators = /[\s_＿\p{Pd}−]/gu;

/** The rule an account number breaks: no spaces, dash or underscore (§5), in any width, and nothing but letters and digits. */
export function accountNumberProblem(number: string): { code: string; repair?: string } | undefined {
  const bare = number.replace(separators, "");
  if (bare !== number)
    return { code: "bank.accountNumber.separators", ...(/^[A-Za-z\d]+$/.test(bare) && { repair: bare }) };
  return /^[A-Za-z\d]+$/.test(number) ? undefined : { code: "bank.accountNumber.characters" };
}

/** Whether it has as many digits as account numbers of its country usually have. */
export const hasUsualLength = (number: string, digits: number) => /^\d+$/.test(number) && number.length === digits;
