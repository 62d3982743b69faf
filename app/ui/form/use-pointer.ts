import { useEffect, useRef } from "react";

/**
 * Puts off what moves the page until a click under way is done. An error that appears while the mouse is down pushes the
 * button away from under it, and the click is lost.
 */
export function usePointer() {
  const isDown = useRef(false);
  useEffect(() => {
    const down = () => void (isDown.current = true);
    const up = () => void (isDown.current = false);
    addEventListener("pointerdown", down, true);
    addEventListener("pointerup", up, true);
    addEventListener("pointercancel", up, true);
    return () => {
      removeEventListener("pointerdown", down, true);
      removeEventListener("pointerup", up, true);
      removeEventListener("pointercancel", up, true);
    };
  }, []);
  return (act: () => void) => {
    if (isDown.current) addEventListener("pointerup", () => setTimeout(act), { once: true });
    else act();
  };
}
