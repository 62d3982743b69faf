import { z } from "zod";
import { lengths } from "~/rules/limits/lengths";
import { noticeKinds, noticeStates, noticeTextMax, storedAudiences } from "~/rules/workspace/managed-notice";
import { endpoint, pageOf, pageQuery } from "./endpoint";
import { instant } from "./moments";
import { shownLine, shownText } from "./shown-text";

const base = "/spfm/public/gsrm/v1/isp/managed-notices";
/** For super admins: no role has this button. */
const permission = { access: "session", button: "review.settings" } as const;

const noticeId = z.string().regex(/^[\w-]{1,64}$/);
const audience = z
  .enum(storedAudiences)
  .describe("`other`: the users of one company, or another selection that the base API was given elsewhere.");
const notice = z.object({
  noticeId: z.string(),
  version: z.number().describe("The number of changes so far. `save` sends the version that it is based on."),
  kind: z.enum(noticeKinds),
  audience,
  state: z.enum(noticeStates),
  publishedDate: instant.describe("The notice is shown from then on. ISO 8601 UTC."),
  endsDate: instant.nullable().describe("It is no longer shown from then on. Null if it stays."),
  changedDate: instant.nullable(),
  changedBy: z.string().nullable().describe("The name of the person who changed it last."),
});

/** All notices in any state, with titles in both languages, newest first. */
export const list = endpoint("GET", base, {
  input: z.strictObject(pageQuery),
  answer: pageOf(notice.extend({ titles: z.object({ zh: z.string(), en: z.string() }) })),
  ...permission,
});
export type ListedNotice = z.output<typeof list.answer>["content"][number];

const words = z.object({ title: z.string(), text: z.string() });

/** One notice in any state, for editing. Refusal: `notice.unknown` (404). */
export const load = endpoint("GET", `${base}/{noticeId}`, {
  input: z.strictObject({ noticeId }),
  answer: notice.extend({ words: z.object({ zh: words, en: words }) }),
  ...permission,
  refusals: [404],
});
export type ManagedNotice = z.output<typeof load.answer>;

const typedWords = z.strictObject({ title: shownLine(lengths.name), text: shownText(noticeTextMax) });

/**
 * Creates or changes a notice, always in both languages. `version` is the one that the form was loaded with; null
 * creates a notice, whose id the caller chooses. A notice that users have dismissed in the banner does not appear there
 * again when it is changed. The same input sent twice is applied once. Refusals: `notice.unknown` (404),
 * `notice.outdated` (409: someone else has changed it since), `notice.period` (422: it would end before it is shown).
 */
export const save = endpoint("PUT", base, {
  input: z.strictObject({
    noticeId,
    version: z.number().int().min(0).nullable(),
    kind: z.enum(noticeKinds),
    audience: audience.describe("`other` leaves the recipients unchanged; a new notice cannot have it."),
    words: z.strictObject({ zh: typedWords, en: typedWords }),
    publishedDate: z.iso.datetime().optional().describe("Omitted: unchanged, or immediately for a new notice."),
    endsDate: z.iso.datetime().nullable().optional().describe("Unchanged if omitted; null if the notice has no end."),
  }),
  answer: z.object({ version: z.number() }),
  ...permission,
  refusals: [404, 409, 422],
});
