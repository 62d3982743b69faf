import { build } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";

/** The worker processes that the portal starts, each a file of its own under build/workers. */
const workers = { workbook: "app/routes/import/workbook-worker.ts" };

/** Builds them. */
export const buildWorkers = () =>
  build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [tsconfigPaths()],
    build: { ssr: true, target: "es2022", outDir: "build/workers", rollupOptions: { input: workers } },
  });

if (import.meta.main) await buildWorkers();
