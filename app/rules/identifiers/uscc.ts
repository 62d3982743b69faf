const alphabet = "0123456789ABCDEFGHJKLMNPQRTUWXY";

/** Only digits and capitals, without I, O, Z, S and V (§5). */
export const hasUsccCharacters = (code: string) => /^[0-9A-HJ-NPQRTUWXY]*$/.test(code);

/** The check character that GB 32100-2015 gives the first 17 characters. */
export function usccCheck(code: string): string {
  let sum = 0;
  let weight = 1;
  for (const char of code.slice(0, 17)) {
    sum += alphabet.indexOf(char) * weight;
    weight = (weight * 3) % 31;
  }
  return alphabet[(31 - (sum % 31)) % 31] ?? "";
}

/** Whether a well-formed code carries its check character. Some real codes of the first years do not. */
export const isUsccChecked = (code: string) => code.length === 18 && usccCheck(code) === code[17];
