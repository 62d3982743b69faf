/** For how many days the link of a staff invitation can be used. */
export const staffInvitationDays = 7;
/** How often links of staff invitations are opened from one client address within an hour. */
export const staffInvitationLooksPerHour = 60;
