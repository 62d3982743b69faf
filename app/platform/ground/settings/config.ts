import type { SectionId } from "~/rules/registration/section-ids";
import { draftDays, draftFirstNoticeDays, draftLastNoticeDays, endedContentDays } from "~/rules/limits";
import type { DraftPeriods } from "~/rules/registration/draft-life";

/** Where the platform writes its events: objects first, never personal data (S-59). */
export type Log = {
  info(event: object, message?: string): void;
  warn(event: object, message?: string): void;
  error(event: object, message?: string): void;
};

/** Who runs the portal, and whom its pages name; whatever is left out, they name purchasing for it. */
export type Company = {
  /** Full legal name and registered address, in each language. */
  name?: Record<"zh" | "en", string>;
  address?: Record<"zh" | "en", string>;
  privacyEmail?: string;
  /** Where misconduct is reported. */
  integrity?: { email?: string; phone?: string; address?: Record<"zh" | "en", string> };
};

/** All that the platform needs to know from outside; it never reads the environment itself. */
export type PlatformConfig = {
  /** `file:/path/portal.db` (embedded SQLite) or `postgres://…`. */
  databaseUrl: string;
  /** `file:/folder` or `s3://KEY:SECRET@host:port/bucket?region=…&tls=0|1`. */
  storageUrl: string;
  /** How long the storage may take to answer; without it ten seconds. */
  storageTimeoutMs?: number;
  /** `clamd://host:port`: what scans files for viruses (S-44); without it nothing does. */
  scannerUrl?: string;
  /** How long one scan may take; without it thirty seconds. */
  scanTimeoutMs?: number;
  /** Newest first, each of 32 characters or more: the first seals, every one opens. */
  secrets: string[];
  /** Without it letters stay in the outbox. */
  smtpUrl?: string;
  mailFrom: string;
  /** Whom suppliers ask for help, as letters say; without it their purchasing manager. */
  support?: { email?: string; phone?: string; hours: Record<"zh" | "en", string> };
  /**
   * The text message gateway, and the token it knows us by; without it phones are not offered, apart from the demo, whose
   * messages stay in the outbox. `timeoutMs`: how long one answer may take; without it ten seconds.
   */
  sms?: { url: string; key?: string; timeoutMs?: number };
  publicOrigin: string;
  /** The manufacturer's name, in each language. */
  brandName: Record<"zh" | "en", string>;
  company?: Company;
  demo: boolean;
  /** The tab of the wizard that is left out (§2). */
  hiddenTab?: SectionId;
  /** From this day on (`YYYY-MM-DD`) a sign-in asks for a code too (§1). */
  loginCodeFrom: string;
  /** The company's own identity provider; without it the embedded one signs in. */
  oidc?: { issuer: string; clientId: string; clientSecret?: string };
  /** The business-information service that companies are looked up at (§7), and the key it knows us by. */
  companyLookup?: { url: string; key?: string };
  /** How long what needs no longer be there is kept; without it `usualRetention`. */
  retention?: Retention;
  clock?: () => Date;
  log: Log;
};

/** How long drafts that are left alone are kept, and what a refused or withdrawn registration said, in days (S-61). */
export type Retention = { draft: DraftPeriods; endedContentDays: number };

/** What holds where the settings say nothing else. */
export const usualRetention: Retention = {
  draft: { firstNoticeDays: draftFirstNoticeDays, lastNoticeDays: draftLastNoticeDays, days: draftDays },
  endedContentDays,
};
