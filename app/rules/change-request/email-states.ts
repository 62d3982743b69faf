/** Whether the emails about a change have left for one of its recipients; the heaviest applies. */
export const emailStates = ["undelivered", "waiting", "sent"] as const;
export type EmailState = (typeof emailStates)[number];
