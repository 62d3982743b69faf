import { z } from "zod";
import type { LookedUp } from "~/rules/registration/company-lookup";
import { basicFields } from "~/rules/registration/basic";
import { hours } from "~/rules/time";

const text = z.string().trim().min(1).optional().catch(undefined);
/** Milliseconds since 1970, as a number or text, between 1900 and 2199. */
const instant = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?\d{1,14}$/)
      .transform(Number),
  ])
  .pipe(z.number().min(-4e12).max(8e12))
  .optional()
  .catch(undefined);

/**
 * A company in the format of Tianyancha's basic information; only the fields of the basic tab are read, and any of them may be
 * missing.
 */
const company = z.object({
  name: z.string().trim().min(1),
  property3: text,
  alias: text,
  creditCode: text,
  regNumber: text,
  taxNumber: text,
  legalPersonName: text,
  regCapital: text,
  estiblishTime: instant,
  toTime: instant,
  businessScope: text,
  regLocation: text,
  websiteList: text,
});
export type FoundCompany = z.output<typeof company>;

const answer = z.object({ error_code: z.literal(0), result: company });

/** The company in a response of the service. Null if it is unknown, or if the service refuses (`error_code` other than 0). */
export const companyIn = (body: unknown): FoundCompany | null => answer.safeParse(body).data?.result ?? null;

/** A company in the terms of the basic tab (§3). To support a service other than Tianyancha's, change only this. */
export function toFoundAnswers(source: FoundCompany): LookedUp {
  const { amount, currency } = capitalIn(source.regCapital ?? "");
  const answers: LookedUp = {
    companyName: source.name,
    companyEnglishName: source.property3,
    abbreviation: source.alias,
    registeredDetail: source.regLocation,
    unifiedCreditCode: source.creditCode,
    registrationNumber: source.regNumber,
    taxId: source.taxNumber,
    registeredCapital: amount,
    capitalCurrency: currency,
    establishedOn: dayIn(source.estiblishTime),
    operatingUntil: dayIn(source.toTime),
    legalRepresentative: source.legalPersonName,
    businessScope: source.businessScope,
    website: addressIn(source.websiteList),
  };
  return Object.fromEntries(Object.entries(answers).filter(([field, value]) => value && isAcceptable(field, value)));
}

/** Whether the rules of the tab accept an answer. */
function isAcceptable(field: string, value: string) {
  const schema = basicFields.shape[field as keyof LookedUp];
  return schema.safeParse(value).success;
}

/** The first of these addresses that is present; the tab needs complete ones. */
function addressIn(addressText: string | undefined) {
  const first = addressText?.split(/[;,；，\s]/)[0];
  return first && !first.includes("://") ? `http://${first}` : first;
}

/** Days are the registry's, in China. */
const dayIn = (at: number | undefined) =>
  at === undefined ? undefined : new Date(at + chinaOffsetMs).toISOString().slice(0, 10);
const chinaOffsetMs = hours(8);

const currencies: readonly [RegExp, string][] = [
  [/美元/, "USD"],
  [/欧元/, "EUR"],
  [/日元/, "JPY"],
  [/港[元币]/, "HKD"],
  [/人民币|^[\d.,]+[万亿]?元?$/, "CNY"],
];
/** The number of zeros that a unit stands for. */
const units: Record<string, number> = { 万: 4, 亿: 8 };

/** `305843.0395万元人民币` → 3058430395 CNY, exactly; empty if the amount or the currency is not understood. */
export function capitalIn(capitalText: string): { amount?: string; currency?: string } {
  const [, whole = "", part = "", unit = ""] = /^([\d,]+)(?:\.(\d+))?\s*([万亿])?/.exec(capitalText) ?? [];
  const currency = currencies.find(([name]) => name.test(capitalText))?.[1];
  if (!whole || !currency) return {};
  const digits = units[unit] ?? 0;
  const wholeDigits = whole.replaceAll(",", "") + part.slice(0, digits).padEnd(digits, "0");
  const fraction = part.slice(digits).replace(/0+$/, "");
  return { amount: wholeDigits.replace(/^0+(?=\d)/, "") + (fraction ? `.${fraction}` : ""), currency };
}
