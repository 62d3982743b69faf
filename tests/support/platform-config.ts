import path from "node:path";
import type { PlatformConfig } from "~/platform/platform.server";

/** The initial time of every test. */
export const beginning = new Date("2025-06-15T02:00:00.000Z");

type Own = Pick<PlatformConfig, "databaseUrl" | "storageUrl" | "clock" | "log">;

/** The configuration that all platforms in tests have in common: the demo, on a separate database and folder. */
export const configOf = (own: Own): PlatformConfig => ({
  ...own,
  secrets: ["a test secret of more than thirty-two characters"],
  mailFrom: "supplier@brand.example",
  publicOrigin: "https://portal.brand.example",
  brandName: { zh: "品牌 & Co", en: "Brand & Co" },
  demo: true,
  loginCodeFrom: "2025-12-01",
  pdfWorker: path.resolve("app/platform/core/pdf/password-worker.ts"),
});
