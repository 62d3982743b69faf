import type { CircuitBreakerPolicy } from "cockatiel";
import { seconds } from "~/rules/time";
import { missingCompanySettings } from "~/config/company";
import { env } from "~/config/env.server";
import type { Backlog } from "~/contract/backlog";
import type { Platform } from "~/platform/platform.server";
import type { BaseApiTarget } from "./gateway.server";
import { countOpen, overNetwork, withGuards } from "./network.server";

/** The base API as this process sees it. */
export type BaseApi = BaseApiTarget & {
  ready: Platform["ready"];
  /** Its pending work, or null if it runs in another process. */
  backlog: () => Promise<Backlog | null>;
  /** The number of its calls that are suspended because they fail too often. */
  openBreakers: () => number;
  startJobs: () => void;
  close: () => Promise<void>;
  demo: Platform["demo"];
};

/** The timeout of readiness checks for a remote base API, in milliseconds (H-09). */
const readyTimeoutMs = seconds(1);

type Write = (about: object, message?: string) => void;
type Log = { info: Write; warn: Write; error: Write };

/** The base API of this process, and the module evaluation that opened it. */
type Opening = { by: symbol; baseApi: Promise<BaseApi> };
const store = globalThis as typeof globalThis & { portalBaseApi?: Opening };
const thisEvaluation = Symbol("evaluation");

/**
 * The only place that distinguishes a remote from an embedded base API. It is opened on first use, once per process.
 * The development server evaluates this module again after an edit: the previous base API is closed, and its jobs go on
 * in the new one.
 */
export function openBaseApi(log: Log): Promise<BaseApi> {
  const before = store.portalBaseApi;
  if (before?.by === thisEvaluation) return before.baseApi;
  const baseApi = before ? replace(before, log) : open(log);
  store.portalBaseApi = { by: thisEvaluation, baseApi };
  return baseApi;
}

async function replace(before: Opening, log: Log): Promise<BaseApi> {
  await before.baseApi.then(
    (last) => last.close(),
    () => undefined,
  );
  const baseApi = await open(log);
  baseApi.startJobs();
  return baseApi;
}

const open = async (log: Log): Promise<BaseApi> =>
  env.BASE_API_URL ? remote(new URL(env.BASE_API_URL), log) : openEmbedded(log);

async function openEmbedded(log: Log): Promise<BaseApi> {
  warnOfMissingSettings(log);
  const { createPlatform, withRequestIds } = await import("~/platform/platform.server");
  const platform = await createPlatform({
    databaseUrl: env.DATABASE_URL,
    storageUrl: env.STORAGE_URL,
    scannerUrl: env.SCANNER_URL,
    secrets: env.SESSION_SECRET,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    support: { email: env.SUPPORT_EMAIL, phone: env.SUPPORT_PHONE, hours: env.SUPPORT_HOURS },
    sms: env.SMS_URL ? { url: env.SMS_URL, key: env.SMS_KEY } : undefined,
    smsCountries: env.SMS_COUNTRIES,
    publicOrigin: env.PUBLIC_ORIGIN,
    brandName: env.BRAND_NAME,
    company: env.COMPANY,
    demo: env.DEMO,
    hiddenTab: env.REGISTRATION_HIDDEN_TAB,
    loginCodeFrom: env.LOGIN_CODE_FROM,
    oidc: env.OIDC,
    companyLookup: env.COMPANY_LOOKUP_URL ? { url: env.COMPANY_LOOKUP_URL, key: env.COMPANY_LOOKUP_KEY } : undefined,
    ocr: env.OCR_URL ? { url: env.OCR_URL, token: env.OCR_TOKEN } : undefined,
    retention: {
      draft: {
        firstNoticeDays: env.DRAFT_FIRST_NOTICE_DAYS,
        lastNoticeDays: env.DRAFT_LAST_NOTICE_DAYS,
        days: env.DRAFT_DAYS,
      },
      endedContentDays: env.ENDED_CONTENT_DAYS,
    },
    auditHeads: env.AUDIT_HEADS,
    webhooks: env.WEBHOOKS,
    log: withRequestIds(log),
  });
  return {
    transport: (request) => platform.fetch(request),
    base: new URL("http://embedded.invalid"),
    ready: () => platform.ready(),
    backlog: () => platform.backlog(),
    openBreakers: () => 0,
    startJobs: () => platform.startJobs(),
    close: () => platform.close(),
    demo: platform.demo,
  };
}

/**
 * Pages are complete without these settings, but then name only the brand and purchasing where the law expects more.
 */
function warnOfMissingSettings(log: Log) {
  const missing = missingCompanySettings(env);
  if (env.NODE_ENV !== "production" || env.DEMO) return;
  if (Object.keys(missing).length > 0)
    log.warn({ event: "settings_missing", missing }, "Set these before suppliers read the legal pages");
  if (!env.AUDIT_HEADS)
    log.warn(
      { event: "settings_missing", missing: { AUDIT_HEADS_URL: "nothing outside the database proves the audit log" } },
      "Set it before anybody has to believe the audit log",
    );
}

function remote(base: URL, log: Log): BaseApi {
  const breakers: CircuitBreakerPolicy[] = [];
  return {
    transport: withGuards(
      overNetwork((about) => log.warn(about)),
      breakers,
    ),
    base,
    // Any response will do: a company's own base API may respond to its root address in any way.
    ready: () =>
      fetch(base, { redirect: "manual", signal: AbortSignal.timeout(readyTimeoutMs) }).then(
        () => ({ ok: true, degraded: [] }),
        () => ({ ok: false, degraded: ["base API"] }),
      ),
    backlog: async () => null,
    openBreakers: () => countOpen(breakers),
    startJobs: () => undefined,
    close: async () => undefined,
    demo: null,
  };
}
