/** The work waiting in a base API, for those who watch it. Ages are in seconds. */
export type Backlog = {
  messages: { channel: "mail" | "sms"; state: "queued" | "failed"; count: number; oldestSeconds: number }[];
  /** Emails about registrations that did not arrive and have not been sent again. */
  undeliveredLetters: number;
  /** Files that have not been scanned for viruses. */
  files: { count: number; oldestSeconds: number };
  /** Drafts whose end has been announced for the last time. */
  drafts: number;
  /** Age of the newest head of the audit log; null if there is none. */
  headSeconds: number | null;
  /** Connections to PostgreSQL, or null if the database is a file. */
  connections: { busy: number; idle: number; waiting: number } | null;
  /** The timed jobs that this process has run: when each last ended well (null: never), and how often it failed. */
  jobs: { job: string; endedAt: string | null; failures: number }[];
};
