/** How long data is kept (S-61), unless another limit applies; each comment states the reason. */

/** How long an expired code is kept, so that the page can say why it no longer works. */
export const expiredCodeHours = 24;
/** The hours after its start in which an expired session may still save its input. */
export const lateSaveHours = 24;
/** Files that belong to nothing are removed after a day: their page may not be saved yet. */
export const orphanFileHours = 24;
/** Bytes without a row: nothing takes that long to write one. */
export const orphanBytesHours = 1;
/** The text of an email that was never sent; until then the demo shows it. */
export const unsentEmailDays = 7;
/** An email about a registration that did not arrive: until then its reviewer can send it again. */
export const undeliveredEmailDays = 30;
/** Unfinished attempts: a sign-in, a change that waits for its code. */
export const unfinishedHours = 24;
/** Temporary records of the sign-in service, and counts of actions, once they have no effect any more. */
export const spentHours = 1;
/** A digest that was sent, so that no other follows it on the same day. */
export const digestDays = 7;
/** A reminder of a document that expires, so that it goes once: longer than from one rung of a ladder to the next. */
export const documentReminderDays = 365;
/** Someone who signed in at the company without an account here, and has not tried again. */
export const unlinkedSignInDays = 30;
/** The draft of a decision that its reviewer never made: longer than any absence. */
export const decisionDraftDays = 365;
/** Daily counts of the service, of which none belongs to a person or a company: two years can be compared with each other. */
export const serviceCountYears = 3;
/** A replacement of a lost mailbox that no second person has confirmed: long enough for a colleague to be back. */
export const mailboxRequestDays = 7;

/**
 * A draft that its registrant does not open, in days: the first notice, the last notice, the removal. The settings may state
 * other figures, but never fewer days than these between the last notice and the removal.
 */
export const draftFirstNoticeDays = 60;
export const draftLastNoticeDays = 83;
export const draftDays = 90;
export const draftLastCallDays = 7;
/** Days until the content of a refused or withdrawn registration is removed (S-61); a setting too. */
export const endedContentDays = 7;
