/** The days for which an invitation is valid: time for an answer from another continent, and for its holidays. */
export const invitationDays = 30;
/** The most invitations one person can send in a day, and so the most in one workbook. */
export const invitationsPerDay = 200;
/** The longest message to the invited company, in characters. */
export const invitationNoteMax = 500;
/** How long an invitation stays in the list after it has expired or was withdrawn. */
export const invitationRetentionDays = 365;
