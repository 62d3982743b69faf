import { z } from "zod";
import { maxNotes, noteMax } from "~/rules/teamwork/limits";
import { person } from "./assignment";
import { endpoint, nothing } from "./endpoint";
import { instant } from "./moments";
import { shownText } from "./shown-text";

const base = "/spfm/public/gsrm/v1/isp/onboarding/registrations/{registrationId}";
const permission = { access: "session", button: "registration.review" } as const;
const registrationId = z.string().max(64);

const note = z.object({
  noteId: z.string(),
  text: z.string(),
  by: person,
  at: instant,
  isUnread: z.boolean().describe("Whether a colleague wrote it since the caller last read the notes."),
  deletableUntil: instant.nullable().describe("Until when the caller may delete it. Null if they may not."),
});
export type ReviewNote = z.output<typeof note>;

/** The internal notes on a registration, oldest first. Refusal: `onboarding.unknown` (404). */
export const list = endpoint("GET", `${base}/notes`, {
  input: z.strictObject({ registrationId }),
  answer: z.array(note).max(maxNotes),
  ...permission,
  refusals: [404],
});

/**
 * Writes a note. Colleagues whom it mentions as `@name` get a message with a link to the registration. Refusals:
 * `onboarding.unknown` (404), `reviewNote.tooMany` (409).
 */
export const add = endpoint("POST", `${base}/notes`, {
  input: z.strictObject({ registrationId, text: shownText(noteMax) }),
  answer: z.object({
    noteId: z.string(),
    mentioned: z.array(z.string()).describe("The names of the colleagues who received a message."),
  }),
  ...permission,
  refusals: [404, 409],
});

/** Deletes a note. Refusals: `reviewNote.unknown` (404: unknown, or not the caller's), `reviewNote.tooOld` (409). */
export const remove = endpoint("DELETE", `${base}/notes/{noteId}`, {
  input: z.strictObject({ registrationId, noteId: z.string().max(64) }),
  answer: nothing,
  ...permission,
  refusals: [404, 409],
});

/** Records that the caller has read all current notes. Refusal: `onboarding.unknown` (404). */
export const markRead = endpoint("PUT", `${base}/notes/read`, {
  input: z.strictObject({ registrationId }),
  answer: nothing,
  ...permission,
  refusals: [404],
});

/**
 * Reports that the caller has the registration open; the page repeats the call while it is open. Returns the other
 * people who have it open or have the draft of a decision, and the number of notes. The call does not extend the
 * session. Refusal: `onboarding.unknown` (404).
 */
export const reportReading = endpoint("PUT", `${base}/readers`, {
  input: z.strictObject({ registrationId }),
  answer: z.object({
    readers: z.array(person),
    drafts: z
      .array(person.extend({ savedAt: instant }))
      .describe("The other people with the draft of a decision, and when they last changed it."),
    notes: z.number().int(),
    unreadNotes: z.number().int(),
    unreadMessages: z
      .number()
      .int()
      .optional()
      .describe("How many messages of the supplier the caller has not read (`conversation.listForReview`)."),
  }),
  ...permission,
  touchesSession: false,
  refusals: [404],
});
