/** For how many days the link of a staff invitation can be used. */
export const staffInvitationDays = 7;
/** How often links of staff invitations are opened from one client address within an hour. */
export const staffInvitationLooksPerHour = 60;
/** How many invitations one super admin sends to colleagues within a day. */
export const staffInvitationsPerDay = 50;
/** How many people who signed in at the company without an account here are listed. */
export const maxUnlinkedSignIns = 200;
/** How many open reviews of a person are listed by name. */
export const maxListedReviews = 50;
