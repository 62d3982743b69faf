import { useEffect } from "react";

/** Scrolls to the element that the address names, and focuses it, once a page has loaded its content. */
export function useHashTarget(closest: string): void {
  useEffect(() => {
    const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    const element = target?.closest<HTMLElement>(closest) ?? target;
    if (!element) return;
    element.tabIndex = -1;
    element.focus();
    element.scrollIntoView({ block: "center" });
  }, [closest]);
}
