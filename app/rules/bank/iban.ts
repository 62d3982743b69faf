import type { Finding } from "../finding";
import { ibanLengths } from "./iban-lengths";

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

/** Whether the check digits agree with the rest (modulo 97). Asked only of an IBAN without a problem. */
export const isIbanChecked = (iban: string) =>
  /^[A-Z]{2}\d{2}/.test(iban) && remainder(iban.slice(4) + iban.slice(0, 4)) === 1;

/** The number modulo 97, with letters written as 10 to 35; digit by digit, for it is too long for a number. */
const remainder = (rearranged: string) =>
  [...rearranged].reduce((rest, char) => {
    const value = Number.parseInt(char, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
