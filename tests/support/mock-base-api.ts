import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { freePort } from "./server";

const require = createRequire(import.meta.url);
const prism = path.join(path.dirname(require.resolve("@stoplight/prism-cli/package.json")), "dist", "index.js");

/** A base API that Prism builds from an OpenAPI document: it validates requests, and returns examples. */
export async function startMock(document: string) {
  const port = String(await freePort());
  const child = spawn(process.execPath, [prism, "mock", "--host", "127.0.0.1", "--port", port, document], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => (output += String(piece)));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", () => output.includes("Prism is listening") && resolve());
    child.once("exit", () => reject(new Error(`Prism did not start:\n${output}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    async stop() {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill();
      await gone;
    },
  };
}
