/** Limits of the scorecard; each comment says what is limited. */

/** A score is a whole number from 0 to this. */
export const scoreMax = 100;
/** How long the note to the supplier may be. */
export const scorecardNoteMax = 500;
/** The newest quarters that can be scored and are shown: two years. */
export const scoredQuarters = 8;
/** A cell of a workbook is read up to here: one more than the longest answer, so that what is too long stays too long. */
export const scorecardCellMax = scorecardNoteMax + 1;
/** How many scorecards one workbook enters: more rows no one looks through before they are saved. */
export const scorecardsAtOnce = 100;
