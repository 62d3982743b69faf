import type { Finding } from "../finding";
import { ibanLengths, misplacedCharacter } from "./iban-formats";

type Problem = Pick<Finding, "code" | "params">;

/** What stops an IBAN, in the order of §5; the first that applies. */
export function ibanProblem(iban: string): Problem | undefined {
  if (!/^[A-Z\d]+$/.test(iban)) return { code: "bank.iban.characters" };
  if (/^(?:\d+|[A-Z]+)$/.test(iban)) return { code: "bank.iban.mixed" };
  const country = iban.slice(0, 2);
  const length = ibanLengths.get(country);
  if (length === undefined) return { code: "bank.iban.country", params: { country } };
  if (iban.length !== length) return { code: "bank.iban.length", params: { country, length } };
  return undefined;
}

/** What makes a well-formed IBAN doubtful: a letter where its country has a digit or the reverse, else its check digits. */
export function ibanDoubt(iban: string): Problem | undefined {
  const misplaced = misplacedCharacter(iban);
  if (misplaced)
    return {
      code: misplaced.expected === "digit" ? "bank.iban.digitExpected" : "bank.iban.letterExpected",
      params: { country: iban.slice(0, 2), at: misplaced.at },
    };
  return isIbanChecked(iban) ? undefined : { code: "bank.iban.check" };
}

/** Whether the check digits agree with the rest (modulo 97). Asked only of an IBAN without a problem. */
export const isIbanChecked = (iban: string) =>
  /^[A-Z]{2}\d{2}/.test(iban) && remainder(iban.slice(4) + iban.slice(0, 4)) === 1;

/** The number modulo 97, with letters written as 10 to 35; digit by digit, for it is too long for a number. */
const remainder = (rearranged: string) =>
  [...rearranged].reduce((rest, char) => {
    const value = Number.parseInt(char, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
