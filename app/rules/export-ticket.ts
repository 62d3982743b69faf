/** The parameter that a page adds to the address of a download, so that a cookie shows when it begins. */
export const exportTicketQuery = "ticket";

/** The cookie that shows that a download has started; its name may have a prefix. */
export const exportCookie = (ticket: string): string => `export=${ticket}`;

/** The characters of a ticket, which is random. */
export const isTicket = (text: string): boolean => /^[\w-]{1,40}$/.test(text);
