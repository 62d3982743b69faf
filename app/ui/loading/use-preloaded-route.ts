import { useEffect } from "react";

/** The delay in browsers without idle callbacks, in milliseconds. */
const soon = 500;

/**
 * Prefetches the scripts of the likely next page when this one is idle, so that opening it only waits for data. Remix's
 * own prefetch also loads data, which the next save would make stale.
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
