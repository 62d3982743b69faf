/**
 * Whether the wizard reloads its data: after every step, because each may change the remaining work. Not if the session
 * can no longer save, because the page would lose the typed answers.
 */
export const shouldRevalidate = ({ actionResult }: { actionResult?: unknown }): boolean =>
  !(actionResult as { isOver?: boolean } | null | undefined)?.isOver;
