import { createPath } from "@remix-run/react";
import { type ReactNode, useMemo } from "react";
import { type Navigator, Router, type To } from "react-router";
import { useLive } from "~/ui/page/live";
import type { Navigation } from "~/sub-apps/host/contract";

/** React Router over the portal's history: links, `useNavigate` and the rest work with whole paths of the portal. */
export function PortalHistory({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  const place = useLive({ get: navigation.getLocation, subscribe: navigation.subscribe });
  const navigator = useMemo(() => navigatorOver(navigation), [navigation]);
  return (
    <Router location={place} navigator={navigator}>
      {children}
    </Router>
  );
}

const navigatorOver = ({ createHref, navigate }: Navigation): Navigator => ({
  createHref: (to) => createHref(pathOf(to)),
  push: (to, state: unknown) => navigate(pathOf(to), { state }),
  replace: (to, state: unknown) => navigate(pathOf(to), { replace: true, state }),
  go: (steps) => navigate(steps),
});

const pathOf = (to: To) => (typeof to === "string" ? to : createPath(to));
