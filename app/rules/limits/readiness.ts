import { megabytes } from "../size";
import { seconds } from "../time";

/** The numbers of a running process: its clock, its disk, and when it is ready. */

/** The database's clock is read this often; an answer that took longer than this is not exact enough. */
export const clockMeasureMs = seconds(30);
export const clockMeasureMaxMs = seconds(1);
/** A process whose own clock is further than this from the database's is not ready. */
export const clockToleranceMs = seconds(5);

/** A disk with less room than this, in bytes and as a share of it, is low; with less than the second figure, full. */
export const diskLowBytes = megabytes(200);
export const diskLowShare = 0.05;
export const diskFullBytes = megabytes(1);
/** How long readiness waits for a part that does not answer (H-09). */
export const readinessMs = seconds(1);
/** How long a page waits for a note it does not depend on to be written. */
export const noteMs = 250;
