import * as z from "zod/mini";
import { emailCheck } from "./identifiers/email";
import { money, normalisedBy, text } from "./fields/builders";
import { lengths } from "./limits/lengths";
import * as normalise from "./text/normalise";
import { unifiedIdeographs } from "./text/unified-ideographs";

/** An exact amount of money: a plain decimal with at most two decimal places, never rounded through a float. */
export const amount = () => money(normalisedBy(normalise.normaliseAmount, amountText()));

/** An amount of money in units of ten thousand. */
export const tenThousands = () => normalisedBy(normalise.normaliseTenThousands, amountText());

const amountText = () => text(lengths.code, "decimal", z.regex(/^(?:0|[1-9]\d{0,14})(?:\.\d{1,2})?$/, "field.amount"));

/** The name of a company, a person or a bank account. */
export const name = (max: number = lengths.name) => normalisedBy(unifiedIdeographs, text(max));

/** A share from 0 to 100 with at most two decimals. */
export const percent = () =>
  normalisedBy(
    normalise.normaliseUnit,
    text(lengths.code, "decimal", z.regex(/^(?:100(?:\.0{1,2})?|(?:0|[1-9]\d?)(?:\.\d{1,2})?)$/, "field.percent")),
  );

/** A percentage in hundredths, so that shares add up exactly; undefined if the text is not one. */
export function hundredths(percentage: string | undefined): number | undefined {
  const [, whole, part = ""] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(percentage ?? "") ?? [];
  const share = Number(whole) * 100 + Number(part.padEnd(2, "0"));
  return share <= 100 * 100 ? share : undefined;
}

/** A number of whole years. */
export const yearsCount = () =>
  normalisedBy(normalise.normaliseUnit, text(lengths.code, "numeric", z.regex(/^(?:0|[1-9]\d?)$/, "field.years")));

/** A calendar year. */
export const year = () =>
  normalisedBy(normalise.normaliseUnit, text(lengths.code, "numeric", z.regex(/^(?:19|20)\d{2}$/, "field.year")));

/** An email address. */
export const email = (code = "field.email") =>
  normalisedBy(
    normalise.normaliseEmail,
    text(lengths.email, "email", z.overwrite(normalise.normaliseEmail), emailCheck(code)),
  );

/** A telephone number in any usual notation: digits, spaces, brackets, hyphens, a leading plus. */
export const phone = () =>
  normalisedBy(normalise.normalisePhone, text(lengths.code, "tel", z.refine(isPhone, "field.phone")));

function isPhone(value: string) {
  const digits = value.replace(/\D/g, "").length;
  return /^\+?[\d ()-]+$/.test(value) && digits >= 6 && digits <= 20;
}

/** A postcode of any country. */
export const postcode = () =>
  normalisedBy(
    normalise.normalisePostcode,
    text(lengths.code, "text", z.regex(/^[A-Za-z\d](?:[A-Za-z\d -]{1,10})[A-Za-z\d]$/, "field.postcode")),
  );

/** The address of a website; `javascript:` and similar schemes never become a link. */
export const website = () =>
  normalisedBy(normalise.normaliseWebAddress, text(lengths.url, "url", z.refine(isWebsite, "field.website")));

function isWebsite(value: string) {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  return hostname.includes(".") && !username && !password;
}
