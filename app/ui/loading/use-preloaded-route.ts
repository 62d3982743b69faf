import { useEffect } from "react";

/** Browsers without idle callbacks wait so long, in milliseconds. */
const soon = 500;

/**
 * Fetches the scripts of a page that is probably opened next, once this one is at rest: opening it then waits for its data alone.
 * Remix's own way fetches the data too, which another save would make old.
 */
export function usePreloadedRoute(id: string | undefined) {
  useEffect(() => {
    const route = id === undefined ? undefined : window.__remixManifest.routes[id];
    if (!route) return undefined;
    const preload = () => [...(route.imports ?? []), route.module].forEach(preloadScript);
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(preload, soon);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(preload);
    return () => cancelIdleCallback(idle);
  }, [id]);
}

function preloadScript(href: string) {
  if (document.head.querySelector(`link[rel="modulepreload"][href="${href}"]`)) return;
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = href;
  document.head.append(link);
}
