import { kilobytes } from "../size";
import { days, hours, minutes, seconds } from "../time";

/** Limits of the audit log and its heads (S-67); the comments give the reasons. */

/**
 * The interval at which the head of the audit log is written outside the database, in addition to every decision. The
 * second figure applies after a failed attempt.
 */
export const auditHeadMs = hours(1);
export const auditHeadRetryMs = minutes(1);
/** The longest time between the timestamp of a row in the audit log and its commit. */
export const auditLateMs = minutes(10);
/** How far before the newest link the ten-minute job looks for rows that were committed later still. */
export const auditVeryLateMs = days(1);
/** The timeout of the storage for heads and of a timestamp authority, and the maximum size of the latter's response. */
export const auditHeadWriteMs = seconds(10);
export const timestampMs = seconds(5);
export const timestampMaxBytes = kilobytes(32);
/** The maximum size of a head that is read back, including its timestamp. */
export const auditHeadMaxBytes = kilobytes(64);
/**
 * The days for which S3 refuses to delete a head: six years and a month, longer than the retention period of any row
 * that it proves.
 */
export const auditHeadLockDays = 2220;
