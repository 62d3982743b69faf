import { z } from "zod";
import { browserNames } from "~/rules/sign-in/browser-name";
import { codeChannels } from "~/rules/contact";
import { avatarMaxBytes } from "~/rules/profile/avatar";
import { lengths } from "~/rules/limits/lengths";
import { endpoint, nothing } from "./endpoint";
import { instant } from "./moments";

const user = "/api/v1/srm/tenant/user";
const base = `${user}/tenantweb`;

/** A role for display (§3): its id within the tenant, and its name in the requested language. */
export const role = z.object({ tenantRoleId: z.string(), name: z.string() });
export type Role = z.output<typeof role>;

/** The signed-in user: the picture and time zone (§7), and the other contents of the profile page (§2). */
export const currentUser = endpoint("GET", `${user}/currentUser`, {
  input: nothing,
  answer: z.object({
    id: z.string(),
    userName: z.string(),
    userAccount: z.string(),
    avatarPicture: z.string().nullable().describe("Address of the picture, on the base API, or null if there is none."),
    timeZone: z
      .object({ value: z.string(), meaning: z.string() })
      .nullable()
      .describe("`value` is one of HIAM.TIME_ZONE (`GMT+8`), `meaning` its name. Null if it is no longer on the list."),
    email: z.string(),
    phone: z.string().nullable().describe("Null if there is none."),
    pendingEmail: z
      .string()
      .nullable()
      .describe(
        "The new email address, until it is confirmed with the code sent to it. Null if no change is in progress.",
      ),
    boundPhone: z
      .object({ number: z.string().nullable(), pending: z.string().nullable(), codesGoTo: z.enum(codeChannels) })
      .nullish()
      .describe(
        "The phone that can receive sign-in codes as well as the email address: its number in E.164 (null if " +
          "there is none), the one that waits for its codes, and where the code of the next sign-in " +
          "goes. Null or omitted where phones are not offered.",
      ),
    hasPassword: z
      .boolean()
      .describe(
        "Whether changing the email address requires the password. False if the account signs in at the company’s own provider.",
      ),
    tenants: z
      .array(z.object({ id: z.string(), tenantName: z.string(), supplierCode: z.string(), roles: z.array(role) }))
      .describe("The tenants of this user, in order, with the user’s roles in each."),
  }),
  access: "session",
  isBeforeConsent: true,
});
export type CurrentUser = z.output<typeof currentUser.answer>;

/**
 * Replaces the user's picture (§5): jpeg, jpg or png, at most 2 MB. It is cropped to the centre and re-encoded as a
 * square JPEG of 256 px; the previous picture is removed. Refusals: `avatar.format` (422: extension or content),
 * `avatar.size` (413), `file.tooOften` (429), `file.store` (503).
 */
export const updateAvatarPicture = endpoint("POST", `${base}/updateAvatarPicture`, {
  input: z.strictObject({ avatarPicture: z.instanceof(File) }),
  answer: z.object({ avatarPicture: z.string() }),
  multipart: true,
  maxFile: { bytes: avatarMaxBytes, code: "avatar.size" },
  access: "session",
  refusals: [422],
});

/**
 * The picture itself (`image/jpeg`), only for its owner. Every picture has its own address, so browsers may cache it.
 * §7 shows no path. Refusal: `file.unknown` (404: unknown, or another user’s).
 */
export const avatarPicture = endpoint("GET", `${base}/avatarPicture/{pictureId}`, {
  input: z.strictObject({ pictureId: z.string().max(64) }),
  answer: z.instanceof(Response),
  wire: "raw",
  bytes: "image/jpeg",
  access: "session",
  refusals: [404],
});

/**
 * Changes the user's time zone (§7). `timeZone` is a value of HIAM.TIME_ZONE such as `GMT+8`, encoded in the query. The
 * `code` of the response is the time zone now in effect; a response without it means that nothing was changed (§4).
 * Refusal: `timeZone.unknown` (400).
 */
export const updateUserTimeZone = endpoint("PUT", `${base}/updateUserTimeZone`, {
  input: z.strictObject({ timeZone: z.string().max(40) }),
  answer: z.object({ code: z.string().nullish() }),
  sentIn: "query",
  access: "session",
});

/**
 * Starts a change of email address: sends one code to the new address and one to the old. The password is required if
 * the account has one, except to resend the codes of the same change. A later call, for the same or another address,
 * replaces the change. §7 shows no path. Refusals: `field.email` (400), `profile.email.same` (400),
 * `profile.password.wrong` (400), `profile.password.tooMany`, `code.tooSoon` and `code.tooMany` (429,
 * `details.retryAfter` in seconds).
 */
