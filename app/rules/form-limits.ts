import { seconds } from "./time";

/** The numbers of the registration form itself: what a screen allows, and for how long. */

/** How long a removed row can be brought back. */
export const undoMs = seconds(10);
/** How long a masked number stays in full once it was shown. */
export const shownMs = seconds(30);
/** The most cells that are taken from one paste. */
export const maxPastedCells = 500;
