import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { build } from "vite";

const best = (content: string | Uint8Array) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** What a page loads before it is interactive, in bytes of brotli. */
export function firstLoad(html: string): { script: number; style: number; page: number } {
  const named = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
  const sizeOf = (kind: string) =>
    named
      .filter((name) => name.endsWith(kind))
      .reduce((sum, name) => sum + best(readFileSync(path.join("build", "client", name))), 0);
  // Inline styles have a separate row.
  const markup = html.replaceAll(/(<style[^>]*>)[^<]*/g, "$1");
  const page = brotliCompressSync(markup, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  return { script: sizeOf(".js"), style: sizeOf(".css"), page };
}

/** Only React and Remix, built the same way. */
export async function bareScript(): Promise<number> {
  const made = await build({
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    build: { write: false, target: "es2022", rollupOptions: { input: path.resolve("tests/bench/bare-client.ts") } },
  });
  const outputs = [made].flat().flatMap((one) => ("output" in one ? one.output : []));
  return outputs.reduce((sum, chunk) => sum + (chunk.type === "chunk" ? best(chunk.code) : 0), 0);
}
