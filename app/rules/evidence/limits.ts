import { megabytes } from "../size";
import { seconds } from "../time";
import { conductRecordYears } from "../limits/records";
import { filesMaxBytes } from "../files/limits";

/** Limits of evidence packs; each comment says what is limited. */

/** How long a pack is kept after its round was submitted. */
export const evidenceYears = conductRecordYears;
/**
 * A pack as an archive: the files of a registration, and room for the paper, the agreements and the lists. A browser that
 * verifies one has as much in memory.
 */
export const packMaxBytes = filesMaxBytes + megabytes(20);
/** How many packs one run makes; the next run takes the others. */
export const packsAtOnce = 20;
/** A page looks this often whether a pack has been made, and so often in all. */
export const packPollMs = seconds(3);
export const packPolls = 20;
