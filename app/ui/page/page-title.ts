import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { live, useLive } from "./live";

/** The title that a sub-application sets for a page, in the page's language. */
const pageTitle = live<{ path: string; title: string } | null>(null);

/** Sets the title of the page at a path, for pages whose route does not know their content. */
export const setPageTitle = (path: string, title: string): void => pageTitle.set({ path, title });

/** The title that was set for the page at this path, if any. */
export function usePageTitle(path: string): string | undefined {
  const current = useLive(pageTitle);
  return current?.path === path ? current.title : undefined;
}

/** Sets the title of the page. Undefined for the title of its route. */
export function useOwnTitle(title: string | undefined): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (title === undefined) return undefined;
    setPageTitle(pathname, title);
    return () => pageTitle.set(null);
  }, [pathname, title]);
}
