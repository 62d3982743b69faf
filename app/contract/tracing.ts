/** The header with the id of the browser request that caused a call. Both the portal and the base API log it. */
export const requestIdHeader = "x-request-id";

/**
 * The header in which the base API can return its log name for the caller, which must not identify the person. The
 * portal adds the name to its own log line of the request and removes the header from the response.
 */
export const actorHeader = "x-actor";
