import * as audit from "~/rules/audit-limits";
import { invitationLooksPerHour, invitationsPerDay } from "~/rules/invitation/limits";
import * as rules from "~/rules/limits";
import { verifiesPerAddress as verifies, verifyWindowMs } from "~/rules/evidence/limits";
import { feedFetches, feedWindowMs } from "~/rules/documents/limits";
import { passwordCodeTries, passwordTriesAnywhere, reusableCodeMs } from "~/rules/password";
import * as retention from "~/rules/retention/limits";
import { staffInvitationLooksPerHour, staffInvitationsPerDay } from "~/rules/staff/limits";

const second = 1000;
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How often something may happen; `code` is the refusal when it happens more often. */
export type Rate = { name: string; limit: number; seconds: number; code: string };

/** S-12: a code's life in seconds. */
export const codeSeconds = rules.codeLifeMs / second;

/** S-14: letters with codes for one purpose: the pause between two of them, and how many there may be. */
export const codePause = (purpose: string): Rate => ({
  name: `code:${purpose}:pause`,
  limit: 1,
  seconds: rules.codeResendMs / second,
  code: "code.tooSoon",
});
export const codeQuota = (purpose: string): readonly Rate[] => [
  { name: `code:${purpose}:hour`, limit: rules.codesPerHour, seconds: hour, code: "code.tooMany" },
  { name: `code:${purpose}:day`, limit: rules.codesPerDay, seconds: day, code: "code.tooMany" },
];

/** Text messages with codes for one purpose to one phone number: they cost money, and disturb the owner of the phone. */
export const codesPerNumber = (purpose: string): Rate => ({
  name: `code:${purpose}:number:day`,
  limit: rules.codesPerDayPerNumber,
  seconds: day,
  code: "code.tooMany",
});
/** Text messages to new phones that are asked for from one client address. */
export const phoneCodesPerAddress: Rate = {
  name: "code:phone:address:hour",
  limit: rules.codesPerHourPerIp,
  seconds: hour,
  code: "code.tooMany",
};
/** When a text message that was not sent yet is late, in seconds. */
export const smsLateSeconds = rules.smsLateMs / second;

/** S-14: letters with codes that visitors ask for from one client address. */
export const codesPerAddress: Rate = {
  name: "code:address:hour",
  limit: rules.codesPerHourPerIp,
  seconds: hour,
  code: "code.tooMany",
};

/** S-18: progress queries from one client address. */
export const queriesPerAddress: Rate = {
  name: "progress:address",
  limit: rules.progressTries,
  seconds: rules.progressWindowMs / second,
  code: "code.tooMany",
};

/** S-19: accounts looked up by one user. */
export const lookupsPerAccount: Rate = {
  name: "lookup:account:hour",
  limit: rules.accountLookupsPerHour,
  seconds: hour,
  code: "account.tooOften",
};

/** S-19: companies looked up in one registration. */
export const companyLookupsPerRegistration: Rate = {
  name: "company-lookup:registration:hour",
  limit: rules.companyLookupsPerHour,
  seconds: hour,
  code: "companyLookup.tooOften",
};

/** S-66: files verified from one client address, and how long the making of a pack may take before another process tries. */
export const verifiesPerAddress: Rate = {
  name: "evidence:address",
  limit: verifies,
  seconds: verifyWindowMs / second,
  code: "evidence.tooOften",
};
export const packLeaseSeconds = 10 * minute;

/** S-69: calendar feeds fetched from one client address. */
export const feedsPerAddress: Rate = {
  name: "calendar:address",
  limit: feedFetches,
  seconds: feedWindowMs / second,
  code: "calendar.tooOften",
};

/** S-46: uploads from one client address. */
export const uploadsPerAddress: Rate = {
  name: "file:address",
  limit: rules.uploadsPerMinutePerIp,
  seconds: minute,
  code: "file.tooOften",
};

/** S-47: how long the code that confirms a change of the company file holds. */
export const stepUpSeconds = rules.stepUpMs / second;
/** S-51: how long a change of contact keeps new bank details from being proposed. */
export const contactLockSeconds = rules.contactLockDays * day;
/** How long a number is on file before it may be called, and a change of contacts stays a risk. */
export const callableAfterSeconds = rules.callableAfterDays * day;
export const contactsWatchedSeconds = rules.contactsWatchedDays * day;
/** How old a role is before it counts for a second approval. */
export const roleProbationSeconds = rules.roleProbationDays * day;

/** §1, stage 4: how long an initial password can be used. */
export const initialPasswordSeconds = rules.initialPasswordHours * hour;
/** Sign-ins begun from one address: each one leaves a row. */
export const signInsPerAddress: Rate = {
  name: "sign-in:address",
  limit: rules.signInsPerIp,
  seconds: rules.passwordWindowMs / second,
  code: "signIn.tooMany",
};

/** How long an e-mail that was replaced can be brought back. */
export const emailUndoSeconds = rules.emailUndoHours * hour;

