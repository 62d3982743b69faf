/** The numbers of the registration form itself: what a screen allows, and for how long. */
const second = 1000;

/** How long a removed row can be brought back. */
export const undoMs = 10 * second;
/** How long a masked number stays in full once it was shown. */
export const shownMs = 30 * second;
/** The most cells that are taken from one paste. */
export const maxPastedCells = 500;
