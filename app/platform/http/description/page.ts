/** Where the base API is described: for programs, for people, and what the page is made of. */
export const documentPath = "/openapi.json";
export const pagePath = "/docs";

const title = "Base API of the supplier portal";

/** The page of the description. Nothing in it is inline: the content security policy has no exception. */
export const page = `<!doctype html>
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

/** Shows the document; calls are not tried out from here, and nobody is asked for a token. */
export const startScript = `SwaggerUIBundle({
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

/** The page talks to nobody but us. */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");
