import { useEffect, useRef } from "react";
import { focusTitle } from "./title-focus";

/**
 * Announces every page to which the user navigates, by its path. Without a document load, a browser announces nothing
 * and leaves the focus on a link of the previous page, or nowhere (WCAG 2.4.3).
 */
export function usePageFocus(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return undefined;
    last.current = pathname;
    return focusTitle();
  }, [pathname]);
}
