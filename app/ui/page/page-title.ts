import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { live, useLive } from "./live";

/** The title that a page's sub-application gives it, in the page's language. */
const pageTitle = live<{ path: string; title: string } | null>(null);

/** Names the page at a path: for pages whose route does not know what they show. */
export const setPageTitle = (path: string, title: string): void => pageTitle.set({ path, title });

/** The name the page at this path was given, if it was. */
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
