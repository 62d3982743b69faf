import { megabytes } from "../size";
import { seconds } from "../time";

/** Limits for reading a sanctions list; the list as a file may be as large as any other file (`fileMaxBytes`). */

/** The largest unpacked size of an upload, in bytes; the largest published list has 30 MB. */
export const listUnpackedMaxBytes = megabytes(150);
/** Files in one upload; OFAC has four. */
export const listMaxFiles = 20;
/** Entries of a list; the largest published one has 20,000. */
export const listMaxEntries = 100_000;
/** A row of a list in CSV, and the texts of an entry in XML, in characters. */
export const listTextMaxCharacters = 200_000;
/** Elements in elements of a list in XML. */
export const listMaxDepth = 40;
/** Names of one entry that are kept, and addresses, numbers and days of each. */
export const entryMaxNames = 200;
export const entryMaxFacts = 30;
/** How long reading a list may take, in milliseconds. */
export const listReadMaxMs = seconds(30);

/** A calendar day as the uploader of a list gives it. */
export const listDayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** The age in days from which the page calls a list old: publishers update theirs every few days. */
export const listOldDays = 30;
