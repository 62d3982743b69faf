import { kilobytes, megabytes } from "../size";
import { seconds } from "../time";

/** Concurrent incoming uploads: in total, per address group, and per session. */
export const receivedAtOnce = 64;
export const receivedAtOncePerAddress = 6;
export const receivedAtOncePerSession = 3;
/** The minimum number of bytes of an upload in every interval, in ms, and the longest pause. */
export const uploadLeastBytes = kilobytes(160);
export const uploadPaceMs = seconds(10);
export const uploadIdleMs = seconds(10);
/** The maximum number of uploads in memory, the number that can wait, and for how long. */
export const uploadsAtOnce = 4;
export const uploadsWaiting = 40;
export const uploadWaitMs = seconds(20);
/**
 * The maximum number of files decoded and stored at a time, because a picture of 20 MB takes five times its size in
 * memory; the number that can wait, and for how long.
 */
export const decodedAtOnce = 1;
export const decodesWaiting = 40;
export const decodeWaitMs = seconds(15);
/** The time limit for opening a PDF to check whether it needs a password; usually it takes a quarter of a second. */
export const pdfOpeningMs = seconds(10);
/**
 * The bytes of a body that are read and discarded once the response is ready, and for how long. A proxy reads bodies to
 * the end and reports an earlier close of the connection as a failure of the portal, so this exceeds the largest body
 * that a proxy may be configured to accept.
 */
export const restMaxBytes = megabytes(64);
export const restMaxMs = seconds(10);
export const restPauseMs = 500;
