/**
 * Whether the wizard loads again: after every step, since each may change the work that is left. A session that can save no
 * more has nothing to load, and its page keeps the typed answers.
 */
export const shouldRevalidate = ({ actionResult }: { actionResult?: unknown }): boolean =>
  !(actionResult as { isOver?: boolean } | null | undefined)?.isOver;
