import { useEffect, useRef } from "react";

const downs = ["pointerdown", "mousedown"] as const;
const ups = ["pointerup", "pointercancel", "mouseup"] as const;

/**
 * Puts off what moves the page until a click under way is done: an error that appears while the mouse is down pushes the
 * button away from under it, and the click is lost. After a touch the mouse events come once the finger is up, and it is
 * they that take the focus from a field.
 */
export function usePointer() {
  const isDown = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const down = () => void (isDown.current = true);
    const up = () => {
      isDown.current = false;
      const acts = waiting.current.splice(0);
      // The click comes right after.
      if (acts.length > 0) setTimeout(() => acts.forEach((act) => act()));
    };
    for (const event of downs) addEventListener(event, down, true);
    for (const event of ups) addEventListener(event, up, true);
    return () => {
      for (const event of downs) removeEventListener(event, down, true);
      for (const event of ups) removeEventListener(event, up, true);
    };
  }, []);
  return (act: () => void) => {
    if (isDown.current) waiting.current.push(act);
    else act();
  };
}
