/** The most colleagues who can be invited to one registration at a time; removed ones do not count. */
export const colleaguesMax = 10;
/** The days for which a colleague's invitation is valid; sending it again restarts the period. */
export const colleagueDays = 14;
/** The most emails with such an invitation that one registration can send in a day. */
export const colleagueEmailsPerDay = 30;
