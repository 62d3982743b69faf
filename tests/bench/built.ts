import path from "node:path";
import { build } from "vite";

/** A client of the benchmark with its libraries in one script, as Vite builds a portal's. */
export async function buildClient(name: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    build: { write: false, target: "es2022", rollupOptions: { input: path.resolve("tests", "bench", name) } },
  });
  const outputs = [made].flat().flatMap((one) => ("output" in one ? one.output : []));
  return outputs.map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("\n");
}
