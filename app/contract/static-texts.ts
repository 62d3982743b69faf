import { z } from "zod";
import { staticTextMax, textVersionMax } from "~/rules/static-text/limits";
import { lengths } from "~/rules/limits/lengths";
import { endpoint, pageOf, pageQuery } from "./endpoint";
import { calendarDay, instant } from "./moments";
import { origin } from "./origin";
import { shownLine, shownText } from "./shown-text";

const base = "/spfm/public/gsrm/v1/isp/static-texts";
/** For super admins: no role has this button. */
const permission = { access: "session", button: "review.settings" } as const;

const textCode = z
  .string()
  .max(64)
  .meta({ examples: ["ISP.PROTECTION_POLICY"] });

const listedText = z.object({
  textCode,
  title: z.string().describe("In the requested language."),
  version: z.string().nullable(),
  origin,
  publishedAt: instant.nullable().describe("When the company published it. Null for the release's text."),
  publishedBy: z.string().nullable(),
});
export type ListedText = z.output<typeof listedText>;

/** The texts of the information pages, the agreement and the privacy policy, by code. */
export const list = endpoint("GET", base, {
  input: z.strictObject(pageQuery),
  answer: pageOf(listedText),
  ...permission,
});

const wording = z.object({
  title: z.string(),
  text: z.string().describe("HTML with `{{parameters}}`, without the line that states the version."),
});
const bothWordings = { zh: wording, en: wording };
export type Wording = z.output<typeof wording>;

const storedVersion = z.object({
  versionId: z.string(),
  version: z.string(),
  effectiveOn: calendarDay.nullable(),
  publishedAt: instant.nullable().describe("Null for a version from a release."),
  publishedBy: z.string().nullable(),
});
export type StoredVersion = z.output<typeof storedVersion>;

const maintainedText = z.object({
  textCode,
  version: z.string().nullable(),
  revision: z.string().describe("The revision of this wording, which `publish` requires."),
  origin,
  isAgreement: z.boolean().describe("Whether users in India must consent again when it changes."),
  ...bothWordings,
  parameters: z
    .array(z.object({ name: z.string(), zh: z.string(), en: z.string() }))
    .describe("The HTML that replaces `{{name}}`, in each language."),
  versions: z.array(storedVersion).describe("The published versions, newest first, followed by that of the release."),
  release: z
    .object({ version: z.string(), ...bothWordings })
    .nullable()
    .describe("The release's wording, if the company has changed it."),
});
export type MaintainedPage = z.output<typeof maintainedText>;

/** A text for editing. Refusal: `text.unknown` (404). */
export const load = endpoint("GET", `${base}/{textCode}`, {
  input: z.strictObject({ textCode }),
  answer: maintainedText,
  ...permission,
  refusals: [404],
});

/** The wording of an earlier version. Refusal: `text.unknown` (404). */
export const loadVersion = endpoint("GET", `${base}/{textCode}/versions/{versionId}`, {
  input: z.strictObject({ textCode, versionId: z.string().max(40) }),
  answer: z.object({ version: z.string(), ...bothWordings }),
  ...permission,
  refusals: [404],
});

const typedWording = z.strictObject({ title: shownLine(lengths.name), text: shownText(staticTextMax) });

/**
 * Publishes a new version of a text, which takes effect immediately. The earlier version stays stored. Refusals:
 * `text.unknown` (404), `text.outdated` (409: someone has published another one since `revision`), `text.versionTaken`
 * (409: this version number is in use for another wording), `text.unacceptable` (422: it contains elements or
 * parameters that pages do not support).
 */
export const publish = endpoint("PUT", `${base}/{textCode}`, {
  input: z.strictObject({
    textCode,
    revision: z.string().max(64),
    version: shownLine(textVersionMax),
    effectiveOn: calendarDay.max(10),
    zh: typedWording,
    en: typedWording,
  }),
  answer: z.object({ revision: z.string() }),
  ...permission,
  refusals: [404, 409, 422],
});
