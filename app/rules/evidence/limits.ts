import { megabytes } from "../size";
import { seconds } from "../time";
import { conductRecordYears } from "../limits/records";
import { filesMaxBytes } from "../files/limits";

/** Limits of evidence packs; the comments give the reasons. */

/** The retention period of a pack, from the submission of its round. */
export const evidenceYears = conductRecordYears;
/**
 * The maximum size of an archive: the files of a registration, and room for the report, the agreements and the lists. A
 * browser that verifies it holds all of it in memory.
 */
export const packMaxBytes = filesMaxBytes + megabytes(20);
/** The maximum number of packs generated in one run; the next run continues. */
export const packsAtOnce = 20;
/** The interval and number of checks by a page that waits for a pack. */
export const packPollMs = seconds(3);
export const packPolls = 20;
