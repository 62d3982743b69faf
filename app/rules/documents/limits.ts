/** Limits of the expiry calendar; each comment gives the reason. */

/** A management system certificate or a permit takes months to renew: an audit or an authority is part of it. */
export const longLadderDays = [90, 60, 30, 14, 7, 1, 0] as const;
/** The business licence is renewed at the market regulator within weeks. */
export const licenceLadderDays = [60, 30, 14, 7, 1, 0] as const;
/** Other papers are had within days. */
export const shortLadderDays = [30, 14, 7, 1, 0] as const;
/** A surveillance audit is arranged with the certification body some weeks ahead. */
export const auditLadderDays = [60, 30, 7] as const;
/** Days between two reminders of an expired document: people stop reading daily emails. */
export const expiredEveryDays = 7;

/** From how many days before the end others than the main contact are written to. */
export const secondContactDays = 30;
export const registrantDays = 7;
export const purchasingDays = 0;

/** ISO 9001 and IATF 16949 certificates hold three years; the certification body audits in the two years between. */
export const auditYearsBeforeEnd = [2, 1] as const;

/** How often calendar programs should fetch the feed, in hours. Most of them take longer anyway. */
export const feedRefreshHours = 12;
/** Days before a date on which a calendar program is to remind. */
export const feedAlarmDays = [30, 7] as const;
/** The longest key of a feed that is looked up: 256 bits and room for another base API's. */
export const feedKeyMax = 100;
