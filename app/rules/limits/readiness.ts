import { megabytes } from "../size";
import { seconds } from "../time";

/** Limits for the readiness of a process: its clock, its disk and its dependencies. */

/** The interval at which the database's clock is read, and the longest response time that is accurate enough. */
export const clockMeasureMs = seconds(30);
export const clockMeasureMaxMs = seconds(1);
/** The maximum difference between the clocks of the process and the database; beyond it the process is not ready. */
export const clockToleranceMs = seconds(5);

/**
 * The free space, in bytes and as a share of the disk, below which the disk counts as low, and below which it counts as
 * full.
 */
export const diskLowBytes = megabytes(200);
export const diskLowShare = 0.05;
export const diskFullBytes = megabytes(1);
/** The timeout of readiness checks for each dependency (H-09). */
export const readinessMs = seconds(1);
/** The time for which a page waits for a write that it does not depend on. */
export const noteMs = 250;
