/** The name of the operator, who runs commands, in the audit log. */
export const operator = "operator";

/** The name in the audit log of the account that did something, or the operator for null. */
export const actorName = (accountId: string | null): string => (accountId === null ? operator : `account:${accountId}`);
