import { z } from "zod";
import {
  chunkLoadTimeoutMs,
  draftDays,
  draftFirstNoticeDays,
  draftLastCallDays,
  draftLastNoticeDays,
  endedContentDays,
} from "~/rules/limits";
import { sectionIds } from "~/rules/registration/section-ids";
import { subAppKinds } from "~/rules/sub-apps";
import { days, flag, optional, phone, webAddress, whole, withDefault } from "./setting-kinds";

const embeddedNote = "Read by the embedded base API.";
/** An address elsewhere, or a path of this origin. */
const entry = webAddress.or(z.string().regex(/^\/(?![/\\])/));
const twoLanguages = "`中文|English`, or one text for both";

const deployment = {
  NODE_ENV: withDefault(
    z.enum(["development", "production", "test"]),
    "production",
    "`development` (set by `npm run dev`), `production` or `test`.",
  ),
  DEMO: flag(
    "`1`: no setting is needed, and letters stay in the demo's mailbox when there is no `SMTP_URL`. `npm start` and `npm run dev` set `1` by themselves; with `NODE_ENV=production`, `npm start` leaves it at `0`.",
  ),
  PORT: whole(0, 65_535, 3000, "The port to listen on. `0` takes any free port."),
  HOST: withDefault(z.string(), "127.0.0.1", "The address to listen on."),
  PUBLIC_ORIGIN: optional(
    webAddress.transform((url) => new URL(url).origin),
    "The address people type. Links in letters, cookies and the check of foreign requests depend on it. Needed in production.",
    "`http://localhost:<PORT>`",
  ),
  SESSION_SECRET: optional(
    z
      .string()
      .transform((list) => list.split(",").map((secret) => secret.trim()))
      .refine((list) => list.every((secret) => secret.length >= 32), "each secret needs at least 32 characters"),
    "Comma-separated, newest first, each of 32 characters or more. The first seals, every one opens; keep old ones, sealed rows need them. Needed in production.",
    "made once and stored in `data/session-secret`",
  ),
  TRUSTED_PROXIES: whole(
    0,
    10,
    0,
    "How many proxies in front add to `X-Forwarded-For`; with `0` none is believed (S-28).",
  ),
  STOP_DELAY_MS: whole(
    0,
    60_000,
    3000,
    "How long a portal that is told to stop (SIGTERM) still takes requests while `/readyz` says 503, so that a load balancer can notice (H-08).",
  ),
  LOG_LEVEL: optional(
    z.enum(["trace", "debug", "info", "warn", "error", "silent"]),
    "`trace`, `debug`, `info`, `warn`, `error` or `silent`.",
    "`info`, in the demo `warn`",
  ),
};

const company = {
  BRAND_NAME: withDefault(z.string().max(80), "星澜终端|Starlan Devices", `The manufacturer's name: ${twoLanguages}.`),
  SUPPORT_EMAIL: optional(
    z.email(),
    "Whom suppliers ask for help, on every page and in every email. The demo has an example.",
  ),
  SUPPORT_PHONE: optional(phone, "The telephone number for the same."),
  SUPPORT_HOURS: optional(z.string().max(120), `When somebody answers: ${twoLanguages}.`),
  COMPANY_NAME: optional(
    z.string().max(160),
    `The full legal name of the company that runs the portal, ${twoLanguages}: the contracting party of the registration agreement and the processor in the privacy policy ([legal-texts.md](legal-texts.md)). Unset, they name the brand. ${embeddedNote.slice(0, -1)}, like the next five; the start warns of what is missing.`,
  ),
  COMPANY_ADDRESS: optional(z.string().max(300), `Its registered address, ${twoLanguages}.`),
  PRIVACY_EMAIL: optional(
    z.email(),
    "Whom people write to about their personal information. Unset, the pages name the purchasing manager.",
  ),
  INTEGRITY_EMAIL: optional(
    z.email(),
    "Where misconduct is reported. Without any of these three the integrity code sends people to Procurement.",
  ),
  INTEGRITY_PHONE: optional(phone, "The telephone number for the same."),
  INTEGRITY_ADDRESS: optional(z.string().max(300), `The postal address for the same, ${twoLanguages}.`),
};

const engines = {
  DATABASE_URL: withDefault(
    z.string().regex(/^(file:|postgres(ql)?:\/\/)/),
    "file:./data/portal.db",
    "`file:…` (embedded SQLite) or `postgres://…`.",
  ),
  STORAGE_URL: withDefault(
    z.string().regex(/^(file:|s3:\/\/)/),
    "file:./data/files",
    "`file:/folder` or `s3://KEY:SECRET@host:port/bucket?region=…&tls=0|1`.",
  ),
  SCANNER_URL: optional(
    z.url({ protocol: /^clamd$/, hostname: /./ }),
    `\`clamd://host:port\`: the ClamAV daemon that scans uploaded files for viruses (S-44). Unset, files are not scanned, and reviewers are told. ${embeddedNote}`,
  ),
  SMTP_URL: optional(
    z.url({ protocol: /^smtps?$/ }),
    "`smtp://…` or `smtps://…`. Without it letters stay in the outbox. Needed in production.",
  ),
  MAIL_FROM: withDefault(z.email(), "no-reply@portal.example", "The sender of letters."),
  SMS_URL: optional(
    webAddress,
    `The text message gateway that sends sign-in codes to phones ([sms-gateway.md](sms-gateway.md)). Unset, phones are not offered; the demo shows its messages in its mailbox. ${embeddedNote}`,
  ),
  SMS_KEY: optional(
    z.string().regex(/^[\x21-\x7e]+$/, "must be one line of plain characters without spaces"),
    "The token for it, sent as `Authorization: Bearer`.",
  ),
};

