import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createRequestHandler, json, type ServerBuild } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { Hono } from "hono";
import { createElement } from "react";
import { renderToString } from "react-dom/server";

/** A Remix portal with only one route and one action: the baseline for starts, pages and posts. */
const id = "root";
const facts = {
  hasAction: true,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasErrorBoundary: false,
};
const build: ServerBuild = {
  mode: "production",
  isSpaMode: false,
  publicPath: "/",
  basename: "/",
  assetsBuildDirectory: "build/client",
  future: {} as ServerBuild["future"],
  assets: {
    entry: { imports: [], module: "/entry.js" },
    routes: { [id]: { id, path: "", module: "/root.js", ...facts } },
    url: "/manifest.js",
    version: "1",
  },
  entry: {
    module: {
      default: (request, status, headers, context) => {
        headers.set("content-type", "text/html");
        const page = renderToString(createElement(RemixServer, { context, url: request.url }));
        return new Response(`<!DOCTYPE html>${page}`, { status, headers });
      },
    },
  },
  routes: {
    [id]: {
      id,
      path: "",
      module: {
        loader: () => json({ hello: "world" }),
        action: async ({ request }) => json({ fields: [...(await request.formData())].length }),
        default: () => createElement("html", null, createElement("body", null, createElement("h1", null, "Hello"))),
      },
    },
  },
};

const handle = createRequestHandler(build, "production");
const app = new Hono();
app.all("*", (context) => handle(context.req.raw));
const answer = getRequestListener(app.fetch);
const server = createServer((request, response) => void answer(request, response));
server.listen(Number(process.env.PORT), "127.0.0.1", () => process.send?.("listening"));
