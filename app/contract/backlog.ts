/** The pending work of a base API, for monitoring. Ages are in seconds. */
export type Backlog = {
  messages: { channel: "mail" | "sms"; state: "queued" | "failed"; count: number; oldestSeconds: number }[];
  /** Undelivered emails about registrations that have not been resent. */
  undeliveredLetters: number;
  /** Files not yet scanned for viruses. */
  files: { count: number; oldestSeconds: number };
  /** Drafts whose registrants have received the last notice before deletion. */
  drafts: number;
  /** Age of the newest head of the audit log; null if there is none. */
  headSeconds: number | null;
  /** Connections to PostgreSQL, or null if the database is a file. */
  connections: { busy: number; idle: number; waiting: number } | null;
  /**
   * The scheduled jobs that this process has run: when each last succeeded (null if never), and how often it failed.
   */
  jobs: { job: string; endedAt: string | null; failures: number }[];
};
