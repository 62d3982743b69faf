/** The numbers of the audit log and its heads (S-67); the comment says what each one bounds. */

const kilobyte = 1024;
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * The head of the audit log is written outside the database at every decision, and this often; one that could not be written is
 * tried again after the second figure.
 */
export const auditHeadMs = hour;
export const auditHeadRetryMs = minute;
/** A row of the audit log is committed at most so long after its time. */
export const auditLateMs = 10 * minute;
/** How long the place of the heads, and a timestamp authority, may take to answer; the longest answer of the latter. */
export const auditHeadWriteMs = 10 * second;
export const timestampMs = 5 * second;
export const timestampMaxBytes = 32 * kilobyte;
/** The longest head that is read back: it carries a timestamp. */
export const auditHeadMaxBytes = 64 * kilobyte;
/** The days for which S3 refuses to delete a head: six years and a month, longer than any row it proves has to be kept. */
export const auditHeadLockDays = 2220;
