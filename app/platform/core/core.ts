import type { Disk } from "flydrive";
import type { PlatformConfig, Retention } from "./settings/config";
import type { Db, Tables } from "./database/schema";
import type { Language } from "~/i18n/language";
import type { Seal } from "./seal";

/** The dependencies of every use case of the platform. */
export type Core = {
  config: PlatformConfig;
  db: Db;
  seal: Seal;
  disk: Disk;
  /** The timeout of the storage. */
  storageTimeoutMs: number;
  retention: Retention;
  /** The time limit for the scan of one file. */
  scanTimeoutMs: number;
  now: () => Date;
  /** Wakes the workers of the outbox and the webhooks after an email, a text message or an event has been committed. */
  emailWaits: () => void;
  /** Wakes the worker of the audit log's heads after a decision has been committed. */
  headWaits: () => void;
  /** Wakes the scan worker after a file has been committed. */
  fileWaits: () => void;
  /** Wakes the jobs of this process after a request to run one has been committed. */
  jobWaits: () => void;
};

/** The colleague of a session, without the secret of the link. */
type SessionColleague = Omit<Tables["colleague"], "token_hash">;

/** The caller of a request, with its address, time and language. */
export type Context = {
  language: Language;
  registrationToken: string | null;
  /** The session of that token, with its colleague, if it was read just before the call. Null if the call has to read it. */
  registrationSession: (Tables["registration_session"] & { colleague: SessionColleague | null }) | null;
  /** The registration for which the caller's window was opened. Null if the caller does not send it. */
  registrationId: string | null;
  /** The calling workspace session. */
  sessionToken: string | null;
  csrfToken: string | null;
  /** Identifies the browser that started a sign-in. */
  loginBinding: string | null;
  /** The client address for rate limits: an IPv4 address, or the /64 of an IPv6 address (S-28). */
  addressGroup: string;
  now: Date;
};
