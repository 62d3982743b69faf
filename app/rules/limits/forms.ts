import { kilobytes } from "../size";
import { seconds } from "../time";

/** Limits of forms: for the data they send, and for the input on their screens. */

/** A form: its size without files, the fields it may have, the header of one part; an upload is a file and little else. */
export const formMaxBytes = kilobytes(256);
export const formMaxFields = 600;
export const partHeaderMaxBytes = kilobytes(8);
export const uploadMaxParts = 10;
/** Form names: no row beyond this index, no name longer than this (security Z-01). */
export const maxRowIndex = 49;
export const fieldNameMax = 120;
/** A form sent sooner than this after it was shown was not completed by a person. */
export const humanMs = seconds(2);

/** How long a removed row can be restored. */
export const undoMs = seconds(10);
/** How long a masked number stays in full once it was shown. */
export const shownMs = seconds(30);
/** The most cells that are taken from one paste. */
export const maxPastedCells = 500;
