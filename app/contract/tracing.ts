/** The header in which the portal says which request of a browser a call belongs to: both sides name it in their logs. */
export const requestIdHeader = "x-request-id";

/**
 * The header in which the base API may say who acted, by the name it uses in its log: one that says nothing of the person.
 * The portal writes it beside the request in its own log and passes it on to no one.
 */
export const actorHeader = "x-actor";
