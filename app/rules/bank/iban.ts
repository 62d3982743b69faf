import type { Finding } from "../finding";

type Problem = Pick<Finding, "code" | "params">;

/** The first rule that an IBAN breaks, in the order of §5. */
export function ibanProblem(iban: string): Problem | undefined {
  if (!/^[A-Z\d]+$/.test(iban)) return { code: "bank.iban.characters" };
  if (/^(?:\d+|[A-Z]+)$/.test(iban)) return { code: "bank.iban.mixed" };
  const country = iban.slice(0, 2);
  const length = ibanLengths.get(country);
  if (length === undefined) return { code: "bank.iban.country", params: { country } };
  if (iban.length !== length) return { code: "bank.iban.length", params: { country, length } };
  return undefined;
}

/** The doubt about a well-formed IBAN: a letter where its country has a digit or the reverse, else its check digits. */
export function ibanDoubt(iban: string): Problem | undefined {
  const mismatch = misplacedCharacter(iban);
  if (mismatch)
    return {
      code: mismatch.expected === "digit" ? "bank.iban.digitExpected" : "bank.iban.letterExpected",
      params: { country: iban.slice(0, 2), at: mismatch.at },
    };
  return isIbanChecked(iban) ? undefined : { code: "bank.iban.check" };
}

/** Whether the check digits are correct (modulo 97). Only called for an IBAN without another problem. */
export const isIbanChecked = (iban: string) =>
  /^[A-Z]{2}\d{2}/.test(iban) && remainder(iban.slice(4) + iban.slice(0, 4)) === 1;

/**
 * The number modulo 97, with letters as 10 to 35. Computed digit by digit, because it is too long for a JavaScript
 * number.
 */
const remainder = (rearrangedIban: string) =>
  [...rearrangedIban].reduce((rest, char) => {
    const value = Number.parseInt(char, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);

/**
 * The format of an IBAN after the country and the check digits: the SWIFT registry of ISO 13616 (release 101, 89 countries).
 * `n` means digits, `a` capitals, `c` either, each with its count.
 */
const registry = `
AD:n8c12 AE:n19 AL:n8c16 AT:n16 AZ:a4c20 BA:n16 BE:n12 BG:a4n6c8 BH:a4c14 BI:n23 BR:n23a1c1 BY:c4n4c16 CH:n5c12 CR:n18
CY:n8c16 CZ:n20 DE:n18 DJ:n23 DK:n14 DO:c4n20 EE:n16 EG:n25 ES:n20 FI:n14 FK:a2n12 FO:n14 FR:n10c11n2 GB:a4n14
GE:a2n16 GI:a4c15 GL:n14 GR:n7c16 GT:c24 HN:a4n20 HR:n17 HU:n24 IE:a4n14 IL:n19 IQ:a4n15 IS:n22 IT:a1n10c12 JO:a4n4c18
KW:a4c22 KZ:n3c13 LB:n4c20 LC:a4c24 LI:n5c12 LT:n16 LU:n3c13 LV:a4c13 LY:n21 MC:n10c11n2 MD:c20 ME:n18 MK:n3c10n2
MN:n16 MR:n23 MT:a4n5c18 MU:a4n19a3 NI:a4n20 NL:a4n10 NO:n11 OM:n3c16 PK:a4c16 PL:n24 PS:a4c21 PT:n21 QA:a4c21
RO:a4c16 RS:n18 RU:n14c15 SA:n2c18 SC:a4n20a3 SD:n14 SE:n20 SI:n15 SK:n20 SM:a1n10c12 SO:n19 ST:n21 SV:a4n20 TL:n19
TN:n20 TR:n6c16 UA:n6c19 VA:n18 VG:a4n16 XK:n16 YE:a4n4c18`;

type Characters = "n" | "a" | "c";

/** For each country the kind of every character after the check digits. */
const formats: ReadonlyMap<string, readonly Characters[]> = new Map(
  registry
    .trim()
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), charactersOf(entry.slice(3))]),
);

function charactersOf(format: string): Characters[] {
  return [...format.matchAll(/([nac])(\d+)/g)].flatMap(([, kind, count]) =>
    Array.from({ length: Number(count) }, () => kind as Characters),
  );
}

/** The length of an IBAN in each country. */
export const ibanLengths: ReadonlyMap<string, number> = new Map(
  [...formats].map(([country, characters]) => [country, 4 + characters.length]),
);

/** The first position, from 1, at which this IBAN does not have the digit or letter that its country requires. */
export function misplacedCharacter(iban: string): { at: number; expected: "digit" | "letter" } | undefined {
  for (const [index, kind] of (formats.get(iban.slice(0, 2)) ?? []).entries()) {
    const char = iban[4 + index] ?? "";
    if (kind === "n" && !/\d/.test(char)) return { at: 5 + index, expected: "digit" };
    if (kind === "a" && !/[A-Z]/.test(char)) return { at: 5 + index, expected: "letter" };
  }
  return undefined;
}

/** Territories without an entry in the registry: their IBANs begin with another country’s code. */
const sharedWith: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ["BL", "GF", "GP", "MF", "MQ", "NC", "PF", "PM", "RE", "TF", "WF", "YT"].map((of) => [of, "FR"]),
  ),
  ...Object.fromEntries(["GG", "IM", "JE"].map((of) => [of, "GB"])),
  AX: "FI",
};

/** The letters at the start of an IBAN of this country; undefined if its banks have no IBANs. */
export function findIbanCountry(country: string): string | undefined {
  const letters = Object.hasOwn(sharedWith, country) ? sharedWith[country] : country;
  return letters !== undefined && ibanLengths.has(letters) ? letters : undefined;
}
