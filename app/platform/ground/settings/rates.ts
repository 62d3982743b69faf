import * as rules from "~/rules/limits";

const second = 1000;
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How often something may happen; `code` is the refusal when it happens more often. */
export type Rate = { name: string; limit: number; seconds: number; code: string };

/** S-12: a code's life in seconds. */
export const codeSeconds = rules.codeLifeMs / second;
/** S-61: how long after that its row is removed. */
export const expiredCodeSeconds = day;

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

/** Text messages with codes for one purpose to one phone number: they cost money, and disturb whoever has the phone. */
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

/** Passwords tried by who is signed in already, whatever the address: an open session is no place to guess. */
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

/** S-27: a session, of a registration or of the workspace, in seconds; the last is how long an expired one may still keep what was typed. */
export const sessionIdleSeconds = rules.sessionIdleMs / second;
export const sessionSeconds = rules.sessionMaxMs / second;
export const lateSaveSeconds = day;

/** S-45: how long a signed address serves its file, in seconds. */
export const signedSeconds = rules.signedUrlMs / second;
/** File UUIDs are one an answer; far more than a form can use is a flood. */
export const uuidsPerRegistration = 300;

/** S-46, F-21: when unused UUIDs, and bytes without a row, are removed. */
export const unusedUuidSeconds = rules.orphanFileMs / second;
export const orphanBytesSeconds = hour;

/** S-44: longer than a scan can take, with the storage it reads from: after it another process may try. */
export const scanLeaseSeconds = 2 * minute;
/** What a scan in hand gets when the process stops. */
export const scanStopMs = 5 * second;
/** After so many attempts, about ten minutes, a file says that the scanner does not do its work. */
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

/** F-06: a letter or text message is tried again after 5 s, doubling to 15 min, for a day. A file is given to the scanner again after the same pauses. */
export const firstRetrySeconds = 5;
export const longestRetrySeconds = 15 * minute;
export const deliverySeconds = day;
/** S-61: days after which the words of one that was never sent are removed; until then the demo shows them. */
export const unsentLetterDays = 7;
/** Longer than a letter can take: after it another process may try. */
export const letterLeaseSeconds = 5 * minute;

/** How long a start waits while another process fills the reference tables. */
export const seedPatienceMs = 60_000;
