/**
 * Whether the wizard reloads its data: after every step, because each may change the remaining work. Not for a session
 * that can no longer save, whose page keeps the typed answers.
 */
export const shouldRevalidate = ({ actionResult }: { actionResult?: unknown }): boolean =>
  !(actionResult as { isOver?: boolean } | null | undefined)?.isOver;
