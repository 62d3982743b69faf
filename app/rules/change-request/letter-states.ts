/** Whether the letters about a change have left for one of its recipients; the heaviest applies. */
export const letterStates = ["undelivered", "waiting", "sent"] as const;
export type LetterState = (typeof letterStates)[number];
