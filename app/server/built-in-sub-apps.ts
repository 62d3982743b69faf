import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, Hono } from "hono";
import { builtInEntry, subAppNames } from "~/rules/sub-apps";
import type { PortalEnv } from "./request-facts";

/** The development server builds them beside, anew with every change (`scripts/build-sub-apps.mjs`). */
const roots = { production: "build/client", development: "build/dev" };
/** A part that is missing is not a page: the shell would be mounted inside itself. */
const missing = (context: Context<PortalEnv>) => context.text("", 404);

/** Serves the portal's own sub-applications. Their manifests are asked for anew each time, their parts never change. */
export function serveSubApps(app: Hono<PortalEnv>, mode: keyof typeof roots): void {
  const root = roots[mode];
  for (const name of subAppNames) {
    app.get(builtInEntry(name), kept(root, "no-cache"), missing);
    app.get(`/${name}/assets/*`, kept(root, "public, max-age=31536000, immutable"), missing);
  }
}

const kept = (root: string, cacheControl: string) =>
  serveStatic<PortalEnv>({
    root,
    precompressed: true,
    onFound: (_path, context) => context.header("cache-control", cacheControl),
  });
