import { unifiedIdeographs } from "./unified-ideographs";

/**
 * Converts pasted text to the form that the rules expect: one function for each kind of answer. A function returns its input
 * unchanged if it does not recognise it, so that error messages refer to what was typed. All of them are idempotent.
 */
export type Normalise = (input: string) => string;

/** Full-width letters, digits, signs and spaces become plain ones; no other character is taken for one. */
const plain = (input: string) =>
  input
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll("\uffe5", "¥")
    .replaceAll("\u3000", " ")
    .trim();

const spaces = /\s/gu;
const spacesAndDashes = /[\s\p{Pd}−]/gu;

/** `1234 5678` → `12345678`: digits and letters in groups. */
const joinGroups: Normalise = (input) => plain(input).replace(spaces, "");

/** A number that is read in groups: `12-345-6789`, `518 000`, `４０８ ３１６`. */
export const normaliseDigits: Normalise = (input) => {
  const bare = plain(input).replace(spacesAndDashes, "");
  return /^\d+$/.test(bare) ? bare : input;
};

/** A code of capitals and digits: `gb29 nwbk 6016 1331 9268 19`. */
export const normaliseCapitals: Normalise = (input) => {
  const bare = joinGroups(input).toUpperCase();
  return /^[A-Z\d]+$/.test(bare) ? bare : input;
};

/** A code that is case-sensitive or contains dashes: only full-width characters are changed. */
export const normaliseWidth: Normalise = (input) => {
  const narrow = plain(input);
  return narrow === input.trim() ? input : narrow;
};

const groupedNumber = /^\d{1,3}(?:([, '’])\d{3})(?:\1\d{3})*(?:\.\d+)?$/;
const currencySign = /^(?:¥|\$|€|£|CNY|RMB|USD|EUR|GBP|JPY)\s*/i;

/** An amount: `¥280,000,000.50`, `280 000 000`, `2８０，０００元`. A comma that may be a decimal one stays. */
export const normaliseAmount: Normalise = (input) => {
  const bare = plain(input)
    .replace(currencySign, "")
    .replace(/\s*元整?$/, "");
  if (/^\d+(?:\.\d+)?$/.test(bare)) return bare;
  return groupedNumber.test(bare) ? bare.replace(/[, '’]/g, "") : input;
};

/** A share or a number with its unit: `35%`, `5 年`, `2024年`. */
export const normaliseUnit: Normalise = (input) => {
  const bare = plain(input)
    .replace(/(?:%|年|years?)$/i, "")
    .trimEnd();
  return /^\d+(?:\.\d+)?$/.test(bare) ? bare : input;
};

/** An address of a website without its scheme: `www.mi.com`. */
export const normaliseWebAddress: Normalise = (input) => {
  const bare = plain(input).replace(spaces, "");
  if (/^https?:\/\//i.test(bare)) return bare.replace(/^https?/i, (scheme) => scheme.toLowerCase());
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]|$)/u.test(bare) ? `https://${bare}` : input;
};

/** An e-mail address with a full-width `＠` or a space that was pasted with it. */
export const normaliseEmail: Normalise = (input) => {
  const bare = joinGroups(input).replace(/^mailto:/i, "");
  return /^[^@]+@[^@]+$/.test(bare) ? bare : input;
};

/** A telephone number in any width, with dots or long dashes between its groups. */
export const normalisePhone: Normalise = (input) => {
  const bare = plain(input)
    .replace(/[\p{Pd}−]/gu, "-")
    .replace(/(?<=\d)\.(?=\d)/g, " ")
    .replace(/\s+/gu, " ");
  return /^\+?[\d ()-]+$/.test(bare) ? bare : input;
};

const dayPatterns = [
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<year>\d{4})\s*[-./年]\s*(?<month>\d{1,2})\s*[-./月]\s*(?<day>\d{1,2})\s*日?$/,
];

/** A day as people write it: `20121105`, `2012.11.5`, `2012年11月5日` → `2012-11-05`. */
export const normaliseDay: Normalise = (input) => {
  const bare = plain(input);
  for (const form of dayPatterns) {
    const { year, month = "", day: date = "" } = form.exec(bare)?.groups ?? {};
    if (year) return `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  }
  return input;
};

/** Text normalised for searching: width, case and spaces are ignored. */
export const fold = (text: string): string =>
  unifiedIdeographs(text)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s·'’.-]+/gu, "");
