/** The longest text that the search of the workspace takes. */
export const searchMax = 100;
/** The most results of each kind. */
export const resultsPerKind = 5;
/** The delay between the last key press and the search. */
export const searchPauseMs = 150;
