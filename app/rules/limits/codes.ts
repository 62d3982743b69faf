import { minutes, seconds } from "../time";

/** Limits of verification codes. */

/** The digits of a code, its validity, and the number of attempts. */
export const codeDigits = 6;
export const codeLifeMs = minutes(10);
export const codeTries = 5;
/** The minimum time between two codes for the same email or account and purpose. */
export const codeResendMs = minutes(1);
/** The maximum number of codes for the same email and purpose that are valid at a time, each in its own browser. */
export const validCodesPerEmail = 5;

/** The timeout of the text message gateway, after which the message is resent with the same key. */
export const smsTimeoutMs = seconds(10);
/** The time after which a waiting text message means that the gateway does not work. */
export const smsLateMs = minutes(1);
