import { kilobytes } from "../size";
import { days, hours, minutes, seconds } from "../time";

/** Limits of the audit log and its heads (S-67); each comment says what is limited. */

/**
 * The interval at which the head of the audit log is written outside the database, besides at every decision; after a failed
 * attempt, the second figure applies.
 */
export const auditHeadMs = hours(1);
export const auditHeadRetryMs = minutes(1);
/** The longest time between the timestamp of a row in the audit log and its commit. */
export const auditLateMs = minutes(10);
/** How far before the newest link the job that runs every ten minutes looks for rows that were committed even later. */
export const auditVeryLateMs = days(1);
/** How long the place of the heads, and a timestamp authority, may take to answer; the longest answer of the latter. */
export const auditHeadWriteMs = seconds(10);
export const timestampMs = seconds(5);
export const timestampMaxBytes = kilobytes(32);
/** The longest head that is read back: it carries a timestamp. */
export const auditHeadMaxBytes = kilobytes(64);
/** The days for which S3 refuses to delete a head: six years and a month, longer than any row it proves has to be kept. */
export const auditHeadLockDays = 2220;
