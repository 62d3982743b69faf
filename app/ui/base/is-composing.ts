import type { KeyboardEvent as ReactKeyboardEvent } from "react";

/** The code that browsers report for a key that an input method handles (UI Events, legacy key models). */
const inputMethodKey = 229;

/**
 * Whether a key event belongs to an input method, such as the Enter that ends a composition. Safari sends that key after the
 * composition has ended, with `isComposing` false; its key code still identifies it (WebKit bug 165004).
 */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const key = "nativeEvent" in event ? event.nativeEvent : event;
  // oxlint-disable-next-line typescript/no-deprecated -- the only indication in Safari
  return key.isComposing || key.keyCode === inputMethodKey;
}
