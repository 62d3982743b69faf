import { env } from "~/config/env.server";
import type { Platform } from "~/platform/platform.server";
import type { Transport } from "./gateway.server";
import { guarded } from "./guarded.server";

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

let opened: Promise<BaseApi> | undefined;

/** The one place that knows whether the base API is remote or embedded; opened at the first use, once a process. */
export function openBaseApi(log: Parameters<typeof embedded>[0]): Promise<BaseApi> {
  opened ??= env.BASE_API_URL ? Promise.resolve(remote(new URL(env.BASE_API_URL))) : embedded(log);
  return opened;
}

async function embedded(log: { info: Write; warn: Write; error: Write }): Promise<BaseApi> {
  const { createPlatform } = await import("~/platform/platform.server");
  const platform = await createPlatform({
    databaseUrl: env.DATABASE_URL,
    storageUrl: env.STORAGE_URL,
    secrets: env.SESSION_SECRET,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    publicOrigin: env.PUBLIC_ORIGIN,
    brandName: env.BRAND_NAME,
    demo: env.DEMO,
    hiddenTab: env.REGISTRATION_HIDDEN_TAB,
    loginCodeFrom: env.LOGIN_CODE_FROM,
    oidc: env.OIDC_ISSUER
      ? { issuer: env.OIDC_ISSUER, clientId: env.OIDC_CLIENT_ID, clientSecret: env.OIDC_CLIENT_SECRET }
      : undefined,
    companyLookup: env.COMPANY_LOOKUP_URL ? { url: env.COMPANY_LOOKUP_URL, key: env.COMPANY_LOOKUP_KEY } : undefined,
    log,
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
type Write = (about: object, message?: string) => void;

function remote(base: URL): BaseApi {
  return {
    transport: guarded((request) => fetch(request, { redirect: "manual" })),
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
