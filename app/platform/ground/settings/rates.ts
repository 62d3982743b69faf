import { invitationLooksPerHour, invitationsPerDay } from "~/rules/invitation/limits";
import { codeResendMs, codesPerHour, codesPerDay, codesPerDayPerNumber, codesPerHourPerIp } from "~/rules/limits/codes";
import {
  progressTries,
  progressWindowMs,
  accountLookupsPerHour,
  signInsPerIp,
  passwordWindowMs,
  passwordTries,
  passwordTriesPerIp,
} from "~/rules/limits/sign-in";
import { companyLookupsPerHour } from "~/rules/registration/limits";
import { uploadsPerMinutePerIp } from "~/rules/limits/files";
import { verifiesPerAddress as verifies, verifyWindowMs } from "~/rules/evidence/limits";
import { feedFetches, feedWindowMs } from "~/rules/documents/limits";
import { passwordCodeTries, passwordTriesAnywhere } from "~/rules/password";
import { staffInvitationLooksPerHour, staffInvitationsPerDay } from "~/rules/staff/limits";
import { minutes, hours, days, inSeconds } from "~/rules/time";
import { codeSeconds, reusableCodeSeconds } from "./durations";

/** How often something may happen; `code` is the refusal when it happens more often. */
export type Rate = { name: string; limit: number; seconds: number; code: string };

/** S-14: letters with codes for one purpose: the pause between two of them, and how many there may be. */
export const codePause = (purpose: string): Rate => ({
  name: `code:${purpose}:pause`,
  limit: 1,
  seconds: inSeconds(codeResendMs),
  code: "code.tooSoon",
});
export const codeQuota = (purpose: string): readonly Rate[] => [
  { name: `code:${purpose}:hour`, limit: codesPerHour, seconds: inSeconds(hours(1)), code: "code.tooMany" },
  { name: `code:${purpose}:day`, limit: codesPerDay, seconds: inSeconds(days(1)), code: "code.tooMany" },
];

/** Text messages with codes for one purpose to one phone number: they cost money, and disturb the owner of the phone. */
export const codesPerNumber = (purpose: string): Rate => ({
  name: `code:${purpose}:number:day`,
  limit: codesPerDayPerNumber,
  seconds: inSeconds(days(1)),
  code: "code.tooMany",
});

/** Text messages to new phones that are asked for from one client address. */
export const phoneCodesPerAddress: Rate = {
  name: "code:phone:address:hour",
  limit: codesPerHourPerIp,
  seconds: inSeconds(hours(1)),
  code: "code.tooMany",
};

/** S-14: letters with codes that visitors ask for from one client address. */
export const codesPerAddress: Rate = {
  name: "code:address:hour",
  limit: codesPerHourPerIp,
  seconds: inSeconds(hours(1)),
  code: "code.tooMany",
};

/** S-18: progress queries from one client address. */
export const queriesPerAddress: Rate = {
  name: "progress:address",
  limit: progressTries,
  seconds: inSeconds(progressWindowMs),
  code: "code.tooMany",
};

/** S-19: accounts looked up by one user. */
export const lookupsPerAccount: Rate = {
  name: "lookup:account:hour",
  limit: accountLookupsPerHour,
  seconds: inSeconds(hours(1)),
  code: "account.tooOften",
};

/** S-19: companies looked up in one registration. */
export const companyLookupsPerRegistration: Rate = {
  name: "company-lookup:registration:hour",
  limit: companyLookupsPerHour,
  seconds: inSeconds(hours(1)),
  code: "companyLookup.tooOften",
};

/** S-66: files verified from one client address. */
export const verifiesPerAddress: Rate = {
  name: "evidence:address",
  limit: verifies,
  seconds: inSeconds(verifyWindowMs),
  code: "evidence.tooOften",
};

/** S-69: calendar feeds fetched from one client address. */
export const feedsPerAddress: Rate = {
  name: "calendar:address",
  limit: feedFetches,
  seconds: inSeconds(feedWindowMs),
  code: "calendar.tooOften",
};

/** S-46: uploads from one client address. */
export const uploadsPerAddress: Rate = {
  name: "file:address",
  limit: uploadsPerMinutePerIp,
  seconds: inSeconds(minutes(1)),
  code: "file.tooOften",
};

/** Sign-ins begun from one address: each one leaves a row. */
export const signInsPerAddress: Rate = {
  name: "sign-in:address",
  limit: signInsPerIp,
  seconds: inSeconds(passwordWindowMs),
  code: "signIn.tooMany",
};

/** Passwords tried by someone who is signed in already, from any address: an open session must not help to guess. */
export const passwordsPerSession: Rate = {
  name: "password:session",
  limit: passwordTries,
  seconds: inSeconds(passwordWindowMs),
  code: "profile.password.tooMany",
};

/** Passwords tried for one account from one address, and from one address for any: throttled, never locked out. */
export const passwordsPerAccount: Rate = {
  name: "password:account",
  limit: passwordTries,
  seconds: inSeconds(passwordWindowMs),
  code: "signIn.tooMany",
};
export const passwordsPerAddress: Rate = {
  name: "password:address",
  limit: passwordTriesPerIp,
  seconds: inSeconds(passwordWindowMs),
  code: "signIn.tooMany",
};

/** Passwords tried for one account from anywhere: past it, only the code in the owner's mailbox says that one was right. */
export const passwordsAnywhere: Rate = {
  name: "password:anywhere",
  limit: passwordTriesAnywhere,
  seconds: inSeconds(days(1)),
  code: "signIn.tooMany",
};

/** Wrong codes for a forgotten password of one account, from anywhere. */
export const passwordCodesAnywhere: Rate = {
  name: "code:password:wrong",
  limit: passwordCodeTries,
  seconds: inSeconds(days(1)),
  code: "code.tooMany",
};

/** Letters with such codes beyond the account's own limits: as many as keep one code in the mailbox that holds. */
export const passwordLetters: Rate = {
  name: "code:password:letter",
  limit: 1,
  seconds: codeSeconds - reusableCodeSeconds,
  code: "code.tooSoon",
};

/** Letters and alarms about viruses in one registration. */
export const virusNoticesPerRegistration: Rate = {
  name: "file:infected:hour",
  limit: 1,
  seconds: inSeconds(hours(1)),
  code: "file.tooOften",
};

/** Invitations that one person sends. */
export const invitationsPerPerson: Rate = {
  name: "invitation:person:day",
  limit: invitationsPerDay,
  seconds: inSeconds(days(1)),
  code: "invitation.tooMany",
};

/** Invitations to colleagues that one person sends. */
export const staffInvitationsPerPerson: Rate = {
  name: "staff-invitation:person:day",
  limit: staffInvitationsPerDay,
  seconds: inSeconds(days(1)),
  code: "people.tooManyInvitations",
};

/** Links of staff invitations that are opened from one client address. */
export const staffInvitationLooks: Rate = {
  name: "staff-invitation:address:hour",
  limit: staffInvitationLooksPerHour,
  seconds: inSeconds(hours(1)),
  code: "staffInvitation.looks",
};

/** Links of invitations that are opened from one client address. */
export const invitationLooks: Rate = {
  name: "invitation:address:hour",
  limit: invitationLooksPerHour,
  seconds: inSeconds(hours(1)),
  code: "invitation.looks",
};
