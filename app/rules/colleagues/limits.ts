import { seconds } from "../time";

/** The maximum number of invited colleagues per registration; removed ones do not count. */
export const colleaguesMax = 10;
/** The days for which a colleague's invitation is valid; sending it again restarts the period. */
export const colleagueDays = 14;
/** The maximum number of such invitation emails per registration and day. */
export const colleagueEmailsPerDay = 30;
/**
 * The interval at which an open tab reports its person, the time after which a person who has not reported counts as gone, and the
 * time for which a person who has saved a tab counts as being on it.
 */
export const tabReportMs = seconds(30);
export const tabVisitSeconds = 75;
export const recentSaveSeconds = 180;
