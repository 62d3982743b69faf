import * as audit from "~/rules/audit-limits";
import { invitationLooksPerHour, invitationsPerDay } from "~/rules/invitation/limits";
import * as rules from "~/rules/limits";
import { verifiesPerAddress as verifies, verifyWindowMs } from "~/rules/evidence/limits";
import { feedFetches, feedWindowMs } from "~/rules/documents/limits";
import { passwordCodeTries, passwordTriesAnywhere, reusableCodeMs } from "~/rules/password";
import * as retention from "~/rules/retention/limits";
import { staffInvitationLooksPerHour, staffInvitationsPerDay } from "~/rules/staff/limits";
import { seconds, minutes, hours, days, inSeconds } from "~/rules/time";
import { kilobytes } from "~/rules/size";

/** How often something may happen; `code` is the refusal when it happens more often. */
export type Rate = { name: string; limit: number; seconds: number; code: string };

/** S-12: a code's life in seconds. */
export const codeSeconds = inSeconds(rules.codeLifeMs);

/** S-14: letters with codes for one purpose: the pause between two of them, and how many there may be. */
export const codePause = (purpose: string): Rate => ({
  name: `code:${purpose}:pause`,
  limit: 1,
  seconds: inSeconds(rules.codeResendMs),
  code: "code.tooSoon",
});
export const codeQuota = (purpose: string): readonly Rate[] => [
  { name: `code:${purpose}:hour`, limit: rules.codesPerHour, seconds: inSeconds(hours(1)), code: "code.tooMany" },
  { name: `code:${purpose}:day`, limit: rules.codesPerDay, seconds: inSeconds(days(1)), code: "code.tooMany" },
];

/** Text messages with codes for one purpose to one phone number: they cost money, and disturb the owner of the phone. */
export const codesPerNumber = (purpose: string): Rate => ({
  name: `code:${purpose}:number:day`,
  limit: rules.codesPerDayPerNumber,
  seconds: inSeconds(days(1)),
  code: "code.tooMany",
});
/** Text messages to new phones that are asked for from one client address. */
export const phoneCodesPerAddress: Rate = {
  name: "code:phone:address:hour",
  limit: rules.codesPerHourPerIp,
  seconds: inSeconds(hours(1)),
  code: "code.tooMany",
};
/** When a text message that was not sent yet is late, in seconds. */
export const smsLateSeconds = inSeconds(rules.smsLateMs);

/** S-14: letters with codes that visitors ask for from one client address. */
export const codesPerAddress: Rate = {
  name: "code:address:hour",
  limit: rules.codesPerHourPerIp,
  seconds: inSeconds(hours(1)),
  code: "code.tooMany",
};

/** S-18: progress queries from one client address. */
export const queriesPerAddress: Rate = {
  name: "progress:address",
  limit: rules.progressTries,
  seconds: inSeconds(rules.progressWindowMs),
  code: "code.tooMany",
};

/** S-19: accounts looked up by one user. */
export const lookupsPerAccount: Rate = {
  name: "lookup:account:hour",
  limit: rules.accountLookupsPerHour,
  seconds: inSeconds(hours(1)),
  code: "account.tooOften",
};

/** S-19: companies looked up in one registration. */
export const companyLookupsPerRegistration: Rate = {
  name: "company-lookup:registration:hour",
  limit: rules.companyLookupsPerHour,
  seconds: inSeconds(hours(1)),
  code: "companyLookup.tooOften",
};

/** S-66: files verified from one client address, and how long the making of a pack may take before another process tries. */
export const verifiesPerAddress: Rate = {
  name: "evidence:address",
  limit: verifies,
  seconds: inSeconds(verifyWindowMs),
  code: "evidence.tooOften",
};
export const packLeaseSeconds = inSeconds(minutes(10));

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
  limit: rules.uploadsPerMinutePerIp,
  seconds: inSeconds(minutes(1)),
  code: "file.tooOften",
};

/** S-47: how long the code that confirms a change of the company file holds. */
export const stepUpSeconds = inSeconds(rules.stepUpMs);
/** S-51: how long a change of contact keeps new bank details from being proposed. */
export const contactLockSeconds = inSeconds(days(rules.contactLockDays));
/** How long a number is on file before it may be called, and a change of contacts stays a risk. */
export const callableAfterSeconds = inSeconds(days(rules.callableAfterDays));
export const contactsWatchedSeconds = inSeconds(days(rules.contactsWatchedDays));
/** How old a role is before it counts for a second approval. */
export const roleProbationSeconds = inSeconds(days(rules.roleProbationDays));

