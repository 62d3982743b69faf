/** The days for which the link of a staff invitation can be used. */
export const staffInvitationDays = 7;
/** How many people who signed in at the company without an account here are listed. */
export const maxUnlinkedSignIns = 200;
/** How many open reviews of a person are listed by name. */
export const maxListedReviews = 50;
/** The most people of a supplier, with those who are invited; removed ones do not count. */
export const supplierPeopleMax = 50;
