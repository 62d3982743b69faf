/** The most colleagues who can be invited to one registration at a time; removed ones do not count. */
export const colleaguesMax = 10;
/** For how many days an invitation of a colleague is good; sending it again begins the time again. */
export const colleagueDays = 14;
/** The most emails with such an invitation that one registration can send in a day. */
export const colleagueEmailsPerDay = 30;
