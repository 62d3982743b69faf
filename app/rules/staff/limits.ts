/** The days for which the link of a staff invitation can be used. */
export const staffInvitationDays = 7;
/** The maximum number of listed people who signed in at the company without an account here. */
export const maxUnlinkedSignIns = 200;
/** The maximum number of a person's open reviews listed by name. */
export const maxListedReviews = 50;
/** The maximum number of people of a supplier, including invited ones; removed ones do not count. */
export const supplierPeopleMax = 50;
