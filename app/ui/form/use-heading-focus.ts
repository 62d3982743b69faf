import { useEffect, useRef } from "react";

/** After a step to another page the keyboard goes on at its heading, unless the address names a field. */
export function useHeadingFocus(pathname: string) {
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (location.hash) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname]);
}
