import { megabytes } from "../size";
import { seconds } from "../time";

/** Limits for reading a sanctions list. The file itself has the limit of any file (`fileMaxBytes`). */

/** The largest unpacked size of an upload, in bytes; the largest published list has 30 MB. */
export const listUnpackedMaxBytes = megabytes(150);
/** Files in one upload; OFAC has four. */
export const listMaxFiles = 20;
/** Entries of a list; the largest published one has 20,000. */
export const listMaxEntries = 100_000;
/** A row of a list in CSV, and the texts of an entry in XML, in characters. */
export const listTextMaxCharacters = 200_000;
/** The maximum nesting of elements in an XML list. */
export const listMaxDepth = 40;
/** The maximum number of names stored per entry, and of its addresses, numbers and days. */
export const entryMaxNames = 200;
export const entryMaxFacts = 30;
/** The time limit for reading a list, in milliseconds. */
export const listReadMaxMs = seconds(30);

/** A calendar day as entered by the uploader of a list. */
export const listDayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** The age in days from which the page marks a list as old. Publishers update their lists every few days. */
export const listOldDays = 30;
