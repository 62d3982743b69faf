import { build } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";

/**
 * The processes other than the portal, each a separate file in build/workers: its workers, and the operator's commands.
 */
const workers = {
  workbook: "app/routes/import/workbook-worker.ts",
  "qr-code": "app/platform/core/qr-code/worker.ts",
  "pdf-password": "app/platform/core/pdf/password-worker.ts",
  "audit-verify": "app/gateway/verify-audit.server.ts",
  admin: "app/gateway/admin.server.ts",
};

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