export const requestEmailCode = endpoint("POST", `${base}/emailChange`, {
  input: z.strictObject({ email: z.string().max(lengths.email), password: z.string().max(400).default("") }),
  answer: nothing,
  access: "session",
  refusals: [429],
});

/**
 * Changes the email address with the codes sent to the new and the old address. Every other session of the user ends;
 * the old address gets an email with a link that undoes the change for 72 h; purchasing is alerted. Refusals:
 * `code.wrong` (400: wrong, expired, or not requested), `code.exhausted` (400), `profile.oldCode.wrong` and
 * `profile.oldCode.exhausted` (400: likewise for the code sent to the old address).
 */
export const confirmEmail = endpoint("PUT", `${base}/emailChange`, {
  input: z.strictObject({ code: z.string().max(20), oldCode: z.string().max(20) }),
  answer: nothing,
  access: "session",
});

/** Cancels a change of email address. Succeeds without one too. */
export const cancelEmailChange = endpoint("DELETE", `${base}/emailChange`, {
  input: nothing,
  answer: nothing,
  access: "session",
});

/**
 * Starts to bind a phone for sign-in codes: sends one code to it by text message and one to the account's email
 * address. Mobile numbers of mainland China need no +86. The password is required if the account has one, except to
 * resend the codes for the same phone. §7 shows no path. Refusals: `profile.boundPhone.invalid` (400: the number cannot
 * receive text messages), `profile.boundPhone.notPersonal` (400: a premium-rate, shared-cost, satellite or landline
 * number), `profile.boundPhone.country` (400: text messages to its country are not supported),
 * `profile.boundPhone.same` (400), `profile.boundPhone.notOffered` (404), `profile.password.wrong` (400),
 * `profile.password.tooMany`, `code.tooSoon` and `code.tooMany` (429, `details.retryAfter` in seconds).
 */
export const requestPhoneCode = endpoint("POST", `${base}/phoneChange`, {
  input: z.strictObject({ boundPhone: z.string().max(lengths.code), password: z.string().max(400).default("") }),
  answer: nothing,
  access: "session",
  refusals: [404, 429],
});

/**
 * Binds the phone, in place of the previous one, with the codes sent to it and to the account's email address. The
 * address is notified. Refusals: `code.wrong` (400: wrong, expired, or not requested), `code.exhausted` (400),
 * `profile.emailCode.wrong` and `profile.emailCode.exhausted` (400: likewise for the code sent by email).
 */
export const confirmPhone = endpoint("PUT", `${base}/phoneChange`, {
  input: z.strictObject({ code: z.string().max(20), emailCode: z.string().max(20) }),
  answer: nothing,
  access: "session",
});

/** Cancels the binding of a phone. Succeeds without one too. */
export const cancelPhoneChange = endpoint("DELETE", `${base}/phoneChange`, {
  input: nothing,
  answer: nothing,
  access: "session",
});

/**
 * Removes the bound phone. Sign-in codes are then sent only to the email address, which is notified. §7 shows no path.
 * Refusals: `profile.password.wrong` (400), `profile.password.tooMany` (429).
 */
export const removePhone = endpoint("POST", `${base}/phoneRemoval`, {
  input: z.strictObject({ password: z.string().max(400).default("") }),
  answer: nothing,
  access: "session",
  refusals: [429],
});

/**
 * Changes the phone number in the contact information; an empty one removes it. No code is sent to it. `before` is the
 * number that the screen displayed (empty if there was none). §7 shows no path. Refusals: `field.phone` (400),
 * `profile.phone.outdated` (409: another number has been saved since).
 */
export const updatePhone = endpoint("PUT", `${base}/phone`, {
  input: z.strictObject({ phone: z.string().max(lengths.code), before: z.string().max(lengths.code) }),
  answer: nothing,
  access: "session",
  refusals: [409],
});

/**
 * The user's active sessions, last used first. `browser` is the coarse name passed to `session.open`. §7 shows no path.
 */
export const sessions = endpoint("GET", `${base}/sessions`, {
  input: nothing,
  answer: z.array(
    z.object({
      id: z.string(),
      since: instant,
      lastUsedAt: instant,
      browser: z.enum(browserNames).nullable(),
      isCurrent: z.boolean(),
    }),
  ),
  access: "session",
});
export type OwnSessions = z.output<typeof sessions.answer>;

/** Ends one of the user's sessions permanently. Refusal: `session.unknown` (404: already ended, or another user’s). */
export const endSession = endpoint("DELETE", `${base}/sessions/{sessionId}`, {
  input: z.strictObject({ sessionId: z.string().max(64) }),
  answer: nothing,
  access: "session",
  refusals: [404],
});

/** Ends all of the user's sessions except the current one, which `session.logout` ends. */
export const endOtherSessions = endpoint("DELETE", `${base}/sessions`, {
  input: nothing,
  answer: nothing,
  access: "session",
});
