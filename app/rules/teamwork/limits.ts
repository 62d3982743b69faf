import { seconds, minutes } from "../time";

/** Limits of the collaboration between purchasing managers; lengths are in characters. */

/** The maximum number of registrations assigned in one call, and of listed colleagues. */
export const maxAssigned = 200;
export const maxColleagues = 200;
/** The maximum number of rules that assign new registrations, and of people per rule. */
export const maxAssignmentRules = 50;
export const maxRulePeople = 20;
/** The maximum number and length of phrases and checklist items. */
export const maxPhrases = 100;
export const phraseMax = 1000;
/** The maximum number of company days in the calendar of working days. */
export const maxCompanyDays = 200;
/**
 * Notes to colleagues: the maximum length, the number per registration, and the time in which their author can delete
 * them.
 */
export const noteMax = 2000;
export const maxNotes = 300;
export const noteDeletableMs = minutes(15);
/**
 * The interval at which an open file page reports its reader, and the time after which a reader who has not reported
 * counts as gone.
 */
export const readerReportMs = seconds(30);
export const readerSeconds = 75;
