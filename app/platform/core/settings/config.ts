import type { RoleCode } from "~/rules/permissions/member-roles";
import type { SectionId } from "~/rules/registration/section-ids";
import { draftDays, draftFirstNoticeDays, draftLastNoticeDays, endedContentDays } from "~/rules/retention/limits";
import type { DraftPeriods } from "~/rules/registration/draft-life";

/** The platform's log: the object comes first, and never contains personal data (S-59). */
export type Log = {
  info(event: object, message?: string): void;
  warn(event: object, message?: string): void;
  error(event: object, message?: string): void;
};

/** The company that runs the portal and is named on its pages; for anything omitted, they name purchasing instead. */
export type PortalCompany = {
  /** Full legal name and registered address, in each language. */
  name?: Record<"zh" | "en", string>;
  address?: Record<"zh" | "en", string>;
  privacyEmail?: string;
  /** The contact for reporting misconduct. */
  integrity?: { email?: string; phone?: string; address?: Record<"zh" | "en", string> };
};

/** The configuration of the platform, which never reads the environment itself. */
export type PlatformConfig = {
  /** `file:/path/portal.db` (embedded SQLite) or `postgres://…`. */
  databaseUrl: string;
  /** `file:/folder` or `s3://KEY:SECRET@host:port/bucket?region=…&tls=0|1`. */
  storageUrl: string;
  /** The timeout of the storage; by default ten seconds. */
  storageTimeoutMs?: number;
  /** `clamd://host:port`: the virus scanner (S-44); without it files are not scanned. */
  scannerUrl?: string;
  /** The time limit for a scan; by default thirty seconds. */
  scanTimeoutMs?: number;
  /** Newest first, each of 32 characters or more: the first encrypts, all decrypt. */
  secrets: string[];
  /** Without it emails stay in the outbox. */
  smtpUrl?: string;
  mailFrom: string;
  /** The contact for suppliers in emails; without it their purchasing manager. */
  support?: { email?: string; phone?: string; hours: Record<"zh" | "en", string> };
  /**
   * The text message gateway and our token for it. Without it phones are not offered, except in the demo, whose
   * messages stay in the outbox. `timeoutMs`: the timeout of a response; by default ten seconds.
   */
  sms?: { url: string; key?: string; timeoutMs?: number };
  /**
   * The countries to whose numbers text messages are sent, by ISO code, or `*`; by default those of the registration.
   */
  smsCountries?: readonly string[] | "*";
  publicOrigin: string;
  /** The manufacturer's name, in each language. */
  brandName: Record<"zh" | "en", string>;
  company?: PortalCompany;
  demo: boolean;
  /** The tab of the wizard that is hidden (§2). */
  hiddenTab?: SectionId;
  /** From this day on (`YYYY-MM-DD`) signing in also requires a code (§1). */
  loginCodeFrom: string;
  /** The company's own identity provider, at which colleagues sign in; without it the embedded one signs everyone in. */
  oidc?: CompanyProvider;
  /** The business-information service used to look up companies (§7), and our key for it. */
  companyLookup?: { url: string; key?: string };
  /** The company's own OCR service (docs/ocr.md), and our token for it. `timeoutMs`: by default thirty seconds. */
  ocr?: { url: string; token?: string; timeoutMs?: number };
  /** The code of the thread that looks for QR codes; without it what `scripts/build-workers.mjs` has built. */
  qrCodeWorker?: string;
  /** The code of the thread that opens PDFs; without it what `scripts/build-workers.mjs` has built. */
  pdfWorker?: string;
  /** The retention periods; by default `usualRetention`. */
  retention?: Retention;
  /** The target outside the database for heads of the audit log. If omitted, none is written. */
  auditHeads?: HeadSettings;
  /** The addresses to which events are pushed. If omitted, none are pushed. */
  webhooks?: WebhookSettings;
  clock?: () => Date;
  log: Log;
};

/** The company's own identity provider (decision 066). */
export type CompanyProvider = {
  issuer: string;
  clientId: string;
  clientSecret?: string | undefined;
  /** The scopes requested there; without it `openid`. */
  scope?: string;
  /** The maximum age of the sign-in there, in seconds. If omitted, the provider decides. */
  maxAge?: number | undefined;
  /** The accepted levels of sign-in; by default any. */
  acrValues?: readonly string[] | undefined;
  /** The mapping of claim values to roles; without it claims are ignored. */
  roles?: { claim: string; values: readonly { value: string; role: RoleCode }[] } | undefined;
};

/** The addresses to which events are pushed (decision 058). */
export type WebhookSettings = {
  urls: readonly string[];
  /** Newest first. Every secret signs, so that a receiver may have either during a rotation. */
  secrets: readonly string[];
  /** The timeout of a response; by default ten seconds. */
  timeoutMs?: number;
};

/** The target for heads of the audit log (S-67). */
export type HeadSettings = {
  /** `file:/path`, `syslog://host:port`, `syslog+tcp://host:port` or `s3://KEY:SECRET@host:port/bucket/prefix?region=…&tls=0|1`. */
  url: string;
  /** The number of days for which S3 refuses to delete a head. */
  lockDays: number;
  /** A timestamp authority (RFC 3161); without it heads carry no timestamp. */
  timestampUrl?: string;
  /** Its timeout; by default five seconds. */
  timestampTimeoutMs?: number;
};

/** The days for which inactive drafts, and the answers of rejected or withdrawn registrations, are kept (S-61). */
export type Retention = { draft: DraftPeriods; endedContentDays: number };

/** The periods that apply unless the settings say otherwise. */
export const usualRetention: Retention = {
  draft: { firstNoticeDays: draftFirstNoticeDays, lastNoticeDays: draftLastNoticeDays, days: draftDays },
  endedContentDays,
};
