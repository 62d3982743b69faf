/** The delivery state of the emails about a change to one recipient. The most serious one applies. */
export const emailStates = ["undelivered", "waiting", "sent"] as const;
export type EmailState = (typeof emailStates)[number];
