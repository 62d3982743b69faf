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
  /** How long the storage may take to answer. */
  storageTimeoutMs: number;
  retention: Retention;
  /** How long the scan of one file may take. */
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

/** The caller of a request, with its address, time and language. */
export type Context = {
  language: Language;
  registrationToken: string | null;
  /** The session of that token if it was read just before the call. Null if the call has to read it. */
  registrationSession: Tables["registration_session"] | null;
  /** The registration that the caller's window was opened for. Null if the caller does not name it. */
  registrationId: string | null;
  /** The workspace session that asks. */
  sessionToken: string | null;
  csrfToken: string | null;
  /** Identifies the browser that started a sign-in. */
  loginBinding: string | null;
  /** The client address that rates are counted by: an IPv4 address, or the /64 of an IPv6 one (S-28). */
  addressGroup: string;
  now: Date;
};
