/** Page sizes and other limits of paged lists. Each comment has the row of §9, or the reason if there is none. */

/** Page sizes offered: 10, 20, 50, 100 (default 20); pages zero-based. */
export const pageSizes = [10, 20, 50, 100] as const;
export const defaultPageSize = 20;
export const firstPage = 0;
/** The page size of the bell: the shortest. */
export const bellPageSize = pageSizes[0];
/** Time zone lookup page size: 10. */
export const timeZonePageSize = 10;
/** The last page that can be requested of any list. */
export const lastPage = 100_000;
/** The number of emails and text messages in the demo mailbox. */
export const demoMailboxSize = 50;
