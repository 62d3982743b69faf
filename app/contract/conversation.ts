import { z } from "zod";
import { questionMax, questionsAtOnce, questionsMax, questionsPerPage } from "~/rules/conversation/limits";
import { conversationSides } from "~/rules/conversation/sides";
import { fieldNameMax } from "~/rules/limits/forms";
import { sectionIds } from "~/rules/registration/section-ids";
import { endpoint, nothing } from "./endpoint";
import { instant } from "./moments";
import { shownText } from "./shown-text";

const register = "/spfm/public/gsrm/v1/isp/register/conversation";
const company = "/spfm/public/gsrm/v1/isp/company/conversation";
const reviewed = "/spfm/public/gsrm/v1/isp/onboarding/registrations/{registrationId}/conversation";
const owner = { access: "registration", registrants: "owner" } as const;
const permission = { access: "session", button: "registration.review" } as const;
const registrationId = z.string().max(64);
const place = z.number().int().min(1).max(questionsMax);

const about = z
  .strictObject({
    section: z.enum(sectionIds),
    field: z.string().max(fieldNameMax).nullable().describe("The form name of an answer. Null for the tab as a whole."),
  })
  .nullable()
  .describe("What the message is about. Null for the registration in general.");

const message = z.object({
  place: place.describe("Its number in the conversation, from 1 on."),
  side: z.enum(conversationSides).describe("Who wrote it."),
  text: z.string(),
  about,
  at: instant,
  isUnread: z.boolean().describe("Whether the other side wrote it and the caller has not read it."),
});
export type ConversationMessage = z.output<typeof message>;

const reviewedMessage = message.extend({
  userName: z.string().describe("Who wrote it: the registrant, or a person of either company."),
});
export type ReviewedMessage = z.output<typeof reviewedMessage>;

const pageOfMessages = <Row extends z.ZodType>(row: Row) =>
  z.object({
    messages: z.array(row).max(questionsAtOnce).describe("The newest messages before `before`, the newest last."),
    total: z.number().int(),
    unread: z.number().int().describe("How many messages of the other side the caller has not read, on all pages."),
    canWrite: z
      .boolean()
      .describe("Whether the registration is open. After it has ended, the messages can only be read."),
  });
const pageInput = {
  before: z.coerce
    .number()
    .int()
    .min(2)
    .max(questionsMax + 1)
    .optional()
    .describe("The place of a message: those before it are answered. Left out: the newest."),
  size: z.coerce.number().int().min(1).max(questionsAtOnce).default(questionsPerPage),
};
const newMessage = { text: shownText(questionMax), about: about.default(null) };
const readInput = { upTo: place.describe("The place of the newest message that the caller has seen.") };
const sentMessage = z.object({ place });

/**
 * The messages between the registrant and purchasing. Internal notes between purchasing managers are stored separately
 * and never included.
 */
export const list = endpoint("GET", register, {
  input: z.strictObject(pageInput),
  answer: pageOfMessages(message),
  ...owner,
});

/**
 * Sends a message to purchasing, which is possible from the draft on. The assigned reviewer, or otherwise every
 * reviewer, gets a message with a link. Refusals: `conversation.closed` (409: the registration has ended),
 * `conversation.tooMany` (409), `conversation.tooOften` (429), `field.unknown` (422: no such answer).
 */
export const send = endpoint("POST", register, {
  input: z.strictObject(newMessage),
  answer: sentMessage,
  ...owner,
  refusals: [409, 422, 429],
});

/** Records that the registrant has read the messages up to a position. */
export const markRead = endpoint("PUT", `${register}/read`, {
  input: z.strictObject(readInput),
  answer: nothing,
  ...owner,
});

/** Like `list`, for the accounts of an approved company. Refusal: `company.noFile` (404). */
export const listOwn = endpoint("GET", company, {
  input: z.strictObject(pageInput),
  answer: pageOfMessages(message),
  access: "session",
  refusals: [404],
});

/** Like `send`, for the accounts of an approved company. Refusals: those of `send`, and `company.noFile` (404). */
export const sendOwn = endpoint("POST", company, {
  input: z.strictObject(newMessage),
  answer: sentMessage,
  access: "session",
  refusals: [404, 409, 422, 429],
});

/**
 * Records that an account of the company has read the messages up to a position, for the whole company. Refusal:
 * `company.noFile` (404).
 */
export const markOwnRead = endpoint("PUT", `${company}/read`, {
  input: z.strictObject(readInput),
  answer: nothing,
  access: "session",
  refusals: [404],
});

/**
 * The messages for reviewers. Those of a draft can be read once its registrant has written; the answers of the draft
 * are not included. Refusal: `onboarding.unknown` (404).
 */
export const listForReview = endpoint("GET", reviewed, {
  input: z.strictObject({ registrationId, ...pageInput }),
  answer: pageOfMessages(reviewedMessage).extend({
    companyName: z.string().nullable().describe("Null while the registration does not state it."),
    number: z.string().nullable().describe("Null before it is submitted."),
    registrantName: z.string(),
  }),
  ...permission,
  refusals: [404],
});

/**
 * Sends a message to the supplier, who gets an email unless an earlier message from purchasing is still unread.
 * Refusals: `onboarding.unknown` (404), and those of `send`.
 */
export const reply = endpoint("POST", reviewed, {
  input: z.strictObject({ registrationId, ...newMessage }),
  answer: sentMessage,
  ...permission,
  refusals: [404, 409, 422, 429],
});

/** Records that the calling reviewer has read the messages up to a position. Refusal: `onboarding.unknown` (404). */
export const markReadForReview = endpoint("PUT", `${reviewed}/read`, {
  input: z.strictObject({ registrationId, ...readInput }),
  answer: nothing,
  ...permission,
  refusals: [404],
});
