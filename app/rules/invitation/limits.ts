/** The days for which an invitation is valid: enough for recipients on other continents, including their holidays. */
export const invitationDays = 30;
/** The maximum number of invitations per person and day, and so in one workbook. */
export const invitationsPerDay = 200;
/** The maximum length of the message to the invited company, in characters. */
export const invitationNoteMax = 500;
/** The time for which an expired or withdrawn invitation remains in the list. */
export const invitationRetentionDays = 365;
