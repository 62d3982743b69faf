import { megabytes } from "../size";
import { minutes, seconds } from "../time";

/** Limits of calls to the base API. Each comment has the row of §9, or the reason if there is none. */

/** Lov API version segment: 2. */
export const lovApiVersion = 2;
/** Organization id: fixed 2. */
export const organizationId = 2;

/** Request timeout: 50000 ms. */
export const requestTimeoutMs = seconds(50);
/** Browser code waits longer than the portal waits for the base API, so that the portal's answer gives the reason (F-08). */
export const browserTimeoutMs = requestTimeoutMs + seconds(5);
/** The time in which a request must arrive, after which `server.ts` closes the connection. */
export const uploadTimeoutMs = minutes(1);
/** The maximum decompressed size of a base API response (F-11), and of a list as a workbook. */
export const answerMaxBytes = megabytes(5);
export const workbookAnswerMaxBytes = megabytes(500);

/** The seconds until a retry, if the server is busy and if a service that it needs does not respond. */
export const busySeconds = 3;
export const unavailableSeconds = 5;
