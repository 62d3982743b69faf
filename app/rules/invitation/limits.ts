/** The days for which an invitation is valid: enough for recipients on other continents, including their holidays. */
export const invitationDays = 30;
/** The most invitations one person can send in a day, and so the most in one workbook. */
export const invitationsPerDay = 200;
/** The longest message to the invited company, in characters. */
export const invitationNoteMax = 500;
/** The time for which an expired or withdrawn invitation remains in the list. */
export const invitationRetentionDays = 365;
