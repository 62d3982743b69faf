import { minutes, seconds } from "../time";

/** The numbers of verification codes. */

/** Digits of a code, how long it is valid, and how many tries it allows. */
export const codeDigits = 6;
export const codeLifeMs = minutes(10);
export const codeTries = 5;
/** The pause between two codes for one email or account and purpose. */
export const codeResendMs = minutes(1);
/** How many codes for one email and purpose are valid side by side, each in the browser that requested it. */
export const validCodesPerEmail = 5;

/** How long the text message gateway may take to answer; after that the message is sent again with the same key. */
export const smsTimeoutMs = seconds(10);
/** A text message that has waited this long shows that the gateway does not work. */
export const smsLateMs = minutes(1);
