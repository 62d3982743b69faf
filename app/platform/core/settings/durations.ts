import * as audit from "~/rules/limits/audit";
import { codeLifeMs, smsLateMs } from "~/rules/limits/codes";
import { initialPasswordHours, emailUndoHours, sessionIdleMs, sessionMaxMs } from "~/rules/sign-in/limits";
import { signedUrlMs } from "~/rules/files/limits";
import {
  stepUpMs,
  contactLockDays,
  callableAfterDays,
  contactsWatchedDays,
  roleProbationDays,
} from "~/rules/change-request/limits";
import { reusableCodeMs } from "~/rules/sign-in/password";
import * as retention from "~/rules/retention/limits";
import { minutes, hours, days, inSeconds } from "~/rules/time";

/**
 * The durations of the platform, in seconds. A lease is longer than its work can take, so that another process tries
 * only after the first has failed.
 */

/** S-12: the validity of a code. */
export const codeSeconds = inSeconds(codeLifeMs);
/** The validity that a code for a forgotten password must have left to be used again. */
export const reusableCodeSeconds = inSeconds(reusableCodeMs);
/** The time after which an unsent text message is late. */
export const smsLateSeconds = inSeconds(smsLateMs);

/** S-27: the limits of a session, of a registration or of the workspace, and how long an expired one may still save answers. */
export const sessionIdleSeconds = inSeconds(sessionIdleMs);
export const sessionSeconds = inSeconds(sessionMaxMs);
export const lateSaveSeconds = inSeconds(hours(retention.lateSaveHours));
/** §1, stage 4: the validity of an initial password. */
export const initialPasswordSeconds = inSeconds(hours(initialPasswordHours));
/** The time within which a replaced email address can be restored. */
export const emailUndoSeconds = inSeconds(hours(emailUndoHours));

/** S-47: the validity of the code that confirms a change of the company file. */
export const stepUpSeconds = inSeconds(stepUpMs);
/** S-51: the time after a change of contacts during which bank details cannot be changed. */
export const contactLockSeconds = inSeconds(days(contactLockDays));
/**
 * The time for which a number must have been on file before it may be called, and for which a change of contacts counts
 * as a risk.
 */
export const callableAfterSeconds = inSeconds(days(callableAfterDays));
export const contactsWatchedSeconds = inSeconds(days(contactsWatchedDays));
/** The minimum age of a role for a second approval. */
export const roleProbationSeconds = inSeconds(days(roleProbationDays));

/** S-45: the validity of a signed file address. */
export const signedSeconds = inSeconds(signedUrlMs);
/** F-21: the age at which bytes without a row are removed. */
export const orphanBytesSeconds = inSeconds(hours(retention.orphanBytesHours));

/** The leases for reading a licence, scanning a file (S-44), creating an evidence pack and sending an email. */
export const readingLeaseSeconds = inSeconds(minutes(2));
export const scanLeaseSeconds = inSeconds(minutes(2));
export const packLeaseSeconds = inSeconds(minutes(10));
export const emailLeaseSeconds = inSeconds(minutes(5));

const firstRetrySeconds = 5;
const longestRetrySeconds = inSeconds(minutes(15));

/**
 * F-06: the pause in seconds before the next attempt, after this number of failed ones: 5, doubling up to a quarter of an hour. It
 * applies to emails and text messages, scans, the reading of licences and evidence packs.
 */
export const retrySeconds = (attempts: number): number =>
  Math.min(firstRetrySeconds * 2 ** (attempts - 1), longestRetrySeconds);
/** The time for which the delivery of an email or text message is retried. */
export const deliverySeconds = inSeconds(days(1));

/**
 * S-67: the interval at which the head of the audit log is written without decisions, the delay before a failed attempt
 * is retried, and the usual and the maximum delay with which a row is committed.
 */
export const auditHeadSeconds = inSeconds(audit.auditHeadMs);
export const auditHeadRetrySeconds = inSeconds(audit.auditHeadRetryMs);
export const auditLateSeconds = inSeconds(audit.auditLateMs);
export const auditVeryLateSeconds = inSeconds(audit.auditVeryLateMs);
