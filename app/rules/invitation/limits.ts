/** For how many days an invitation is good: time for an answer from another continent, and for its holidays. */
export const invitationDays = 30;
/** The most invitations one person can send in a day, including those from a workbook. */
export const invitationsPerDay = 200;
/** The most invitations in one workbook: what one person can send in a day. */
export const invitationsAtOnce = invitationsPerDay;
/** Characters of the words to the company. */
export const invitationNoteMax = 500;
/** How long an invitation stays in the list after it has expired or was withdrawn. */
export const invitationRetentionDays = 365;
