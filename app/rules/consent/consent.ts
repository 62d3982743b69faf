import { consentDateFormat } from "../limits/screens";
import { wallClock } from "../calendar/time-zone";

/** Whether and where a user has given consent, as reported by the base API (§3). */
export type ConsentStatus = { confirmFlag: 0 | 1 | null; urlFlag: string | null };

/** §4: users in India agree before they go on. */
export const isConsentRegion = (region: string | null): boolean => region === "IN";

/** §4: required of users in India who have not given consent. */
export const asksForConsent = ({ confirmFlag, urlFlag }: ConsentStatus): boolean =>
  isConsentRegion(urlFlag) && (confirmFlag === 0 || confirmFlag === null);

/** The ticks in the dialog: the texts are agreed to (0 or 1), and it is the company that registers (§3). */
export type ConsentTicks = { consentAgreementFlag: 0 | 1; registration: boolean };

/** §4: the button works once the agreement is ticked and the registration is set. */
export const mayConfirm = ({ consentAgreementFlag, registration }: ConsentTicks): boolean =>
  consentAgreementFlag === 1 && registration;

/** The moment of a consent, as clocks in `zone` show it (§9): `YYYY-MM-DD HH:mm:ss`. */
export const consentDate = (now: Date, zone: string): string =>
  wallClock(now, zone).toISOString().slice(0, consentDateFormat.length).replace("T", " ");

/** Whether this is such a moment, and one that exists. */
export function isConsentDate(text: string): boolean {
  const isoText = `${text.replace(" ", "T")}.000Z`;
  const at = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text) ? new Date(isoText) : new Date(Number.NaN);
  return !Number.isNaN(at.getTime()) && at.toISOString() === isoText;
}
