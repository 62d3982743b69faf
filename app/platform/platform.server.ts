import type { Backlog } from "~/contract/backlog";
import * as fileLimits from "~/rules/files/limits";
import { openSso } from "./cases/sign-in/sso/sso";
import type { Core } from "./core/core";
import { startHeadWorker } from "./core/audit-heads/head-worker";
import { openClock } from "./core/database/clock";
import { openDatabase } from "./core/database/database";
import type { JobName } from "~/rules/jobs/job-names";
import { type JobRun, startJobs } from "./core/jobs/run-jobs";
import { smsGateway } from "./core/outbox/sms-gateway";
import { smtpTransport } from "./core/outbox/smtp";
import { startOutboxWorker } from "./core/outbox/deliver";
import { makeSeal } from "./core/seal";
import { requireOwnSecret } from "./core/secret-check";
import { keepAddresses } from "./core/webhooks/addresses";
import { startWebhookWorker } from "./core/webhooks/deliver";
import { type PlatformConfig, usualRetention } from "./core/settings/config";
import { openStorage } from "./core/storage/storage";
import { startEvidenceWorker } from "./cases/evidence/evidence-worker";
import { startLicenceWorker } from "./cases/licence/worker";
import { startScanWorker } from "./cases/scanning/scan-due";
import { listDifferences } from "./records/defaults/list-differences";
import { hasReviewers } from "./records/teamwork/reviewers";
import { readBacklog } from "./backlog";
import { allHandlers } from "./handlers";
import { openApp } from "./http/app";
import { serveDescription } from "./http/description";
import { serveDevMailbox } from "./http/dev-mailbox";
import { answerInScope } from "./http/context";
import * as jobs from "./jobs";
import { type Readiness, readiness } from "./readiness";
import { demoAccounts, demoPassword } from "./seed/demo/accounts";
import { seedAll } from "./seed/seed";

export type { PlatformConfig } from "./core/settings/config";
export { withRequestIds } from "./core/security-events/scope";

/** The embedded base API: a `fetch` over a real database. */
export type Platform = {
  fetch(request: Request): Promise<Response>;
  ready(): Promise<Readiness>;
  /** Returns the waiting work and its age. */
  backlog(): Promise<Backlog>;
  /**
   * Starts sending emails and text messages, pushing events, scanning files, reading licences, generating evidence
   * packs and the scheduled jobs. Any number of processes on one database may do so.
   */
  startJobs(): void;
  close(): Promise<void>;
  /** The accounts that can sign in at the demo, and their password; null outside it. */
  demo: { accounts: string[]; password: string } | null;
};

/** Opens the database, migrates it and fills its reference tables; no job runs before `startJobs`. */
export async function createPlatform(config: PlatformConfig): Promise<Platform> {
  const running: { stop(): Promise<unknown> }[] = [];
  const runs = new Map<JobName, JobRun>();
  let mail: ReturnType<typeof startOutboxWorker> | undefined;
  let sms: ReturnType<typeof startOutboxWorker> | undefined;
  let scanner: ReturnType<typeof startScanWorker> | undefined;
  let heads: ReturnType<typeof startHeadWorker> | undefined;
  let webhooks: ReturnType<typeof startWebhookWorker> | undefined;
  let timed: ReturnType<typeof startJobs> | undefined;
  const seal = makeSeal(config.secrets);
  const storageTimeoutMs = config.storageTimeoutMs ?? fileLimits.storageTimeoutMs;
  const disk = await openStorage(config.storageUrl, storageTimeoutMs);
  const db = await openDatabase(config.databaseUrl, config.log);
  await requireOwnSecret(db, seal).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  const clock = await openClock(db, config);
  const core: Core = {
    config,
    db,
    seal,
    disk,
    storageTimeoutMs,
    retention: config.retention ?? usualRetention,
    scanTimeoutMs: config.scanTimeoutMs ?? fileLimits.scanTimeoutMs,
    now: clock.now,
    emailWaits() {
      mail?.wake();
      sms?.wake();
      webhooks?.wake();
    },
    headWaits: () => heads?.wake(),
    fileWaits: () => scanner?.wake(),
    jobWaits: () => timed?.wake(),
  };
  await seedAll(core);
  const { length: differences } = await listDifferences(db);
  if (differences > 0)
    config.log.warn(
      { event: "defaults_offered", differences },
      "This release changes defaults of rows that the company has changed. Decide on them (npm run admin -- defaults, docs/operations.md)",
    );
  await keepAddresses(core);
  if (!(await hasReviewers(db)))
    config.log.warn(
      { event: "reviewers_none" },
      "No account can review what suppliers submit. Invite the first people (npm run admin -- first, docs/operations.md)",
    );
  const sso = await openSso(core);

  const app = openApp(core, allHandlers(core, sso));
  app.use("*", async ({ req }, next) => (sso.serves(req.raw) ? sso.fetch(req.raw) : next()));
  serveDescription(app);
  serveDevMailbox(app, core);

  return {
    fetch: (request) => answerInScope(seal, request, async () => app.fetch(request)),
    ready: () => readiness(core, clock, sso),
    backlog: () => readBacklog(core, runs),
    demo: config.demo ? { accounts: demoAccounts.map(({ userAccount }) => userAccount), password: demoPassword } : null,
    startJobs() {
      if (running.length > 0) return;
      const { smtpUrl } = config;
      if (smtpUrl) running.push((mail = startOutboxWorker(core, smtpTransport({ ...config, smtpUrl }))));
      if (config.sms)
        running.push((sms = startOutboxWorker(core, smsGateway({ ...config.sms, countries: config.smsCountries }))));
      if (config.scannerUrl) running.push((scanner = startScanWorker(core)));
      if (config.auditHeads) running.push((heads = startHeadWorker(core, config.auditHeads)));
      if (config.webhooks) running.push((webhooks = startWebhookWorker(core, config.webhooks)));
      running.push(startLicenceWorker(core, "qrCode"));
      if (config.ocr) running.push(startLicenceWorker(core, "creditCode"));
      running.push(startEvidenceWorker(core));
      running.push((timed = startJobs(core, jobs.prompt, jobs.deferrable, runs)));
    },
    async close() {
      clock.stop();
      await Promise.all(running.map((worker) => worker.stop()));
      await db.destroy();
    },
  };
}
