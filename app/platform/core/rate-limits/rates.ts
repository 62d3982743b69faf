import type { RefusalCode } from "~/rules/refusal-code";
import { colleagueEmailsPerDay } from "~/rules/colleagues/limits";
import { questionsPerHour } from "~/rules/conversation/limits";
import { invitationsPerDay } from "~/rules/invitation/limits";
import { codeLifeMs, codeResendMs } from "~/rules/limits/codes";
import { reusableCodeMs } from "~/rules/sign-in/password";
import { days, hours, minutes } from "~/rules/time";

/**
 * A rate limit: at most `max` times within a window, in milliseconds. The action is the prefix of the key in the
 * database; `code` is the refusal when it is exceeded.
 */
export type RateLimit = { action: string; max: number; window: number; code: RefusalCode };

/** S-14: emails with codes for one purpose: the pause between two of them, and how many there may be. */
export const codePause = (purpose: string): RateLimit => ({
  action: `code:${purpose}:pause`,
  max: 1,
  window: codeResendMs,
  code: "code.tooSoon",
});
export const codeQuota = (purpose: string): readonly RateLimit[] => [
  { action: `code:${purpose}:hour`, max: 5, window: hours(1), code: "code.tooMany" },
  { action: `code:${purpose}:day`, max: 10, window: days(1), code: "code.tooMany" },
];
/** Text messages with codes for one purpose to one phone number: they cost money, and disturb the owner of the phone. */
export const codesPerNumber = (purpose: string): RateLimit => ({
  action: `code:${purpose}:number:day`,
  max: 10,
  window: days(1),
  code: "code.tooMany",
});
/** S-14: emails with codes that visitors request from one client address. */
export const codesPerAddress: RateLimit = {
  action: "code:address:hour",
  max: 20,
  window: hours(1),
  code: "code.tooMany",
};
/** Text messages to new phones that are requested from one client address. */
export const phoneCodesPerAddress: RateLimit = { ...codesPerAddress, action: "code:phone:address:hour" };

/** S-18: progress queries from one client address. */
export const queriesPerAddress: RateLimit = {
  action: "progress:address",
  max: 10,
  window: minutes(15),
  code: "code.tooMany",
};

/** S-19: accounts that one user looks up by name. */
export const lookupsPerAccount: RateLimit = {
  action: "lookup:account:hour",
  max: 30,
  window: hours(1),
  code: "account.tooOften",
};
/** S-19: companies that one registration looks up at the business-information service. */
export const companyLookupsPerRegistration: RateLimit = {
  action: "company-lookup:registration:hour",
  max: 30,
  window: hours(1),
  code: "companyLookup.tooOften",
};

/** S-66: files verified from one client address. */
export const verifiesPerAddress: RateLimit = {
  action: "evidence:address",
  max: 30,
  window: minutes(15),
  code: "evidence.tooOften",
};
/** S-69: calendar feeds fetched from one client address, which several companies may share. */
export const feedsPerAddress: RateLimit = {
  action: "calendar:address",
  max: 60,
  window: minutes(15),
  code: "calendar.tooOften",
};

/** Reports of page speed that count from one client address, which several people may share. */
export const speedReportsPerAddress: RateLimit = {
  action: "page-speed:address",
  max: 120,
  window: minutes(15),
  code: "code.tooMany",
};

/** S-46: uploads from one client address. */
export const uploadsPerAddress: RateLimit = {
  action: "file:address",
  max: 20,
  window: minutes(1),
  code: "file.tooOften",
};
/** Emails and alarms about viruses in one registration. */
export const virusNoticesPerRegistration: RateLimit = {
  action: "file:infected:hour",
  max: 1,
  window: hours(1),
  code: "file.tooOften",
};

/** Sign-ins started from one client address: each one stores a row. */
export const signInsPerAddress: RateLimit = {
  action: "sign-in:address",
  max: 100,
  window: minutes(15),
  code: "signIn.tooMany",
};
/** Passwords tried for one account from one address, and from one address for any: throttled, never locked out. */
export const passwordsPerAccount: RateLimit = {
  action: "password:account",
  max: 5,
  window: minutes(15),
  code: "signIn.tooMany",
};
export const passwordsPerAddress: RateLimit = {
  action: "password:address",
  max: 30,
  window: minutes(15),
  code: "signIn.tooMany",
};
/**
 * Passwords tried by a user who is already signed in, from any address: an open session must not make guessing easier.
 */
export const passwordsPerSession: RateLimit = {
  ...passwordsPerAccount,
  action: "password:session",
  code: "profile.password.tooMany",
};
/**
 * Passwords tried for one account from any address: above the limit, the page no longer reveals whether a password was
 * correct; only the code in the owner's mailbox does.
 */
export const passwordsAnywhere: RateLimit = {
  action: "password:anywhere",
  max: 20,
  window: days(1),
  code: "signIn.tooMany",
};
/** Wrong codes for a forgotten password of one account, from anywhere: beyond it, codes are longer. */
export const passwordCodesAnywhere: RateLimit = {
  action: "code:password:wrong",
  max: 30,
  window: days(1),
  code: "code.tooMany",
};
/** Emails with such codes beyond the account's own limits: enough to keep one valid code in the mailbox. */
export const passwordEmails: RateLimit = {
  action: "code:password:letter",
  max: 1,
  window: codeLifeMs - reusableCodeMs,
  code: "code.tooSoon",
};

/** Invitations that one person sends. */
export const invitationsPerPerson: RateLimit = {
  action: "invitation:person:day",
  max: invitationsPerDay,
  window: days(1),
  code: "invitation.tooMany",
};
/** Links of invitations that are opened from one client address. */
export const invitationLooks: RateLimit = {
  action: "invitation:address:hour",
  max: 120,
  window: hours(1),
  code: "invitation.looks",
};
/** Invitations of colleagues to tabs that one registration sends. */
export const colleagueEmails: RateLimit = {
  action: "colleague:registration:day",
  max: colleagueEmailsPerDay,
  window: days(1),
  code: "colleague.tooManyEmails",
};
/** Links of such invitations that are opened from one client address. */
export const colleagueLooks: RateLimit = {
  action: "colleague:address:hour",
  max: 120,
  window: hours(1),
  code: "colleague.looks",
};
/** Messages that one side of a registration sends to the other. */
export const questionsPerSide: RateLimit = {
  action: "conversation:side:hour",
  max: questionsPerHour,
  window: hours(1),
  code: "conversation.tooOften",
};
/** Invitations to colleagues that one super admin sends. */
export const staffInvitationsPerPerson: RateLimit = {
  action: "staff-invitation:person:day",
  max: 50,
  window: days(1),
  code: "people.tooManyInvitations",
};
/** Invitations that one supplier sends to its own people. */
export const supplierInvitations: RateLimit = {
  action: "supplier-invitation:tenant:day",
  max: 50,
  window: days(1),
  code: "supplierPeople.tooManyInvitations",
};
/** Links of staff invitations that are opened from one client address. */
export const staffInvitationLooks: RateLimit = {
  action: "staff-invitation:address:hour",
  max: 60,
  window: hours(1),
  code: "staffInvitation.looks",
};
