const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const second = 1000;

/** Uploads whose bodies arrive at once: in all, from one address group, and of one session. */
export const receivedAtOnce = 64;
export const receivedAtOncePerAddress = 6;
export const receivedAtOncePerSession = 3;
/** An upload brings at least this many bytes in every pace of this many ms, and never pauses for longer than the last figure. */
export const uploadLeastBytes = 160 * kilobyte;
export const uploadPaceMs = 10 * second;
export const uploadIdleMs = 10 * second;
/** Uploads in memory at once; how many wait for a turn, there or to arrive, and for how long. */
export const uploadsAtOnce = 4;
export const uploadsWaiting = 40;
export const uploadWaitMs = 20 * second;
/**
 * Files that are decoded and stored at once: a picture of 20 MB is in memory five times meanwhile. How many wait for their
 * turn, and for how long.
 */
export const decodedAtOnce = 1;
export const decodesWaiting = 40;
export const decodeWaitMs = 15 * second;
/** How long a PDF is opened to see whether it needs a password: usually a quarter of a second. */
export const pdfOpeningMs = 10 * second;
/**
 * How much of a body is read and dropped, and for how long, once its answer is ready. A proxy takes in whole bodies and takes a
 * connection that closes meanwhile for a failure of the portal: this is more than a proxy may be set to take.
 */
export const restMaxBytes = 64 * megabyte;
export const restMaxMs = 10 * second;
export const restPauseMs = 500;
