/** The maximum number of invited colleagues per registration; removed ones do not count. */
export const colleaguesMax = 10;
/** The days for which a colleague's invitation is valid; sending it again restarts the period. */
export const colleagueDays = 14;
/** The maximum number of such invitation emails per registration and day. */
export const colleagueEmailsPerDay = 30;
