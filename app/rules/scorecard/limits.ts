/** Limits of the scorecard; lengths are in characters. */

/** A score is a whole number from 0 to this. */
export const scoreMax = 100;
/** The maximum length of the note to the supplier. */
export const scorecardNoteMax = 500;
/** The newest quarters that can be scored and are shown: two years. */
export const scoredQuarters = 8;
/**
 * The maximum length read from a workbook cell. It is one more than the longest answer, so that a text that is too long
 * is still detected.
 */
export const scorecardCellMax = scorecardNoteMax + 1;
/** The maximum number of scorecards in a workbook. No one would check more rows before saving. */
export const scorecardsAtOnce = 100;
