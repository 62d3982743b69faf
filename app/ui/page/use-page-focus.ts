import { useEffect, useRef } from "react";
import { focusTitle } from "./title-focus";

/**
 * Announces every page that is navigated to, given its path: without a load of the document a browser says nothing, and leaves the
 * focus on a link of the page before, or nowhere (WCAG 2.4.3).
 */
export function usePageFocus(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return undefined;
    last.current = pathname;
    return focusTitle();
  }, [pathname]);
}
