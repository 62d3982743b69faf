const calendar = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Shanghai" });

/** The calendar day in the manufacturer's country: what "today" means to the rules on the server. */
export const today = (now = new Date()): string => calendar.format(now);
