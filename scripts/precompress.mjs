import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Writes `.br` and `.gz` next to every compressible asset of the build. */
const folder = path.resolve("build", "client");
for (const entry of readdirSync(folder, { recursive: true })) {
  const file = path.join(folder, String(entry));
  if (!/\.(m?js|css|svg|json|txt)$/.test(file)) continue;
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
