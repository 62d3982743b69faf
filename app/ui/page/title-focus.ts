import { seconds } from "~/rules/time";

/** The time within which a page must show its title, in ms. */
const timeoutMs = seconds(5);

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;

const shownTitle = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>("main h1, [role=main] h1")].find(isShown);

let stopLast: (() => void) | undefined;

/**
 * Whether the focus is where navigation leaves it: nowhere, on a title, or on a link outside the page's own content.
 */
export function isFocusFree(): boolean {
  const active = document.activeElement;
  return (
    active === null || active === document.body || active.tagName === "H1" || active.closest("main, dialog") === null
  );
}

/**
 * Moves the focus to the title of the page, which announces it, as soon as it is visible, and again if it is re-rendered within
 * the timeout. Does nothing if the page or its user has moved the focus elsewhere. Returns a function that stops waiting.
 */
export function focusTitle(): () => void {
  stopLast?.();
  function settle() {
    const title = shownTitle();
    if (!title || document.activeElement === title || !isFocusFree()) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }
  const observer = new MutationObserver(settle);
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(stop, timeoutMs);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    removeEventListener("keydown", stop, true);
    removeEventListener("pointerdown", stop, true);
  }
  addEventListener("keydown", stop, true);
  addEventListener("pointerdown", stop, true);
  stopLast = stop;
  settle();
  return stop;
}
