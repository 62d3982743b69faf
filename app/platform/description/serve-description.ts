import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { describeBaseApi } from "~/contract/openapi/document";
import { documentPath, page, pagePath, pagePolicy, startScript } from "./page";

type Made = { type: string; body: () => Promise<string> | string; cacheControl?: string };

const require = createRequire(import.meta.url);
/** The files of swagger-ui, where they are installed. */
const swaggerUi = {
  script: () => readFile(require.resolve("swagger-ui-dist/swagger-ui-bundle.js"), "utf8"),
  style: () => readFile(require.resolve("swagger-ui-dist/swagger-ui.css"), "utf8"),
};

/** They change with a new version alone. */
const kept = "private, max-age=3600";

const html = "text/html; charset=utf-8";
const script = "text/javascript; charset=utf-8";

/** What is served, by its path. */
const served: Record<string, Made> = {
  [documentPath]: { type: "application/json", body: () => JSON.stringify(describeBaseApi()) },
  [pagePath]: { type: html, body: () => page },
  [`${pagePath}/start.js`]: { type: script, body: () => startScript },
  [`${pagePath}/swagger-ui-bundle.js`]: { type: script, body: swaggerUi.script, cacheControl: kept },
  [`${pagePath}/swagger-ui.css`]: {
    type: "text/css; charset=utf-8",
    body: swaggerUi.style,
    cacheControl: kept,
  },
};

/** Made once a process, when it is first asked for. */
const made = new Map<string, Promise<string> | string>();

/** The description of the base API, as a document and as a page (decision 024); null: the request asks for something else. */
export async function serveDescription({ method, url }: Request): Promise<Response | null> {
  const { pathname } = new URL(url);
  const wanted = Object.hasOwn(served, pathname) ? served[pathname] : undefined;
  if (!wanted || (method !== "GET" && method !== "HEAD")) return null;
  const body = made.get(pathname) ?? wanted.body();
  made.set(pathname, body);
  return new Response(method === "HEAD" ? null : await body, {
    headers: {
      "content-type": wanted.type,
      "content-security-policy": pagePolicy,
      "x-content-type-options": "nosniff",
      "cache-control": wanted.cacheControl ?? "no-store",
    },
  });
}
