/** Code-of-conduct text: records are kept for at least six years (§9). */
export const conductRecordYears = 6;
