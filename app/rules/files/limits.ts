import { megabytes } from "../size";
import { minutes, seconds } from "../time";

/** Limits of files: their size and content, their scan, and their storage. */

/** Files of a registration: each ≤ 20 MB, ≤ 30 of them, ≤ 100 MB together. */
export const fileMaxBytes = megabytes(20);
export const filesPerRegistration = 30;
export const filesMaxBytes = megabytes(100);
/** The maximum size of a response with a stored file; pictures may grow when re-encoded. */
export const fileAnswerMaxBytes = 2 * fileMaxBytes;
export const fileExtensions = ["pdf", "jpg", "jpeg", "png", "docx", "xlsx"] as const;
/** The file types that can be selected. HEIF pictures from phones are converted before upload. */
export const pickedExtensions: readonly string[] = [...fileExtensions, "heic", "heif"];
/** `pickedExtensions` in the format of a browser's file chooser. */
export const pickedFiles = pickedExtensions.map((extension) => `.${extension}`).join(",");
/** The maximum length of the name of a stored file, in characters. */
export const fileNameMax = 200;
/** The maximum number of files per certification document. */
export const filesPerDocument = 5;

/** Pictures larger than this many pixels are refused before they are decoded. */
export const imageMaxPixels = 24_000_000;
/** The limits for unpacking a docx or xlsx: bytes, entries, and the ratio to its packed size. */
export const unpackedMaxBytes = megabytes(50);
export const unpackedMaxEntries = 2000;
export const unpackedMaxRatio = 100;
/** The maximum size of a relationships file in a docx or xlsx, enough for some thousands of hyperlinks. */
export const relationsMaxBytes = megabytes(1);

/** Virus scan: the maximum bytes sent to the scanner, and its time limit per file (S-44). */
export const scanMaxBytes = megabytes(25);
export const scanTimeoutMs = seconds(30);
/** The interval at which a page checks whether a file has been scanned. It doubles up to the second figure. */
export const scanPollMs = seconds(1);
export const scanPollMaxMs = seconds(30);

/** The validity of a signed file address. */
export const signedUrlMs = minutes(5);
/** The timeout of the file storage, after which the attempt counts as failed (F-20). */
export const storageTimeoutMs = seconds(10);
