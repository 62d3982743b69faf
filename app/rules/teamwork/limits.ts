import { seconds, minutes } from "../time";

/** Limits of the collaboration between purchasing managers; each comment says what is limited. */

/** Registrations that are assigned in one call; colleagues that are listed. */
export const maxAssigned = 200;
export const maxColleagues = 200;
/** Rules that assign new registrations, and the people of one. */
export const maxAssignmentRules = 50;
export const maxRulePeople = 20;
/** Phrases and items of the checklist, how many and how long. */
export const maxPhrases = 100;
export const phraseMax = 1000;
/** Days of the company in the calendar of working days. */
export const maxCompanyDays = 200;
/** Notes to colleagues: how long, how many on one registration, and until when their author may delete them. */
export const noteMax = 2000;
export const maxNotes = 300;
export const noteDeletableMs = minutes(15);
/** An open file page reports this often that it is read; who has not reported for the second figure reads it no more. */
export const readerReportMs = seconds(30);
export const readerSeconds = 75;