const baseApi = {
  BASE_API_URL: optional(webAddress, "A base API elsewhere. Unset, the embedded one answers in the same process."),
  API_TIMEOUT_MS: whole(100, 50_000, 50_000, "How long the portal waits for the base API, 100 to 50000."),
  TENANT_CODE: withDefault(
    z.string().regex(/^[\w-]+$/),
    "ISP",
    "Sent to the base API with every call (`x-tenant-code`).",
  ),
  COMPANY_LOOKUP_URL: optional(
    webAddress,
    `The business-information service that the registration looks companies up at (§7), in the form of Tianyancha's basic information; unset, the lookup says that it cannot. ${embeddedNote}`,
  ),
  COMPANY_LOOKUP_KEY: optional(z.string(), "The key for it, sent in `Authorization`."),
};

const signIn = {
  LOGIN_CODE_FROM: withDefault(
    z.iso.date(),
    "2025-12-01",
    "The day from which a sign-in asks for a code too, from the e-mail or a bound phone; the notice on the home page names it.",
  ),
  TOKEN_COOKIE: withDefault(
    z.string().regex(/^[\w-]{1,40}$/),
    "token",
    "The name of the session cookie; over https `__Host-` is put before it.",
  ),
  TOKEN_HAND_OVER: flag(
    "`1`: a sign-in that another system of the company hands over in `?token=` is accepted, once the user has confirmed it (§2).",
  ),
  OIDC_ISSUER: optional(
    webAddress,
    "The company's own OpenID provider. Unset, the embedded one signs in. Its redirect address here is `PUBLIC_ORIGIN/api/v1/sso/callback`.",
  ),
  OIDC_CLIENT_ID: withDefault(z.string(), "supplier-portal", "What that provider knows this portal by."),
  OIDC_CLIENT_SECRET: optional(z.string(), "The secret for it."),
};

const registration = {
  REGISTRATION_HIDDEN_TAB: optional(
    z.enum(sectionIds).exclude(["contact"]),
    "One tab to leave out: `basic`, `business`, `association`, `manage`, `bank` or `attachment`. Never `contact`: bank details take a call (S-52).",
  ),
  DRAFT_FIRST_NOTICE_DAYS: days(
    draftFirstNoticeDays,
    "Days until the registrant of a draft that is not opened is told that it will be deleted (S-61). Read by the embedded base API, like the next three.",
  ),
  DRAFT_LAST_NOTICE_DAYS: days(draftLastNoticeDays, "Days until they are told once more."),
  DRAFT_DAYS: days(
    draftDays,
    `Days until such a draft is deleted; at least ${draftLastCallDays} more than \`DRAFT_LAST_NOTICE_DAYS\`.`,
  ),
  ENDED_CONTENT_DAYS: days(
    endedContentDays,
    "Days until the answers, files, bank details and contacts of a refused or withdrawn registration are deleted. Until then a refusal can be taken back.",
  ),
};

const where =
  "comes from: a manifest (`.json`), a module (`.js`), or a folder with `subapp.json` in it. From another origin it needs CORS. Its code runs with the portal's rights.";
const subApps = {
  GSRM_ENTRY_URL: optional(entry, `Where the sub-application under \`/gsrm\` ${where}`, "the built-in one"),
  GSRM_ENTRY_KIND: withDefault(
    z.enum(subAppKinds),
    "esm",
    "`qiankun`: the entry is the page of an existing bundle made for qiankun.",
  ),
  GCIS_ENTRY_URL: optional(entry, `Where the sub-application under \`/gcis\` ${where}`, "the built-in one"),
  GCIS_ENTRY_KIND: withDefault(z.enum(subAppKinds), "esm", "The same for `/gcis`."),
  SUB_APP_TIMEOUT_MS: whole(
    100,
    chunkLoadTimeoutMs,
    chunkLoadTimeoutMs,
    `How long a sub-application may take to load (§9), 100 to ${chunkLoadTimeoutMs}. Meant for tests.`,
  ),
};

/** Every setting, by what it is about; `docs/settings.md` is made of this. */
export const groups = {
  "The process": deployment,
  "The company": company,
  "Database, files, letters": engines,
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
  ...baseApi,
  ...signIn,
  ...registration,
  ...subApps,
});
