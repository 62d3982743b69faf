/** Retention periods (S-61), unless another limit applies. Each comment has the reason. */

/** Expired codes, kept so that the page can explain why they no longer work. */
export const expiredCodeHours = 24;
/** The hours after its start in which an expired session can still save input. */
export const lateSaveHours = 24;
/** Files without an owner are kept for a day, because their page may not have been saved yet. */
export const orphanFileHours = 24;
/** Bytes without a row. Writing the row never takes that long. */
export const orphanBytesHours = 1;
/** The text of an email that was never sent. The demo shows it until then. */
export const unsentEmailDays = 7;
/** An undelivered email about a registration, which its reviewer can resend until then. */
export const undeliveredEmailDays = 30;
/** Unfinished attempts: a sign-in, a change that waits for its code. */
export const unfinishedHours = 24;
/** Temporary records of the sign-in service, and counts of actions, after they have lost their effect. */
export const spentHours = 1;
/** A sent digest, kept so that no second one is sent on the same day. */
export const digestDays = 7;
/**
 * A sent reminder about an expiring document, kept so that it is sent only once. Longer than the time between two
 * reminders.
 */
export const documentReminderDays = 365;
/** A person who signed in at the company without an account here and has not tried again. */
export const unlinkedSignInDays = 30;
/** The draft of a decision that was never made. Longer than any absence. */
export const decisionDraftDays = 365;
/** Daily counts of the service, none of them related to a person or company. Long enough to compare two years. */
export const serviceCountYears = 3;
/** An unconfirmed replacement of a lost mailbox. Long enough for a colleague to return. */
export const mailboxRequestDays = 7;

/**
 * The days after which an inactive draft gets its first notice, its last notice, and is deleted. Settings can change
 * them, but never shorten the time between the last notice and the deletion.
 */
export const draftFirstNoticeDays = 60;
export const draftLastNoticeDays = 83;
export const draftDays = 90;
export const draftLastCallDays = 7;
/** The days until the content of a refused or withdrawn registration is removed (S-61). Also a setting. */
export const endedContentDays = 7;
