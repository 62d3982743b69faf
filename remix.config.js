/**
 * The Remix settings; vite.config.ts hands them to the Remix plugin.
 * Single fetch and lazy route discovery stay off: docs/decisions/002-remix-flags.md.
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  ignoredRouteFiles: ["**/*"],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_throwAbortReason: true,
    v3_lazyRouteDiscovery: false,
    v3_singleFetch: false,
  },
};
