import { localeOf } from "../format";
import { normaliseAmount } from "./normalise";

/** The amount from which zeros are hard to count. */
const largeAmount = 10_000;

/** A large typed amount in words: 5000万, 50 million; "" for a smaller amount or other text. */
export function amountInWords(language: string, typed: string): string {
  const amount = normaliseAmount(typed);
  if (!/^\d+(?:\.\d+)?$/.test(amount) || Number(amount) < largeAmount) return "";
  return new Intl.NumberFormat(localeOf(language), {
    notation: "compact",
    compactDisplay: "long",
    maximumFractionDigits: 2,
  }).format(Number(amount));
}
