import { megabytes } from "../size";
import { minutes, seconds } from "../time";

/** The numbers of calls to the base API; the comment names its row in §9, or the reason where §9 has none. */

/** Lov API version segment: 2. */
export const lovApiVersion = 2;
/** Organization id: fixed 2. */
export const organizationId = 2;

/** Request timeout: 50000 ms. */
export const requestTimeoutMs = seconds(50);
/** Browser code waits longer than the portal waits for the base API, so that the portal's answer gives the reason (F-08). */
export const browserTimeoutMs = requestTimeoutMs + seconds(5);
/** How long a request may take to arrive (`server.ts` closes its connection then). */
export const uploadTimeoutMs = minutes(1);
/** The longest answer of the base API, decompressed (F-11), and of a list as a workbook. */
export const answerMaxBytes = megabytes(5);
export const workbookAnswerMaxBytes = megabytes(500);

/** Seconds after which to try again, where the server is busy and where a service that it needs does not answer. */
export const busySeconds = 3;
export const unavailableSeconds = 5;
