/** For how many days an invitation is good: time for an answer from another continent, and for its holidays. */
export const invitationDays = 30;
/** How many invitations one person sends on one day, several at once among them. */
export const invitationsPerDay = 200;
/** How many are sent at once: more rows no one looks through before they are sent. */
export const invitationsAtOnce = 100;
/** Characters of the words to the company. */
export const invitationNoteMax = 500;
/** How long an invitation stays in the list after it has expired or was withdrawn. */
export const invitationKeptDays = 365;
