/** The header with the id of the browser's request that a call belongs to: both sides include it in their logs. */
export const requestIdHeader = "x-request-id";

/**
 * The header in which the base API can return the caller's name in its log, which must not identify the person. The portal adds
 * it to the line of the request in its own log, and removes it from the response.
 */
export const actorHeader = "x-actor";
