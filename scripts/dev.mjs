import { install, node, serve } from "./install.mjs";

/** The Remix development server with hot reload, on the same embedded default as `npm start`. */
install();
serve(node(), ["--disable-warning=ExperimentalWarning", "server.ts"], {
  NODE_ENV: "development",
  DEMO: process.env.DEMO ?? "1",
});