/** Passwords tried by someone who is signed in already, from any address: an open session must not help to guess. */
export const passwordsPerSession: Rate = {
  name: "password:session",
  limit: rules.passwordTries,
  seconds: rules.passwordWindowMs / second,
  code: "profile.password.tooMany",
};

/** Passwords tried for one account from one address, and from one address for any: throttled, never locked out. */
export const passwordsPerAccount: Rate = {
  name: "password:account",
  limit: rules.passwordTries,
  seconds: rules.passwordWindowMs / second,
  code: "signIn.tooMany",
};
export const passwordsPerAddress: Rate = {
  name: "password:address",
  limit: rules.passwordTriesPerIp,
  seconds: rules.passwordWindowMs / second,
  code: "signIn.tooMany",
};

/** Passwords tried for one account from anywhere: past it, only the code in the owner's mailbox says that one was right. */
export const passwordsAnywhere: Rate = {
  name: "password:anywhere",
  limit: passwordTriesAnywhere,
  seconds: day,
  code: "signIn.tooMany",
};

/** Wrong codes for a forgotten password of one account, from anywhere. */
export const passwordCodesAnywhere: Rate = {
  name: "code:password:wrong",
  limit: passwordCodeTries,
  seconds: day,
  code: "code.tooMany",
};
/** For how many seconds more a code for a forgotten password has to hold to be used again. */
export const reusableCodeSeconds = reusableCodeMs / second;
/** Letters with such codes beyond the account's own limits: as many as keep one code in the mailbox that holds. */
export const passwordLetters: Rate = {
  name: "code:password:letter",
  limit: 1,
  seconds: codeSeconds - reusableCodeSeconds,
  code: "code.tooSoon",
};

/** S-27: a session, of a registration or of the workspace, in seconds; the last is how long an expired one may still keep what was typed. */
export const sessionIdleSeconds = rules.sessionIdleMs / second;
export const sessionSeconds = rules.sessionMaxMs / second;
export const lateSaveSeconds = retention.lateSaveHours * hour;

/** S-45: how long a signed address serves its file, in seconds. */
export const signedSeconds = rules.signedUrlMs / second;
/** File UUIDs are one an answer; far more than a form can use is a flood. */
export const uuidsPerRegistration = 300;

/** F-21: when bytes without a row are removed. */
export const orphanBytesSeconds = retention.orphanBytesHours * hour;

/** Longer than reading something on a licence can take, with the storage it reads from: after it another process may try. */
export const readingLeaseSeconds = 2 * minute;

/** S-44: longer than a scan can take, with the storage it reads from: after it another process may try. */
export const scanLeaseSeconds = 2 * minute;
/** What a scan in hand gets when the process stops. */
export const scanStopMs = 5 * second;
/** After this number of attempts, about ten minutes, a file says that the scanner does not do its work. */
export const scanLateAttempts = 8;
/** Letters and alarms about viruses in one registration. */
export const virusNoticesPerRegistration: Rate = {
  name: "file:infected:hour",
  limit: 1,
  seconds: hour,
  code: "file.tooOften",
};

/** A section as typed. */
export const sectionBytes = 200 * 1024;
export const sectionDepth = 6;

const firstRetrySeconds = 5;
const longestRetrySeconds = 15 * minute;
/**
 * F-06: how many seconds after so many failed attempts the next one is made: 5, doubling to a quarter of an hour. So are letters and
 * text messages, the scanner, the reading of licences and the evidence packs.
 */
export const retrySeconds = (attempts: number): number =>
  Math.min(firstRetrySeconds * 2 ** (attempts - 1), longestRetrySeconds);
/** For so long a letter or text message is tried again. */
export const deliverySeconds = day;
/** Longer than a letter can take: after it another process may try. */
export const letterLeaseSeconds = 5 * minute;

/** S-67: how often the head of the audit log is written where nothing is decided, and when one is tried again, in seconds. */
export const auditHeadSeconds = audit.auditHeadMs / second;
export const auditHeadRetrySeconds = audit.auditHeadRetryMs / second;
export const auditLateSeconds = audit.auditLateMs / second;

/** How long a start waits while another process fills the reference tables. */
export const seedPatienceMs = 60_000;

/** Invitations that one person sends. */
export const invitationsPerPerson: Rate = {
  name: "invitation:person:day",
  limit: invitationsPerDay,
  seconds: day,
  code: "invitation.tooMany",
};
/** Invitations to colleagues that one person sends. */
export const staffInvitationsPerPerson: Rate = {
  name: "staff-invitation:person:day",
  limit: staffInvitationsPerDay,
  seconds: day,
  code: "people.tooManyInvitations",
};
/** Links of staff invitations that are opened from one client address. */
export const staffInvitationLooks: Rate = {
  name: "staff-invitation:address:hour",
  limit: staffInvitationLooksPerHour,
  seconds: hour,
  code: "staffInvitation.looks",
};
/** Links of invitations that are opened from one client address. */
export const invitationLooks: Rate = {
  name: "invitation:address:hour",
  limit: invitationLooksPerHour,
  seconds: hour,
  code: "invitation.looks",
};
