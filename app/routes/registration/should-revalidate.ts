/**
 * Whether the wizard loads again: after every step, since each may change what is left to do. A session that can save no more
 * has nothing to load, and its page stays with what was typed.
 */
export const shouldRevalidate = ({ actionResult }: { actionResult?: unknown }): boolean =>
  !(actionResult as { isOver?: boolean } | null | undefined)?.isOver;
