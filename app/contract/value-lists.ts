import { z } from "zod";
import { shownLine } from "./shown-text";
import { lengths } from "~/rules/limits/lengths";
import { endpoint, nothing, pageOf, pageQuery } from "./endpoint";
import { origin } from "./origin";

const base = "/spfm/public/gsrm/v1/isp/value-lists";
/** For super admins: no role has this button. */
const permission = { access: "session", button: "review.settings" } as const;

const lovCode = z.string().max(64);
const code = z.string().min(1).max(64);

const list = z.object({
  lovCode: z.string(),
  name: z.string().describe("In the requested language."),
  total: z.number().int().describe("The number of values, including those no longer offered."),
  changed: z.number().int().describe("The number of release values that the company has renamed or removed."),
  added: z.number().int().describe("The number of values that the company has added."),
});
export type ValueList = z.output<typeof list>;

/** The lists of values. */
export const lists = endpoint("GET", base, { input: z.strictObject(pageQuery), answer: pageOf(list), ...permission });

const names = z.object({
  zh: z.string(),
  en: z.string(),
  tag: z.string().describe("The SWIFT or bank code of a bank. Empty otherwise."),
});
const value = names.extend({
  value: z.string().describe("The code, which is stored in answers."),
  parent: z
    .object({ value: z.string(), meaning: z.string().describe("In the requested language.") })
    .nullable()
    .describe("Its parent in the list above. Null if there is no such list."),
  isOffered: z.boolean().describe("Whether it can be chosen. Otherwise, existing answers keep it and its name."),
  origin,
});
export type ValueOfList = z.output<typeof value>;

/** A page of a list, including values no longer offered, best match first. Refusal: `lov.unknown` (404). */
export const values = endpoint("GET", `${base}/{lovCode}/values`, {
  input: z.strictObject({ lovCode, query: z.string().max(lengths.email).default(""), ...pageQuery }),
  answer: pageOf(value).extend({ name: z.string().describe("The name of the list, in the requested language.") }),
  ...permission,
  refusals: [404],
});

const typedNames = {
  zh: shownLine(lengths.name),
  en: shownLine(lengths.name),
  tag: z.string().max(lengths.code),
};

/**
 * Adds a value at the end of a list. Refusals: `lov.unknown` (404), `lov.codeTaken` (409), `lov.code`,
 * `lov.countryCode` or `lov.currencyCode` (422: not a valid code for this list), `lov.unknownParent` (422), `lov.fixed`
 * (422: the product depends on the values of this list).
 */
export const add = endpoint("POST", `${base}/{lovCode}/values`, {
  input: z.strictObject({ lovCode, value: code, parent: z.string().max(64), ...typedNames }),
  answer: nothing,
  ...permission,
  refusals: [404, 409, 422],
});

/**
 * Changes the names of a value; searches then match the new ones. `before` is the names being replaced. Refusals:
 * `lov.unknownValue` (404), `lov.outdated` (409: someone has changed it since).
 */
export const edit = endpoint("PUT", `${base}/{lovCode}/values`, {
  input: z.strictObject({ lovCode, value: code, before: names, ...typedNames }),
  answer: nothing,
  ...permission,
  refusals: [404, 409, 422],
});

/**
 * Stops offering a value, or offers it again. Existing answers with it stay valid and are displayed with its name.
 * Refusals: `lov.unknownValue` (404), `lov.fixed` (422: the product depends on the values of this list).
 */
export const offer = endpoint("PUT", `${base}/{lovCode}/offered`, {
  input: z.strictObject({ lovCode, value: code, isOffered: z.boolean() }),
  answer: nothing,
  ...permission,
  refusals: [404, 422],
});
