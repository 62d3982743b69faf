import { createServer } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";
import { buildClient } from "./built.ts";
import { byHand, byHandWith } from "./by-hand.ts";

/** Compresses files once with the best ratio, as a portal serves them. */
const compressed = (content: string) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

const emptyPage = (
  script: string,
) => `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>basic</title>
<script type="module" src="${script}"></script></head><body><div id="root"></div></body></html>`;

/**
 * Serves the pages that the basic tab is compared with in a browser: `/by-hand`, the floor of this stack at `/floor`,
 * and `/antd`.
 */
export async function serveYardsticks() {
  const page = (content: string) => ({ type: "text/html; charset=utf-8", body: compressed(content) });
  const script = async (name: string) => ({ type: "text/javascript", body: compressed(await buildClient(name)) });
  const files: Record<string, { type: string; body: Buffer }> = {
    "/by-hand": page(byHand()),
    "/floor": page(byHandWith('<script type="module" src="/floor.js"></script>')),
    "/floor.js": await script("floor-client.ts"),
    "/antd": page(emptyPage("/antd.js")),
    "/antd.js": await script("antd-form.ts"),
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
