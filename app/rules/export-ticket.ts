/** The query parameter that a page adds to a download, so that a cookie signals its start. */
export const exportTicketQuery = "ticket";

/** The cookie that signals the start of a download; its name may have a prefix. */
export const exportCookie = (ticket: string): string => `export=${ticket}`;

/** The characters of a ticket, which is random. */
export const isTicket = (text: string): boolean => /^[\w-]{1,40}$/.test(text);
