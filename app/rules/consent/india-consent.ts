import { consentDateFormat } from "../limits/screens";
import { wallClock } from "../calendar/time-zone";

/** Whether and where a user has given consent, as reported by the base API (§3). */
export type ConsentStatus = { confirmFlag: 0 | 1 | null; urlFlag: string | null };

/** §4: users in India must consent before they continue. */
export const isConsentRegion = (region: string | null): boolean => region === "IN";

/** §4: required of users in India who have not given consent. */
export const asksForConsent = ({ confirmFlag, urlFlag }: ConsentStatus): boolean =>
  isConsentRegion(urlFlag) && (confirmFlag === 0 || confirmFlag === null);

/** The ticks in the dialog: the user agrees to the texts (0 or 1), and registers on behalf of a company (§3). */
export type ConsentTicks = { consentAgreementFlag: 0 | 1; registration: boolean };

/** §4: the button is enabled once both are ticked. */
export const mayConfirm = ({ consentAgreementFlag, registration }: ConsentTicks): boolean =>
  consentAgreementFlag === 1 && registration;

/** The time of a consent in the local time of `zone` (§9): `YYYY-MM-DD HH:mm:ss`. */
export const consentDate = (now: Date, zone: string): string =>
  wallClock(now, zone).toISOString().slice(0, consentDateFormat.length).replace("T", " ");

/** Whether a text is such a time and exists in the calendar. */
export function isConsentDate(text: string): boolean {
  const isoText = `${text.replace(" ", "T")}.000Z`;
  const at = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text) ? new Date(isoText) : new Date(Number.NaN);
  return !Number.isNaN(at.getTime()) && at.toISOString() === isoText;
}
