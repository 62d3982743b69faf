import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../support/server.ts";
import { end, type Served, servePortal } from "./measure.ts";

export type TestPortal = Served & { folder: string; stop: () => Promise<void> };

/** Starts the built portal as `npm start` does, as a demo with its own folder, or on the database at `databaseUrl`. */
export async function startTestPortal(databaseUrl?: string, preload?: string): Promise<TestPortal> {
  const folder = await mkdtemp(path.join(tmpdir(), "portal-bench-"));
  const served = await servePortal(await settingsOf(folder, databaseUrl), preload);
  return {
    ...served,
    folder,
    async stop() {
      await end(served);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The settings of a portal with its data in this folder. */
export const settingsOf = async (folder: string, databaseUrl = `file:${folder}/portal.db`) => ({
  PORT: String(await freePort()),
  DEMO: "1",
  DATABASE_URL: databaseUrl,
  STORAGE_URL: `file:${folder}/files`,
  SESSION_SECRET: "a secret of the benchmark and long enough for it",
  TRUSTED_PROXIES: "1",
  STOP_DELAY_MS: "0",
  LOG_LEVEL: "silent",
  // Signing in requires no code.
  LOGIN_CODE_FROM: "2999-01-01",
});
