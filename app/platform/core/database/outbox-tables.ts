import type { Generated } from "kysely";
import type { EmailFailure } from "~/rules/emails/undelivered-emails";
import type { JobName } from "~/rules/jobs/job-names";

/** The emails and text messages of the portal, and its scheduled jobs. */
export type OutboxTables = {
  outbox: {
    id: string;
    kind: string;
    /** The channel: email or text message. */
    channel: Generated<"mail" | "sms">;
    state: "queued" | "sent" | "failed" | "expired";
    /**
     * The email or message with its address; null once sent, because it is not stored longer than needed. For an undelivered
     * email with a secret, only the address.
     */
    letter_sealed: string | null;
    /** The address as a keyed hash while the email waits; null once it does not. */
    to_hash: string | null;
    created_at: string;
    next_at: string;
    expires_at: string | null;
    leased_until: string | null;
    attempts: number;
    sent_at: string | null;
    /**
     * The registration that it concerns, while it is waiting or undelivered. Null if it concerns an account or is
     * done.
     */
    registration_id: string | null;
    /** 1 if it contains a link or a password, which is not stored after a failure. */
    is_secret: Generated<number>;
    /** The reason and the time of the failed delivery. Null if it has not failed. */
    failure: EmailFailure | null;
    failed_at: string | null;
    /** When purchasing got a message about that. */
    reported_at: string | null;
    /** The code that it carries, as the hash of its challenge. Null if the requesting browser must not query it. */
    challenge_hash: string | null;
  };
  job: { name: string; due_at: string };
  job_run: {
    name: JobName;
    /** Time of the last successful run. */
    ended_at: string | null;
    /** Time of the last failure, and the number of failures since the last success. */
    failed_at: string | null;
    failures: number;
    /** When a super admin requested a run that has not started. */
    requested_at: string | null;
  };
};
