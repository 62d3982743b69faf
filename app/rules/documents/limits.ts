/** Limits of the expiry calendar; each comment gives the reason. */

/** Renewing a management system certificate or a permit takes months, because it involves an audit or an authority. */
export const longLadderDays = [90, 60, 30, 14, 7, 1, 0] as const;
/** The business licence is renewed at the market regulator within weeks. */
export const licenceLadderDays = [60, 30, 14, 7, 1, 0] as const;
/** Other documents can be renewed within days. */
export const shortLadderDays = [30, 14, 7, 1, 0] as const;
/** A surveillance audit is arranged with the certification body some weeks ahead. */
export const auditLadderDays = [60, 30, 7] as const;
/** Days between two reminders of an expired document: people stop reading daily emails. */
export const expiredEveryDays = 7;

/** The days before expiry from which people other than the main contact are also notified. */
export const secondContactDays = 30;
export const registrantDays = 7;
export const purchasingDays = 0;

/**
 * ISO 9001 and IATF 16949 certificates are valid for three years; the certification body audits in the two years
 * between.
 */
export const auditYearsBeforeEnd = [2, 1] as const;

/** The interval at which calendar programs should fetch the feed, in hours. Most of them fetch it less often. */
export const feedRefreshHours = 12;
/** The days before a date on which calendar programs show a reminder. */
export const feedAlarmDays = [30, 7] as const;
/** The maximum length of a feed key: 256 bits, with room for longer keys of another base API. */
export const feedKeyMax = 100;
