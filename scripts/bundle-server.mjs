import { rmSync } from "node:fs";
import { build } from "esbuild";

const outdir = "build/portal";

/** These stay in node_modules: they contain native code, or load files next to them. */
const inPlace = ["sharp", "pdfkit", "fontkit", "i18n-iso-countries", "swagger-ui-dist", "pg-native"];
const forDevelopment = ["vite", "./scripts/*"];

/** The names that packages in CommonJS expect to be defined. */
const commonJs = `import { createRequire as requireFrom } from "node:module";
const require = requireFrom(import.meta.url), __filename = import.meta.filename, __dirname = import.meta.dirname;`;

rmSync(outdir, { recursive: true, force: true });
/**
 * Puts the server, the build of Remix and the packages they need into a few files under build/portal: to find and read thousands
 * of modules one by one took most of a start (docs/decisions/054-one-bundle-for-the-server.md).
 */
await build({
  entryPoints: ["server.ts"],
  outdir,
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  target: "node24",
  external: [...inPlace, ...forDevelopment],
  banner: { js: commonJs },
  // Leaves out what packages, and server.ts, hold for development.
  define: { "process.env.NODE_ENV": '"production"' },
  // Packages look things up by the names of their classes.
  keepNames: true,
  minifySyntax: true,
  minifyWhitespace: true,
  // The log names the line an error came from.
  lineLimit: 160,
  // Packages warn of themselves by the hundred.
  logLevel: "error",
});
