const hydrated = new WeakSet<Element>();

/** Marks a separately hydrated part of the page (`data-hydrates`) as hydrated; use it as the ref of its element. */
export function noteHydrated(part: Element | null): void {
  if (part) hydrated.add(part);
}

/** Whether React has not yet hydrated this element. */
export function isAwaitingHydration(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  const part = element?.closest("[data-hydrates]");
  return element?.isConnected === true && part != null && !hydrated.has(part);
}
