import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import path from "node:path";

const folder = path.resolve("tests", "support", "sub-apps");
const types: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
};

/** The response of a path in place of its file: none (null), a status, or another text. */
type Odd = null | number | string;

/** A server on another origin that serves sub-applications; its responses can be broken and restored. */
export async function startElsewhere() {
  const odd = new Map<string, Odd>();
  const waiting = new Set<ServerResponse>();
  const files = new Map<string, () => string>([
    [
      "/subapp.json",
      () => JSON.stringify({ contract: 1, name: "gsrm", version: "1", module: "plain.js", css: ["plain.css"] }),
    ],
  ]);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://elsewhere.invalid");
    const answer = odd.get(pathname);
    if (answer === null) return void waiting.add(response);
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("cache-control", "no-store");
    if (typeof answer === "number") return void response.writeHead(answer).end();
    response.setHeader("content-type", types[path.extname(pathname)] ?? "text/plain");
    response.end(answer ?? files.get(pathname)?.() ?? readFileSync(path.join(folder, path.basename(pathname))));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** Sets the response of a path. */
    spoil: (pathname: string, how: Odd) => void odd.set(pathname, how),
    repair: () => odd.clear(),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
export type Elsewhere = Awaited<ReturnType<typeof startElsewhere>>;
