import { kilobytes, megabytes } from "../size";
import { seconds } from "../time";

/** Concurrent incoming uploads: in total, per address group, and per session. */
export const receivedAtOnce = 64;
export const receivedAtOncePerAddress = 6;
export const receivedAtOncePerSession = 3;
/** An upload brings at least this many bytes in every pace of this many ms, and never pauses for longer than the last figure. */
export const uploadLeastBytes = kilobytes(160);
export const uploadPaceMs = seconds(10);
export const uploadIdleMs = seconds(10);
/** Uploads in memory at a time; how many wait, there or while they arrive, and for how long. */
export const uploadsAtOnce = 4;
export const uploadsWaiting = 40;
export const uploadWaitMs = seconds(20);
/** Files decoded and stored at a time: a picture of 20 MB takes five times its size in memory. How many wait, and for how long. */
export const decodedAtOnce = 1;
export const decodesWaiting = 40;
export const decodeWaitMs = seconds(15);
/** How long a PDF is opened to see whether it needs a password: usually a quarter of a second. */
export const pdfOpeningMs = seconds(10);
/**
 * How much of a body is read and dropped, and for how long, once its answer is ready. A proxy reads bodies to the end and reports
 * a connection that closes before then as a failure of the portal: this is more than a proxy may be configured to accept.
 */
export const restMaxBytes = megabytes(64);
export const restMaxMs = seconds(10);
export const restPauseMs = 500;
