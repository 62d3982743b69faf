import { z } from "zod";
import { requestTimeoutMs } from "~/rules/limits/base-api";
import { auditHeadLockDays } from "~/rules/limits/audit";
import {
  draftDays,
  draftFirstNoticeDays,
  draftLastCallDays,
  draftLastNoticeDays,
  endedContentDays,
} from "~/rules/retention/limits";
import { sectionIds } from "~/rules/registration/section-ids";
import { webhookAddressLimit, webhookSecretLength } from "~/rules/webhook/limits";
import { demoBrand } from "./company";
import { engines } from "./engine-settings";
import {
  daysSetting,
  embeddedNote,
  flagSetting,
  listSetting,
  optionalSetting,
  phoneSetting,
  token,
  webAddressSetting,
  whole,
  withDefault,
} from "./setting-kinds";
import { signIn } from "./sign-in-settings";
import { subApps } from "./sub-app-settings";

/** Secrets with this minimum length. */
const longSecrets = (least: number) =>
  listSetting.refine(
    (secrets) => secrets.every(({ length }) => length >= least),
    `each secret needs at least ${least} characters`,
  );
const twoLanguages = "`中文|English`, or one text for both";

/** Whether an address is without credentials: `fetch` rejects one that contains them. */
const hasNoSignIn = (url: string) => !URL.canParse(url) || new URL(url).username === "";

/** Whether an address consists of a host and a port only. */
const isOrigin = (url: string) => {
  const { pathname, search, hash, username } = new URL(url);
  return pathname === "/" && search === "" && hash === "" && username === "";
};

const deployment = {
  NODE_ENV: withDefault(
    z.enum(["development", "production", "test"]),
    "production",
    "`development` (set by `npm run dev`), `production` or `test`.",
  ),
  DEMO: flagSetting(
    "`1`: no setting is needed, and emails stay in the demo's mailbox when there is no `SMTP_URL`. `npm start` and `npm run dev` set `1` by themselves; with `NODE_ENV=production`, `npm start` leaves it at `0`.",
  ),
  PORT: whole(0, 65_535, 3000, "The port to listen on. `0` takes any free port."),
  HOST: withDefault(z.string(), "127.0.0.1", "The address to listen on."),
  METRICS_PORT: optionalSetting(
    z.coerce.number().int().min(0).max(65_535),
    "The port that serves `/metrics` to Prometheus ([monitoring](monitoring/README.md)); different from `PORT`. If unset, nothing is measured.",
  ),
  METRICS_HOST: withDefault(
    z.string(),
    "127.0.0.1",
    "The address to listen on for `/metrics`: one that only the monitoring can reach.",
  ),
  PUBLIC_ORIGIN: optionalSetting(
    webAddressSetting
      .refine(isOrigin, "must end after the host and port: the portal cannot be served under a path")
      .transform((url) => new URL(url).origin),
    "The address that users type, without a path. Links in emails, cookies and the check of foreign requests depend on it. Needed in production.",
    "`http://localhost:<PORT>`",
  ),
  SESSION_SECRET: optionalSetting(
    longSecrets(32),
    "Comma-separated, newest first, each of 32 characters or more. The first encrypts, all of them decrypt; keep an old one until `npm run reseal` has moved everything to the first. Needed in production.",
    "made once and stored in `data/session-secret`",
  ),
  TRUSTED_PROXIES: optionalSetting(
    z.coerce.number().int().min(0).max(10),
    "How many proxies in front add to `X-Forwarded-For`; with `0` the header is ignored (S-28). Needed in production with an https `PUBLIC_ORIGIN`: with too few, every visitor counts as the proxy, and the limits for one visitor stop everyone.",
    "`0`",
  ),
  STOP_DELAY_MS: whole(
    0,
    60_000,
    3000,
    "How long a portal that receives SIGTERM still serves requests while `/readyz` returns 503, so that a load balancer can notice (H-08).",
  ),
  LOG_LEVEL: optionalSetting(
    z.enum(["trace", "debug", "info", "warn", "error", "silent"]),
    "`trace`, `debug`, `info`, `warn`, `error` or `silent`.",
    "`info`, in the demo `warn`",
  ),
};

const company = {
  BRAND_NAME: optionalSetting(
    z.string().max(80),
    `The manufacturer's name: ${twoLanguages}. Needed in production.`,
    `\`${demoBrand}\``,
  ),
  SUPPORT_EMAIL: optionalSetting(
    z.email(),
    "The email address for help, on every page and in every email. The demo has an example. Production requires this or the next one.",
  ),
  SUPPORT_PHONE: optionalSetting(phoneSetting, "The same as a telephone number."),
  SUPPORT_HOURS: optionalSetting(z.string().max(120), `Opening hours: ${twoLanguages}.`),
  COMPANY_NAME: optionalSetting(
    z.string().max(160),
    `The full legal name of the company that runs the portal, ${twoLanguages}: the contracting party of the registration agreement and the processor in the privacy policy ([legal-texts.md](legal-texts.md)). If unset, they name the brand. ${embeddedNote.slice(0, -1)}, like the next five; the portal warns at the start if one is missing.`,
  ),
  COMPANY_ADDRESS: optionalSetting(z.string().max(300), `Its registered address, ${twoLanguages}.`),
  PRIVACY_EMAIL: optionalSetting(
    z.email(),
    "The email address for questions about personal information. If unset, the pages name the purchasing manager.",
  ),
  INTEGRITY_EMAIL: optionalSetting(
    z.email(),
    "The email address for reports of misconduct. Without any of these three the integrity code sends people to Procurement.",
  ),
  INTEGRITY_PHONE: optionalSetting(phoneSetting, "The same as a telephone number."),
  INTEGRITY_ADDRESS: optionalSetting(z.string().max(300), `The same as a postal address, ${twoLanguages}.`),
};

