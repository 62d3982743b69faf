import { z } from "zod";
import { endpoint, nothing, pageOf, pageQuery } from "./endpoint";
import { instant } from "./moments";

const base = "/api/v1/srm/tenant/user/tenantweb/messages";
const messageId = z.string().max(64);

const message = z.object({
  messageId: z.string(),
  title: z.string(),
  createDate: instant.describe("ISO 8601 UTC."),
  readFlag: z.enum(["0", "1"]).describe("'0' means unread (§3)."),
  isAlarm: z.boolean().default(false).describe("Whether it reports a possible fraud. False if omitted."),
});
export type Message = z.output<typeof message>;

/**
 * The site messages of this account in the language of the request, unread alarms first, then newest first; with
 * `unread`, only unread ones (§7).
 */
export const list = endpoint("GET", base, {
  input: z.strictObject({ ...pageQuery, unread: z.stringbool().or(z.boolean()).default(false) }),
  answer: pageOf(message),
  access: "session",
});

/**
 * One message with its text. Loading it marks it as read, as in HZERO. `text` is plain text with paragraphs separated
 * by an empty line. `to` is the portal path where the user can act, or null. Another user's message and an unknown one
 * get the same refusal: `message.unknown` (404).
 */
export const one = endpoint("GET", `${base}/{messageId}`, {
  input: z.strictObject({ messageId }),
  answer: message.extend({ text: z.string(), to: z.string().nullable() }),
  access: "session",
  refusals: [404],
});

/** Marks messages as read; ids of other accounts are ignored. `read` is the number of messages that were unread. */
export const markRead = endpoint("POST", `${base}/read-flag`, {
  input: z.strictObject({ messageIds: z.array(messageId).min(1).max(100) }),
  answer: z.object({ read: z.number() }),
  access: "session",
});

/** Marks all messages of this account as read, except alarms, which must be opened individually. */
export const markAllRead = endpoint("POST", `${base}/read-flag/all`, {
  input: nothing,
  answer: z.object({ read: z.number() }),
  access: "session",
});

/** The number of unread messages, for the dot on the bell (§4). The call does not extend the session. */
export const countUnread = endpoint("GET", `${base}/unread/count`, {
  input: nothing,
  answer: z.object({ unread: z.number() }),
  access: "session",
  touchesSession: false,
});
