/**
 * The address at which a registrant confirms the email with a code and then opens the messages. It identifies no person
 * and grants no access.
 */
export const questionsPath = "/progress?questions=1";