/** §1, stage 4: how long an initial password can be used. */
export const initialPasswordSeconds = inSeconds(hours(rules.initialPasswordHours));
/** Sign-ins begun from one address: each one leaves a row. */
export const signInsPerAddress: Rate = {
  name: "sign-in:address",
  limit: rules.signInsPerIp,
  seconds: inSeconds(rules.passwordWindowMs),
  code: "signIn.tooMany",
};

/** How long an e-mail that was replaced can be brought back. */
export const emailUndoSeconds = inSeconds(hours(rules.emailUndoHours));

/** Passwords tried by someone who is signed in already, from any address: an open session must not help to guess. */
export const passwordsPerSession: Rate = {
  name: "password:session",
  limit: rules.passwordTries,
  seconds: inSeconds(rules.passwordWindowMs),
  code: "profile.password.tooMany",
};

/** Passwords tried for one account from one address, and from one address for any: throttled, never locked out. */
export const passwordsPerAccount: Rate = {
  name: "password:account",
  limit: rules.passwordTries,
  seconds: inSeconds(rules.passwordWindowMs),
  code: "signIn.tooMany",
};
export const passwordsPerAddress: Rate = {
  name: "password:address",
  limit: rules.passwordTriesPerIp,
  seconds: inSeconds(rules.passwordWindowMs),
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
/** For how many seconds more a code for a forgotten password has to hold to be used again. */
export const reusableCodeSeconds = inSeconds(reusableCodeMs);
/** Letters with such codes beyond the account's own limits: as many as keep one code in the mailbox that holds. */
export const passwordLetters: Rate = {
  name: "code:password:letter",
  limit: 1,
  seconds: codeSeconds - reusableCodeSeconds,
  code: "code.tooSoon",
};

/** S-27: a session, of a registration or of the workspace, in seconds; the last is how long an expired one may still keep what was typed. */
export const sessionIdleSeconds = inSeconds(rules.sessionIdleMs);
export const sessionSeconds = inSeconds(rules.sessionMaxMs);
export const lateSaveSeconds = inSeconds(hours(retention.lateSaveHours));

/** S-45: how long a signed address serves its file, in seconds. */
export const signedSeconds = inSeconds(rules.signedUrlMs);
/** File UUIDs are one an answer; far more than a form can use is a flood. */
export const uuidsPerRegistration = 300;

/** F-21: when bytes without a row are removed. */
export const orphanBytesSeconds = inSeconds(hours(retention.orphanBytesHours));

/** Longer than reading something on a licence can take, with the storage it reads from: after it another process may try. */
export const readingLeaseSeconds = inSeconds(minutes(2));

/** S-44: longer than a scan can take, with the storage it reads from: after it another process may try. */
export const scanLeaseSeconds = inSeconds(minutes(2));
/** What a scan in hand gets when the process stops. */
export const scanStopMs = seconds(5);
/** After this number of attempts, about ten minutes, a file says that the scanner does not do its work. */
export const scanLateAttempts = 8;
/** Letters and alarms about viruses in one registration. */
export const virusNoticesPerRegistration: Rate = {
  name: "file:infected:hour",
  limit: 1,
  seconds: inSeconds(hours(1)),
  code: "file.tooOften",
};

/** A section as typed. */
export const sectionBytes = kilobytes(200);
export const sectionDepth = 6;

const firstRetrySeconds = 5;
const longestRetrySeconds = inSeconds(minutes(15));
/**
 * F-06: how many seconds after so many failed attempts the next one is made: 5, doubling to a quarter of an hour. So are letters and
 * text messages, the scanner, the reading of licences and the evidence packs.
 */
export const retrySeconds = (attempts: number): number =>
  Math.min(firstRetrySeconds * 2 ** (attempts - 1), longestRetrySeconds);
/** For so long a letter or text message is tried again. */
export const deliverySeconds = inSeconds(days(1));
/** Longer than a letter can take: after it another process may try. */
export const letterLeaseSeconds = inSeconds(minutes(5));

/** S-67: how often the head of the audit log is written where nothing is decided, and when one is tried again, in seconds. */
export const auditHeadSeconds = inSeconds(audit.auditHeadMs);
export const auditHeadRetrySeconds = inSeconds(audit.auditHeadRetryMs);
export const auditLateSeconds = inSeconds(audit.auditLateMs);

/** How long a start waits while another process fills the reference tables. */
export const seedPatienceMs = minutes(1);

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
