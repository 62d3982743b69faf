import type { PlatformConfig } from "./config";
import type { Core } from "./core";
import { openDatabase } from "./db/database";
import { makeSeal } from "./db/sealed";
import { fileHandlers } from "./files/handlers";
import { openStorage } from "./files/storage";
import { serve } from "./http/router";
import { startSweeper } from "./jobs/sweeper";
import { lovHandlers } from "./lov/handlers";
import { seedLov } from "./lov/seed";
import { devMailbox, devMailboxPath, hasDevMailbox } from "./mail/dev-mailbox";
import { smtpTransport } from "./mail/transport";
import { startMailWorker } from "./mail/worker";
import { progressHandlers } from "./progress/handlers";
import { type Readiness, readiness } from "./readiness";
import { registrationHandlers } from "./registration/handlers";
import { textHandlers } from "./texts/handlers";
import { seedTexts } from "./texts/seed";

export type { PlatformConfig } from "./config";

/** The embedded base API: a `fetch` over a real database. */
export type Platform = {
  fetch(request: Request): Promise<Response>;
  ready(): Promise<Readiness>;
  /** Starts sending letters and sweeping; of several processes on one database any may do so. */
  startJobs(): void;
  close(): Promise<void>;
};

/** Opens the database, brings it up to date and fills its reference tables; nothing runs by itself before `startJobs`. */
export async function createPlatform(config: PlatformConfig): Promise<Platform> {
  let mail: ReturnType<typeof startMailWorker> | undefined;
  let sweeper: ReturnType<typeof startSweeper> | undefined;
  const seal = makeSeal(config.secrets);
  const disk = await openStorage(config.storageUrl);
  const db = await openDatabase(config.databaseUrl, config.log);
  const core: Core = {
    config,
    db,
    seal,
    disk,
    now: config.clock ?? (() => new Date()),
    letterWaits: () => mail?.wake(),
  };
  await seedLov(db);
  await seedTexts(db);

  const answer = serve(
    [registrationHandlers, progressHandlers, fileHandlers, lovHandlers, textHandlers].flatMap((handlers) =>
      handlers(core),
    ),
    core,
  );
  return {
    fetch: (request) => (isDevMailbox(core, request) ? devMailbox(core) : answer(request)),
    ready: () => readiness(core),
    startJobs() {
      const { smtpUrl } = config;
      if (smtpUrl) mail ??= startMailWorker(core, smtpTransport({ ...config, smtpUrl }));
      sweeper ??= startSweeper(core);
    },
    async close() {
      await Promise.all([mail?.stop(), sweeper?.stop()]);
      await db.destroy();
    },
  };
}

const isDevMailbox = (core: Core, request: Request) =>
  hasDevMailbox(core) && request.method === "GET" && new URL(request.url).pathname === devMailboxPath;
