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
 * Puts the server, the build of Remix and the packages they need into a few files under build/portal: finding and
 * reading thousands of modules individually took most of a start (docs/decisions/054-one-bundle-for-the-server.md).
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
  // Removes the development code of packages and of server.ts.
  define: { "process.env.NODE_ENV": '"production"' },
  // Packages look up classes by name.
  keepNames: true,
  minifySyntax: true,
  minifyWhitespace: true,
  // The log has the line of an error.
  lineLimit: 160,
  // Packages cause hundreds of warnings.
  logLevel: "error",
});
