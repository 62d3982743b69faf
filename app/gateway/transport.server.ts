import { env } from "~/config/env.server";
import type { Platform } from "~/platform/platform.server";
import type { Transport } from "./gateway.server";
import { guarded } from "./guarded.server";
import { overNetwork } from "./network.server";

/** The base API as this process sees it. */
export type BaseApi = {
  transport: Transport;
  base: URL;
  ready: Platform["ready"];
  startJobs: () => void;
  close: () => Promise<void>;
  demo: Platform["demo"];
};

/** How long readiness waits for a remote base API, in milliseconds (H-09). */
const readyPatienceMs = 1000;

type Write = (about: object, message?: string) => void;
type Log = { info: Write; warn: Write; error: Write };

let opened: Promise<BaseApi> | undefined;

/** The one place that knows whether the base API is remote or embedded; opened at the first use, once a process. */
export function openBaseApi(log: Log): Promise<BaseApi> {
  opened ??= env.BASE_API_URL ? Promise.resolve(remote(new URL(env.BASE_API_URL), log)) : embedded(log);
  return opened;
}

async function embedded(log: Log): Promise<BaseApi> {
  const { createPlatform, withRequestIds } = await import("~/platform/platform.server");
  const platform = await createPlatform({
    databaseUrl: env.DATABASE_URL,
    storageUrl: env.STORAGE_URL,
    scannerUrl: env.SCANNER_URL,
    secrets: env.SESSION_SECRET,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    sms: env.SMS_URL ? { url: env.SMS_URL, key: env.SMS_KEY } : undefined,
    publicOrigin: env.PUBLIC_ORIGIN,
    brandName: env.BRAND_NAME,
    demo: env.DEMO,
    hiddenTab: env.REGISTRATION_HIDDEN_TAB,
    loginCodeFrom: env.LOGIN_CODE_FROM,
    oidc: env.OIDC_ISSUER
      ? { issuer: env.OIDC_ISSUER, clientId: env.OIDC_CLIENT_ID, clientSecret: env.OIDC_CLIENT_SECRET }
      : undefined,
    companyLookup: env.COMPANY_LOOKUP_URL ? { url: env.COMPANY_LOOKUP_URL, key: env.COMPANY_LOOKUP_KEY } : undefined,
    retention: {
      draft: {
        firstNoticeDays: env.DRAFT_FIRST_NOTICE_DAYS,
        lastNoticeDays: env.DRAFT_LAST_NOTICE_DAYS,
        days: env.DRAFT_DAYS,
      },
      endedContentDays: env.ENDED_CONTENT_DAYS,
    },
    log: withRequestIds(log),
  });
  return {
    transport: (request) => platform.fetch(request),
    base: new URL("http://embedded.invalid"),
    ready: () => platform.ready(),
    startJobs: () => platform.startJobs(),
    close: () => platform.close(),
    demo: platform.demo,
  };
}

function remote(base: URL, log: Log): BaseApi {
  return {
    transport: guarded(overNetwork((about) => log.warn(about))),
    base,
    // Any answer will do: what a company's own base API says at its root is its own business.
    ready: () =>
      fetch(base, { redirect: "manual", signal: AbortSignal.timeout(readyPatienceMs) }).then(
        () => ({ ok: true, degraded: [] }),
        () => ({ ok: false, degraded: ["base API"] }),
      ),
    startJobs: () => undefined,
    close: async () => undefined,
    demo: null,
  };
}
