/** The maximum length of a search in the workspace. */
export const searchMax = 100;
/** The maximum number of results of each kind. */
export const resultsPerKind = 5;
/** The delay between the last key press and the search. */
export const searchPauseMs = 150;
