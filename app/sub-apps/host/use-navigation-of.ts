import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useMemo, useRef } from "react";
import type { SubAppName } from "~/rules/sub-apps";
import { live } from "~/ui/page/live";
import type { Navigation, Place } from "./contract";

/** The portal's history as a sub-application sees it: the places under its own name. The object stays the same. */
export function useNavigationOf(name: SubAppName): Navigation {
  const place: Place = useLocation();
  const navigate = useNavigate();
  const navigateNow = useRef(navigate);
  navigateNow.current = navigate;
  const places = useMemo(() => live(place), [name]);
  useEffect(() => {
    if (isUnder(name, place.pathname)) places.set(place);
  }, [places, place]);
  return useMemo(
    () => ({
      getLocation: places.get,
      subscribe: places.subscribe,
      navigate: (to, options) =>
        void (typeof to === "number" ? navigateNow.current(to) : navigateNow.current(to, options)),
      createHref: (to) => to,
    }),
    [places],
  );
}

const isUnder = (name: SubAppName, pathname: string) => pathname === `/${name}` || pathname.startsWith(`/${name}/`);
