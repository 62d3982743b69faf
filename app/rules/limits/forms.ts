import { kilobytes } from "../size";
import { seconds } from "../time";

/** Limits of forms: for the data they send, and for the input on their screens. */

/**
 * The limits of a form: its size without files, its number of fields, and the header of one part. An upload is a file
 * and little else.
 */
export const formMaxBytes = kilobytes(256);
export const formMaxFields = 600;
export const partHeaderMaxBytes = kilobytes(8);
export const uploadMaxParts = 10;
/** The highest row index and the maximum length in form names (security Z-01). */
export const maxRowIndex = 49;
export const fieldNameMax = 120;
/** A form submitted sooner than this after it was displayed was not completed by a person. */
export const humanMs = seconds(2);

/** The time within which a removed row can be restored. */
export const undoMs = seconds(10);
/** The time for which a revealed number stays visible. */
export const shownMs = seconds(30);
/** The maximum number of cells accepted from one paste. */
export const maxPastedCells = 500;
