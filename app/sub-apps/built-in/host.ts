import { createContext, useContext, useEffect, useLayoutEffect } from "react";
import { useLocation } from "@remix-run/react";
import type { SubAppContext, SubAppProps } from "~/sub-apps/host/base/contract";
import { useLive } from "~/ui/page/live";

const Host = createContext<SubAppProps | null>(null);

export const HostProvider = Host.Provider;

/** The props from the portal to this sub-application. */
function useHost(): SubAppProps {
  const host = useContext(Host);
  if (!host) throw new Error("This part belongs inside a sub-application.");
  return host;
}

/** The current user context. */
export const useWho = (): SubAppContext => useLive(useHost().context);

/** Sets the title of the page before the page sets its own, because layout effects run first. */
export function useFirstTitle(title: string): void {
  const { setTitle } = useHost();
  const { pathname } = useLocation();
  useLayoutEffect(() => setTitle(title), [setTitle, title, pathname]);
}

/**
 * Sets the name of the page for its tab and the window, for pages with a more specific name than their title, such as
 * that of a company.
 */
export function useTitle(title: string): void {
  const { setTitle } = useHost();
  const { pathname } = useLocation();
  useEffect(() => setTitle(title), [setTitle, title, pathname]);
}
