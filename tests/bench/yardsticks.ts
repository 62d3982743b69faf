import { createServer } from "node:http";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { build } from "vite";
import { byHand } from "./by-hand.ts";

/** Compresses files once with the best ratio, as a portal serves them. */
const compressed = (content: string) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

const antdPage = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>basic</title>
<script type="module" src="/antd.js"></script></head><body><div id="root"></div></body></html>`;

/** Ant Design 5 and React with the form in one file. */
async function antdScript(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    build: { write: false, target: "es2022", rollupOptions: { input: path.resolve("tests/bench/antd-form.ts") } },
  });
  const outputs = [made].flat().flatMap((one) => ("output" in one ? one.output : []));
  return outputs.map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("\n");
}

/** Serves the two pages the basic tab is compared with in a browser: `/by-hand` and `/antd`. */
export async function serveYardsticks() {
  const files: Record<string, { type: string; body: Buffer }> = {
    "/by-hand": { type: "text/html; charset=utf-8", body: compressed(byHand()) },
    "/antd": { type: "text/html; charset=utf-8", body: compressed(antdPage) },
    "/antd.js": { type: "text/javascript", body: compressed(await antdScript()) },
  };
  const server = createServer((request, response) => {
    const file = files[request.url ?? ""];
    if (file) response.writeHead(200, { "content-type": file.type, "content-encoding": "br" }).end(file.body);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}
