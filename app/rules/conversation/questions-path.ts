/** Where a registrant confirms the email with a code and is led to the messages. The address names no person and opens nothing. */
export const questionsPath = "/progress?questions=1";
