import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Hono } from "hono";
import { hours, inSeconds } from "~/rules/time";
import { describeBaseApi } from "~/contract/openapi/document";

/** The addresses of the base API's documentation: the document, the page, and the assets of the page. */
const documentPath = "/openapi.json";
const pagePath = "/docs";

type Page = { type: string; body: () => Promise<string> | string; cacheControl?: string };

const require = createRequire(import.meta.url);
/** The files of swagger-ui, if it is installed. */
const swaggerUi = {
  script: () => readFile(require.resolve("swagger-ui-dist/swagger-ui-bundle.js"), "utf8"),
  style: () => readFile(require.resolve("swagger-ui-dist/swagger-ui.css"), "utf8"),
};

/** The assets change only with a new version. */
const cachedAnHour = `private, max-age=${inSeconds(hours(1))}`;

const html = "text/html; charset=utf-8";
const script = "text/javascript; charset=utf-8";

/** The pages that are served, by path. */
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
    // Generated once per process, at the first request.
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

const title = "Base API of the supplier portal";

/** The page of the description. Nothing in it is inline: the content security policy has no exception. */
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${pagePath}/swagger-ui.css" />
  </head>
  <body>
    <main id="description"></main>
    <noscript>
      <h1>${title}</h1>
      <p>This page needs JavaScript. <a href="${documentPath}">The document itself</a> does not.</p>
    </noscript>
    <script src="${pagePath}/swagger-ui-bundle.js"></script>
    <script src="${pagePath}/start.js"></script>
  </body>
</html>
`;

/** Shows the document, without the form for trying out calls and without a field for a token. */
const startScript = `SwaggerUIBundle({
  url: "${documentPath}",
  dom_id: "#description",
  deepLinking: true,
  docExpansion: "none",
  filter: true,
  defaultModelsExpandDepth: -1,
  supportedSubmitMethods: [],
  validatorUrl: null,
  plugins: [() => ({ wrapComponents: { AuthorizeBtnContainer: () => () => null } })],
});
`;

/** The page connects to this server only. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");
