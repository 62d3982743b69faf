import { z } from "zod";
import { endpoint, nothing, pageOf, pageQuery } from "./endpoint";
import { instant } from "./moments";

const base = "/spfm/public/gsrm/v1/notices";
const notice = z.object({
  noticeId: z.string(),
  title: z.string(),
  publishedDate: instant.describe("ISO 8601 UTC."),
  noticeTypeCode: z.enum(["announcement", "release"]).describe("A release notice also appears in the banner (§4)."),
});
export type Notice = z.output<typeof notice>;

/**
 * The current notices for this user, newest first, in the language of the request: those for everyone and those for the
 * user's tenant, role or region (§7).
 */
export const list = endpoint("POST", `${base}/list`, {
  input: z.strictObject(pageQuery),
  answer: pageOf(notice),
  access: "session",
  mutates: false,
});

/**
 * A notice with its text; §7 shows no path. `noticeBody` is plain text with paragraphs separated by an empty line.
 * Refusal: `notice.unknown` (404: it does not exist, or is not for this user).
 */
export const one = endpoint("GET", `${base}/{noticeId}`, {
  input: z.strictObject({ noticeId: z.string().max(64) }),
  answer: notice.extend({ noticeBody: z.string() }),
  access: "session",
  refusals: [404],
});

/** The notice in the banner (§3); null if the response has no id (§4). */
const bannerNotice = z
  .object({ noticeId: z.string().nullish(), title: z.string().nullish() })
  .nullable()
  .transform((row) => (row?.noticeId ? { noticeId: row.noticeId, title: row.title ?? "" } : null));
export type ReleaseNotice = NonNullable<z.output<typeof bannerNotice>>;

/** The newest release notice that this account has not dismissed; null if there is none (§4, §7). */
export const releaseNotice = endpoint("POST", `${base}/releaseNotice`, {
  input: nothing,
  answer: bannerNotice,
  sentIn: "query",
  access: "session",
  mutates: false,
});

/**
 * Dismisses a release notice ('I know', §4), so that this account does not see it again. The body is the notice.
 * Refusal: that of `one`.
 */
export const readReleaseNotice = endpoint("POST", `${base}/readReleaseNotice`, {
  input: z.strictObject({ noticeId: z.string().max(64), title: z.string().max(400).optional() }),
  answer: nothing,
  access: "session",
  refusals: [404],
});