const auditLog = {
  AUDIT_HEADS_URL: optionalSetting(
    z
      .string()
      .regex(
        /^(file:.|syslog(\+tcp)?:\/\/[^/]|s3:\/\/[^/]+\/.)/,
        "must be file:…, syslog://host:port, syslog+tcp://host:port or s3://KEY:SECRET@host/bucket/prefix",
      )
      .refine((url) => URL.canParse(url), "must be an address, with its key and secret percent-encoded"),
    `Where the head of the audit log is written outside the database (S-67), at every decision and every hour: \`file:/path\` (a line each), \`syslog://host:port\` (UDP), \`syslog+tcp://host:port\` or \`s3://KEY:SECRET@host:port/bucket/prefix?region=…&tls=0|1\`, a bucket with object lock. ${embeddedNote.slice(0, -1)}, like the next two.`,
    "with an embedded database `audit-heads.jsonl` beside it, else none",
  ),
  AUDIT_HEADS_LOCK_DAYS: daysSetting(auditHeadLockDays, "The number of days for which S3 refuses to delete a head."),
  TSA_URL: optionalSetting(
    webAddressSetting,
    "A timestamp authority (RFC 3161) that stamps each head. If the timestamp is late, the head is written without one.",
  ),
};

const webhooks = {
  WEBHOOK_URLS: optionalSetting(
    listSetting
      .pipe(z.array(webAddressSetting).max(webhookAddressLimit, `may be ${webhookAddressLimit} addresses at most`))
      .refine((urls) => new Set(urls).size === urls.length, "names an address twice")
      .refine((urls) => urls.every(hasNoSignIn), "may have no name or password before the host"),
    `The addresses to which signed events are pushed ([webhooks.md](webhooks.md)): up to ${webhookAddressLimit} https addresses, comma-separated; http only on loopback or in development. Write \`%2C\` for a comma in an address. If unset, nothing is pushed. ${embeddedNote.slice(0, -1)}, like the next one.`,
  ),
  WEBHOOK_SECRET: optionalSetting(
    longSecrets(webhookSecretLength),
    `The secret that signs pushed events, ${webhookSecretLength} characters or more; required with \`WEBHOOK_URLS\`. Comma-separated, newest first: every one signs, so that receivers can switch to a new one at any time.`,
  ),
};

const baseApi = {
  BASE_API_URL: optionalSetting(
    webAddressSetting,
    "The address of another base API. If unset, the embedded one runs in the same process.",
  ),
  API_TIMEOUT_MS: whole(
    100,
    requestTimeoutMs,
    requestTimeoutMs,
    `How long the portal waits for the base API, 100 to ${requestTimeoutMs}.`,
  ),
  TENANT_CODE: withDefault(
    z.string().regex(/^[\w-]+$/),
    "ISP",
    "Sent to the base API with every call (`x-tenant-code`).",
  ),
  COMPANY_LOOKUP_URL: optionalSetting(
    webAddressSetting,
    `The business information service in which the registration looks companies up (§7), with the format of Tianyancha's basic information. If unset, the lookup reports that it is not available. ${embeddedNote}`,
  ),
  COMPANY_LOOKUP_KEY: optionalSetting(z.string(), "The key for it, sent in `Authorization`."),
  OCR_URL: optionalSetting(
    webAddressSetting,
    `The company's own OCR service that reads the credit code on business licences ([ocr.md](ocr.md)), for reviewers to compare. It receives the files. If unset, no file is sent. ${embeddedNote}`,
  ),
  OCR_TOKEN: optionalSetting(token, "The token for it, sent as `Authorization: Bearer`."),
};

const registration = {
  REGISTRATION_HIDDEN_TAB: optionalSetting(
    z.enum(sectionIds).exclude(["contact"]),
    "One tab to leave out: `basic`, `business`, `association`, `manage`, `bank` or `attachment`. Never `contact`: bank details require a call (S-52).",
  ),
  DRAFT_FIRST_NOTICE_DAYS: daysSetting(
    draftFirstNoticeDays,
    "Days until the registrant of a draft that is not opened is notified that it will be deleted (S-61). Read by the embedded base API, like the next three.",
  ),
  DRAFT_LAST_NOTICE_DAYS: daysSetting(draftLastNoticeDays, "Days until the second notice."),
  DRAFT_DAYS: daysSetting(
    draftDays,
    `Days until such a draft is deleted; at least ${draftLastCallDays} more than \`DRAFT_LAST_NOTICE_DAYS\`.`,
  ),
  ENDED_CONTENT_DAYS: daysSetting(
    endedContentDays,
    "Days until the answers, files, bank details and contacts of a refused or withdrawn registration are deleted. Until then a refusal can be revoked.",
  ),
};

/** All settings, grouped by subject; `docs/settings.md` is generated from this. */
export const groups = {
  "The process": deployment,
  "The company": company,
  "Database, files, emails": engines,
  "The audit log": auditLog,
  Webhooks: webhooks,
  "The base API": baseApi,
  "Signing in": signIn,
  "The registration": registration,
  "Sub-applications": subApps,
};

/** The variables of all settings. */
export const variables = z.object({
  ...deployment,
  ...company,
  ...engines,
  ...auditLog,
  ...webhooks,
  ...baseApi,
  ...signIn,
  ...registration,
  ...subApps,
});
