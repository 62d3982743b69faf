import { conductRecordYears, filesMaxBytes } from "../limits";

const megabyte = 1024 * 1024;
const minute = 60_000;

/** The numbers of evidence packs; the comment says what each one bounds. */

/** How long a pack is kept after its round was submitted. */
export const evidenceYears = conductRecordYears;
/**
 * A pack as an archive: the files of a registration, and room for the paper, the agreements and the lists. A browser that
 * verifies one has as much in memory.
 */
export const packMaxBytes = filesMaxBytes + 20 * megabyte;
/** The most files verified from one address in a quarter of an hour. */
export const verifiesPerAddress = 30;
export const verifyWindowMs = 15 * minute;
/** How many packs one run makes; the next run takes the others. */
export const packsAtOnce = 20;
/** A page looks this often whether a pack has been made, and so often in all. */
export const packPollMs = 3000;
export const packPolls = 20;
