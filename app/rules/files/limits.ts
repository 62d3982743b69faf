import { megabytes } from "../size";
import { minutes, seconds } from "../time";

/** The numbers of files: their size and content, their scan, and the storage that keeps them. */

/** Files of a registration: each ≤ 20 MB, ≤ 30 of them, ≤ 100 MB together. */
export const fileMaxBytes = megabytes(20);
export const filesPerRegistration = 30;
export const filesMaxBytes = megabytes(100);
/** The longest answer that is a stored file: a picture may grow when it is encoded again. */
export const fileAnswerMaxBytes = 2 * fileMaxBytes;
export const fileExtensions = ["pdf", "jpg", "jpeg", "png", "docx", "xlsx"] as const;
/** The types of files that may be picked: HEIF pictures, as phones make them, are converted before they are sent. */
export const pickedExtensions: readonly string[] = [...fileExtensions, "heic", "heif"];
/** Like `pickedExtensions`, but for the file chooser of a browser. */
export const pickedFiles = pickedExtensions.map((extension) => `.${extension}`).join(",");
/** The longest name of a stored file, in characters. */
export const fileNameMax = 200;
/** Files of one document of the certification. */
export const filesPerDocument = 5;

/** Pictures larger than this many pixels are refused before they are decoded. */
export const imageMaxPixels = 24_000_000;
/** The limits for unpacking a docx or xlsx: bytes, entries, times its own size. */
export const unpackedMaxBytes = megabytes(50);
export const unpackedMaxEntries = 2000;
export const unpackedMaxRatio = 100;
/** A list of relations in a docx or xlsx: some thousands of hyperlinks. */
export const relationsMaxBytes = megabytes(1);

/** Virus scan: how much is sent to the scanner, and how long it may take for one file (S-44). */
export const scanMaxBytes = megabytes(25);
export const scanTimeoutMs = seconds(30);
/** How often a page checks whether a file has been scanned: the pause doubles up to the second figure. */
export const scanPollMs = seconds(1);
export const scanPollMaxMs = seconds(30);

/** How long a signed address serves a file. */
export const signedUrlMs = minutes(5);
/** How long the storage of files may take to answer; after that the attempt counts as failed (F-20). */
export const storageTimeoutMs = seconds(10);
