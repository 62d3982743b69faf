import * as limits from "~/rules/limits";
import type { PlatformConfig } from "./config";
import { consentHandlers } from "./consent/handlers";
import type { Core } from "./core";
import { openClock } from "./db/clock";
import { openDatabase } from "./db/database";
import { makeSeal } from "./db/sealed";
import { exportHandlers } from "./exports/handlers";
import { fileHandlers } from "./files/handlers";
import { openStorage } from "./files/storage";
import { serve } from "./http/router";
import { startSweeper } from "./jobs/sweeper";
import { lovHandlers } from "./lov/handlers";
import { seedLov } from "./lov/seed";
import { devMailbox, devMailboxPath, hasDevMailbox } from "./mail/dev-mailbox";
import { agencyHandlers } from "./agencies/handlers";
import { listTypes } from "./agencies/list-types";
import { logHandlers } from "./audit/export-log";
import { certificationHandlers } from "./certification/handlers";
import { changeHandlers } from "./change-requests/handlers";
import { companyFileHandlers } from "./company/file";
import { companyFilesHandlers } from "./company/files-handlers";
import { companyHandlers } from "./company/standing";
import { companyLookupHandlers } from "./company-lookup/handlers";
import { dashboardHandlers } from "./dashboard/handlers";
import { seedDashboard } from "./dashboard/seed";
import { serveDescription } from "./description/serve-description";
import { seedDemoAgency } from "./demo/agency";
import { seedDemoCompany } from "./demo/company";
import { demoMenus } from "./demo/menus";
import { seedDemoRegistrations } from "./demo/registrations";
import { seedDemoTasks } from "./demo/tasks";
import { taskHandlers } from "./tasks/tasks";
import { demoAccounts, demoPassword, seedDemo } from "./demo/accounts";
import { seedDemoMessages } from "./demo/messages";
import { seedDemoNews } from "./demo/news";
import { seedDemoNotices } from "./demo/notices";
import { accountHandlers } from "./identity/account-handlers";
import { sessionHandlers } from "./identity/session-handlers";
import { signInHandlers } from "./identity/sign-in-handlers";
import { memberHandlers } from "./members/handlers";
import { seedMenus } from "./menus/seed";
import { messageHandlers } from "./messages/handlers";
import { newsHandlers } from "./news/handlers";
import { noticeHandlers } from "./notices/handlers";
import { onboardingHandlers } from "./onboarding/handlers";
import { ssoHandlers } from "./sso/handlers";
import { openSso } from "./sso/sso";
import { smtpTransport } from "./mail/transport";
import { startOutboxWorker } from "./mail/worker";
import { startScanWorker } from "./scanning/worker";
import { smsGateway } from "./sms/gateway";
import { profileHandlers } from "./profile/handlers";
import { progressHandlers } from "./progress/handlers";
import { type Readiness, readiness } from "./readiness";
import { registrationHandlers } from "./registration/handlers";
import { usualRetention } from "./retention/periods";
import { reviewHandlers } from "./review/handlers";
import { inScope } from "./security-events/scope";
import { textHandlers } from "./texts/handlers";
import { seedTexts } from "./texts/seed";

export type { PlatformConfig } from "./config";
export { withRequestIds } from "./security-events/scope";

/** The embedded base API: a `fetch` over a real database. */
export type Platform = {
  fetch(request: Request): Promise<Response>;
  ready(): Promise<Readiness>;
  /** Starts sending letters and text messages, scanning files and sweeping; of several processes on one database any may do so. */
  startJobs(): void;
  close(): Promise<void>;
  /** Who may sign in at the demo; null outside it. */
  demo: { accounts: string[]; password: string } | null;
};

/** Opens the database, brings it up to date and fills its reference tables; nothing runs by itself before `startJobs`. */
export async function createPlatform(config: PlatformConfig): Promise<Platform> {
  let mail: ReturnType<typeof startOutboxWorker> | undefined;
  let sms: ReturnType<typeof startOutboxWorker> | undefined;
  let scanner: ReturnType<typeof startScanWorker> | undefined;
  let sweeper: ReturnType<typeof startSweeper> | undefined;
  const seal = makeSeal(config.secrets);
  const storageTimeoutMs = config.storageTimeoutMs ?? limits.storageTimeoutMs;
  const disk = await openStorage(config.storageUrl, storageTimeoutMs);
  const db = await openDatabase(config.databaseUrl, config.log);
  const clock = await openClock(db, config);
  const core: Core = {
    config,
    db,
    seal,
    disk,
    storageTimeoutMs,
    retention: config.retention ?? usualRetention,
    scanTimeoutMs: config.scanTimeoutMs ?? limits.scanTimeoutMs,
    now: clock.now,
    letterWaits() {
      mail?.wake();
      sms?.wake();
    },
    fileWaits: () => scanner?.wake(),
  };
  await seedLov(db);
  await seedTexts(db);
  await seedDashboard(db);
  await listTypes(core);
  await seedMenus(db, config.demo ? demoMenus(config.publicOrigin) : []);
  if (config.demo) for (const seed of demoSeeds) await seed(core);
  const sso = await openSso(core);

  const answer = serve(
    [
      ...domains.flatMap((handlers) => handlers(core)),
      ...[ssoHandlers, signInHandlers].flatMap((handlers) => handlers(core, sso)),
    ],
    core,
  );
  async function respond(request: Request): Promise<Response> {
    if (isDevMailbox(core, request)) return devMailbox(core);
    const description = await serveDescription(request);
    if (description) return description;
    return sso.serves(request) ? sso.fetch(request) : answer(request);
  }
  return {
    fetch: (request) => inScope(seal, request, () => respond(request)),
    ready: () => readiness(core, clock),
    demo:
      config.demo && !config.oidc
        ? { accounts: demoAccounts.map(({ userAccount }) => userAccount), password: demoPassword }
        : null,
    startJobs() {
      const { smtpUrl } = config;
      if (smtpUrl) mail ??= startOutboxWorker(core, smtpTransport({ ...config, smtpUrl }));
      if (config.sms) sms ??= startOutboxWorker(core, smsGateway(config.sms));
      if (config.scannerUrl) scanner ??= startScanWorker(core);
      sweeper ??= startSweeper(core);
    },
    async close() {
      clock.stop();
      await Promise.all([mail?.stop(), sms?.stop(), scanner?.stop(), sweeper?.stop()]);
      await db.destroy();
    },
  };
}

/** Every domain's answers. */
const domains = [
  registrationHandlers,
  progressHandlers,
  fileHandlers,
  lovHandlers,
  textHandlers,
  sessionHandlers,
  accountHandlers,
  profileHandlers,
  memberHandlers,
  consentHandlers,
  messageHandlers,
  noticeHandlers,
  newsHandlers,
  companyLookupHandlers,
  companyHandlers,
  companyFileHandlers,
  companyFilesHandlers,
  certificationHandlers,
  changeHandlers,
  onboardingHandlers,
  reviewHandlers,
  dashboardHandlers,
  taskHandlers,
  logHandlers,
  exportHandlers,
  agencyHandlers,
];

/** What the demo is filled with, in this order: the later ones build on the accounts. */
const demoSeeds = [
  seedDemo,
  seedDemoMessages,
  seedDemoNotices,
  seedDemoNews,
  seedDemoCompany,
  seedDemoRegistrations,
  seedDemoAgency,
  seedDemoTasks,
];

const isDevMailbox = (core: Core, request: Request) =>
  hasDevMailbox(core) && request.method === "GET" && new URL(request.url).pathname === devMailboxPath;
