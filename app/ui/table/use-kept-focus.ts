import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/** Where what was pressed is gone once the list has changed, the focus goes to its heading and not back to the top. */
export function useKeptFocus(heading: RefObject<HTMLElement>): void {
  const { key } = useLocation();
  const shownOn = useRef(key);
  useEffect(() => {
    if (shownOn.current !== key && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    shownOn.current = key;
  }, [key]);
}
