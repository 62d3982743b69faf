import { unifiedIdeographs } from "./unified-ideographs";

/**
 * Converts pasted text to the form that the rules expect: one function for each kind of answer. A function returns
 * unrecognised input unchanged, so that error messages refer to the text as typed. All of them are idempotent.
 */
export type Normalise = (input: string) => string;

/** Full-width letters, digits, signs and spaces become plain ones; other characters are unchanged. */
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

/** A code that is printed in groups with spaces or dashes: `91440300-MA5G8R2K71`. */
export const normaliseCode: Normalise = (input) => {
  const bare = plain(input).replace(spacesAndDashes, "").toUpperCase();
  return /^[A-Z\d]+$/.test(bare) ? bare : input;
};

/** A code of capitals whose separators are part of it: `de 123456789`, `12-3456789`. */
export const normaliseCase: Normalise = (input) => {
  const narrow = normaliseWidth(input);
  return /^[\x20-\x7e]+$/.test(narrow) ? narrow.toUpperCase() : narrow;
};

/**
 * A postcode. Six digits are written without a space, as in China; in postcodes with letters or fewer digits the space
 * stays.
 */
export const normalisePostcode: Normalise = (input) => {
  const digits = joinGroups(input);
  return /^\d{6}$/.test(digits) ? digits : normaliseWidth(input);
};

/** A code that is case-sensitive or contains dashes: only full-width characters are changed. */
export const normaliseWidth: Normalise = (input) => {
  const narrow = plain(input);
  return narrow === input.trim() ? input : narrow;
};

const groupedNumber = /^\d{1,3}(?:([, '’])\d{3})(?:\1\d{3})*(?:\.\d+)?$/;
const currencySign = /^(?:¥|\$|€|£|CNY|RMB|USD|EUR|GBP|JPY|人民币)\s*/i;
const yuan = /元整?(?:人民币)?$/;

/** `5,000` → `5000`; undefined if the text is not a number, or has a comma that may be a decimal separator. */
function plainNumber(text: string): string | undefined {
  if (/^\d+(?:\.\d+)?$/.test(text)) return text;
  return groupedNumber.test(text) ? text.replace(/[, '’]/g, "") : undefined;
}

/** An amount: `¥280,000,000.50`, `280 000 000`, `2８０，０００元`, `5,000 万元`, `1.2亿`. */
export const normaliseAmount: Normalise = (input) => {
  const bare = plain(input).replace(currencySign, "").replace(yuan, "").trimEnd();
  return plainNumber(bare) ?? countedNumber(bare) ?? input;
};

/** An amount in a field that counts ten thousands: `5000万` is 5000 of them, `280,000 元` are 28. */
export const normaliseTenThousands: Normalise = (input) => {
  const bare = plain(input).replace(currencySign, "");
  const amount = bare.replace(yuan, "").trimEnd();
  const whole = countedNumber(amount) ?? (amount === bare ? undefined : plainNumber(amount));
  return (whole === undefined ? plainNumber(amount) : shiftPoint(whole, -4)) ?? input;
};

const powers: Record<string, number> = { 十: 1, 百: 2, 千: 3, 万: 4, 萬: 4, 亿: 8, 億: 8 };
const maxDecimals = 2;

/** `1.2亿` → `120000000`; undefined if the text does not end in 万 or 亿. */
function countedNumber(text: string): string | undefined {
  const { number = "", times = "", unit = "" } = countedPattern.exec(text)?.groups ?? {};
  const digits = plainNumber(number.trimEnd());
  return digits && shiftPoint(digits, (powers[times] ?? 0) + (powers[unit] ?? 0));
}

const countedPattern = /^(?<number>\d[\d,. '’]*)(?<times>[十百千]?)(?<unit>[万萬亿億])$/;

/**
 * Multiplies a decimal by a power of ten, digit for digit; undefined if the result has too many decimal places for an
 * amount.
 */
function shiftPoint(number: string, places: number): string | undefined {
  const [whole = "", part = ""] = number.split(".");
  const point = whole.length + places;
  const digits = (whole + part).padEnd(point, "0").padStart(whole.length + part.length - Math.min(point, 0), "0");
  const at = Math.max(point, 0);
  const decimals = digits.slice(at).replace(/(?<!0)0+$/, "");
  if (decimals.length > maxDecimals) return undefined;
  return (digits.slice(0, at).replace(/^0+/, "") || "0") + (decimals && `.${decimals}`);
}

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

const trailingSigns = /(?<![;,.。、])[;,.。、]+$/;
const namedAddress = /^[^<>]*<([^<>]+)>$/;

/** The email address in pasted text: `li@acme.example；`, `李雷 <li@acme.example>`, `mailto:li＠acme.example`. */
export const normaliseEmail: Normalise = (input) => {
  const text = joinGroups(input).replace(trailingSigns, "");
  const bare = (namedAddress.exec(text)?.[1] ?? text).replace(trailingSigns, "").replace(/^(?:mailto:)+/i, "");
  return /^[^@<>]+@[^@<>]+$/.test(bare) ? bare : input;
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
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[\s-]*(?<month>[a-z]{3,9})\.?[\s,-]*(?<year>\d{4})$/i,
  /^(?<month>[a-z]{3,9})\.?\s*(?<day>\d{1,2})(?:st|nd|rd|th)?(?:\s*,\s*|\s+)(?<year>\d{4})$/i,
];
const months = "january february march april may june july august september october november december".split(" ");

/** A day as people write it: `20121105`, `2012.11.5`, `2012年11月5日`, `5 Nov 2012`, `Nov 5, 2012` → `2012-11-05`. */
export const normaliseDay: Normalise = (input) => {
  const bare = plain(input);
  for (const form of dayPatterns) {
    const { year, month: typed = "", day: date = "" } = form.exec(bare)?.groups ?? {};
    const month = /^\d/.test(typed) ? typed : monthNumber(typed);
    if (year && month) return `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  }
  return input;
};

/** `Nov`, `November` → `11`; undefined if it is not the name of a month. */
function monthNumber(name: string): string | undefined {
  const at = months.findIndex((month) => month.startsWith(name.toLowerCase()));
  return at < 0 ? undefined : String(at + 1);
}

/** Text normalised for searching: width, case and spaces are ignored. */
export const fold = (text: string): string =>
  unifiedIdeographs(text)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s·'’.-]+/gu, "");
