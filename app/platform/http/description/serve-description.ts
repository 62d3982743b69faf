import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Hono } from "hono";
import { describeBaseApi } from "~/contract/openapi/document";
import { documentPath, page, pagePath, pagePolicy, startScript } from "./page";

type Page = { type: string; body: () => Promise<string> | string; cacheControl?: string };

const require = createRequire(import.meta.url);
/** The files of swagger-ui, where they are installed. */
const swaggerUi = {
  script: () => readFile(require.resolve("swagger-ui-dist/swagger-ui-bundle.js"), "utf8"),
  style: () => readFile(require.resolve("swagger-ui-dist/swagger-ui.css"), "utf8"),
};

/** They change with a new version alone. */
const cachedAnHour = "private, max-age=3600";

const html = "text/html; charset=utf-8";
const script = "text/javascript; charset=utf-8";

/** What is served, by its path. */
const pages: Record<string, Page> = {
  [documentPath]: { type: "application/json", body: () => JSON.stringify(describeBaseApi()) },
  [pagePath]: { type: html, body: () => page },
  [`${pagePath}/start.js`]: { type: script, body: () => startScript },
  [`${pagePath}/swagger-ui-bundle.js`]: { type: script, body: swaggerUi.script, cacheControl: cachedAnHour },
  [`${pagePath}/swagger-ui.css`]: {
    type: "text/css; charset=utf-8",
    body: swaggerUi.style,
    cacheControl: cachedAnHour,
  },
};

/** Serves the description of the base API, as a document and as a page (decision 024). */
export function serveDescription(app: Hono): void {
  for (const [path, { type, body, cacheControl = "no-store" }] of Object.entries(pages)) {
    // Made once a process, at the first request.
    let content: Promise<string> | undefined;
    app.get(path, async () => {
      content ??= Promise.resolve(body());
      const headers = {
        "content-type": type,
        "content-security-policy": pagePolicy,
        "x-content-type-options": "nosniff",
        "cache-control": cacheControl,
      };
      return new Response(await content, { headers });
    });
  }
}
