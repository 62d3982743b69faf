/** The longest text that the search of the workspace takes. */
export const searchMax = 100;
/** How many of each kind it answers with. */
export const resultsPerKind = 5;
/** The search waits so long after the last key before it asks. */
export const searchPauseMs = 150;
