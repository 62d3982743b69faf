import type { EmailFailure } from "~/rules/emails/undelivered-emails";
import { skipTaken } from "~/platform/core/database/skip-taken";
import type { Core } from "~/platform/core/core";
import { iso, secondsLater } from "~/platform/core/base/instants";
import { deliverySeconds, emailLeaseSeconds, retrySeconds } from "~/platform/core/settings/durations";
import { drainQueue } from "~/platform/core/jobs/drain-queue";
import { aboutOutgoing } from "./outbox";
import { toRetained } from "./undelivered";
import { startWorker, type Worker } from "~/platform/core/jobs/waking-worker";

/** A transport for the outbox: SMTP for emails, or a gateway for text messages. */
export type EmailTransport<Message> = {
  channel: "mail" | "sms";
  /** Sends the message of a row; rejects if it was not accepted. The id is the same for every attempt. */
  send(message: Message, id: string): Promise<void>;
  /** The meaning of an error of `send`, and the part that may be logged: never the server's words, which repeat the address. */
  failureOf(error: unknown): { isPermanent: boolean; code: string; responseCode: number | null };
  close(): void;
};

const concurrency = 10;
/** The name of a channel's messages in the log. */
const logNames = { mail: "letter", sms: "sms" } as const;

type Delivery = Pick<Core, "db" | "seal" | "now" | "config">;
type DueEmail = Awaited<ReturnType<typeof claimDue>>[number];
type Channel = EmailTransport<unknown>["channel"];

/**
 * Sends everything that is due in the transport's channel; returns the number of rows it processed. Several processes may run
 * it at the same time.
 */
export const deliverDue = <Message>(
  core: Delivery,
  transport: EmailTransport<Message>,
  nextWake?: () => Promise<void>,
): Promise<number> =>
  drainQueue({
    claim: (most) => claimDue(core, transport.channel, most),
    work: (row) => deliver(core, transport, row),
    concurrency,
    nextWake,
  });

/** Claims due rows for a limited time; the second condition excludes a process that chose the same ones. */
function claimDue({ db, now }: Delivery, channel: Channel, most: number) {
  const at = iso(now());
  const until = iso(secondsLater(now(), emailLeaseSeconds));
  return db
    .updateTable("outbox")
    .set((row) => ({ leased_until: until, attempts: row("attempts", "+", 1) }))
    .where("id", "in", (due) =>
      due
        .selectFrom("outbox")
        .select("id")
        .where("channel", "=", channel)
        .where("state", "=", "queued")
        .where("next_at", "<=", at)
        .where((row) => row.or([row("leased_until", "is", null), row("leased_until", "<=", at)]))
        .orderBy("next_at")
        .limit(most)
        .$call(skipTaken(db)),
    )
    .where("state", "=", "queued")
    .where((row) => row.or([row("leased_until", "is", null), row("leased_until", "<=", at)]))
    .returning([
      "id",
      "kind",
      "channel",
      "letter_sealed",
      "created_at",
      "expires_at",
      "attempts",
      "registration_id",
      "is_secret",
    ])
    .execute();
}

async function deliver<Message>(core: Delivery, transport: EmailTransport<Message>, row: DueEmail): Promise<void> {
  const { seal, now, config } = core;
  if (row.letter_sealed === null || (row.expires_at !== null && row.expires_at <= iso(now()))) {
    return isRetained(row) ? keepUndelivered(core, row, "expired", "unreachable") : close(core, row, "expired");
  }
  try {
    await transport.send(seal.open<Message>(row.letter_sealed, aboutOutgoing(row.id)), row.id);
  } catch (error) {
    const { isPermanent, ...failure } = transport.failureOf(error);
    const { id, kind, attempts } = row;
    config.log.warn({ event: `${logNames[row.channel]}_not_sent`, id, kind, attempts, ...failure });
    const isExpired = now() >= secondsLater(row.created_at, deliverySeconds);
    if (!isPermanent && !isExpired) return tryLater(core, row);
    return isRetained(row)
      ? keepUndelivered(core, row, "failed", isPermanent ? "refused" : "unreachable")
      : close(core, row, "failed");
  }
  await close(core, row, "sent");
}

/**
 * Whether a row is stored after a failed delivery, so that staff see the failure and can resend it. Visitors' codes are
 * not stored: the page that requested the code shows the failure, and the visitor can request a new one.
 */
const isRetained = ({ letter_sealed, registration_id, channel, kind }: DueEmail) =>
  letter_sealed !== null && (registration_id !== null || (channel === "mail" && !kind.startsWith("code.")));

/** Ends the delivery of a row and deletes the message itself. */
async function close(
  { db, now, config }: Delivery,
  { id, kind, channel }: DueEmail,
  state: "sent" | "failed" | "expired",
) {
  await db
    .updateTable("outbox")
    .set({
      state,
      letter_sealed: null,
      to_hash: null,
      registration_id: null,
      failure: null,
      failed_at: null,
      leased_until: null,
      sent_at: state === "sent" ? iso(now()) : null,
    })
    .where("id", "=", id)
    .execute();
  config.log.info({ event: `${logNames[channel]}_${state}`, id, kind });
}

/** Ends the delivery of an email for now: reviewers see it at its registration, super admins in the list, and can send it again. */
async function keepUndelivered(
  core: Delivery,
  row: DueEmail,
  state: "failed" | "expired",
  failure: EmailFailure,
): Promise<void> {
  const { db, now, config } = core;
  await db
    .updateTable("outbox")
    .set({ state, failure, failed_at: iso(now()), letter_sealed: toRetained(core, row), leased_until: null })
    .where("id", "=", row.id)
    .execute();
  config.log.info({ event: `${logNames[row.channel]}_${state}`, id: row.id, kind: row.kind });
}

async function tryLater({ db, now }: Delivery, { id, attempts }: DueEmail) {
  const wait = retrySeconds(attempts);
  await db
    .updateTable("outbox")
    .set({ leased_until: null, next_at: iso(secondsLater(now(), wait)) })
    .where("id", "=", id)
    .execute();
}

/** The worker of this process that empties the outbox of one channel: emails or text messages. */
export function startOutboxWorker<Message>(core: Core, transport: EmailTransport<Message>): Worker {
  const { wake, stop } = startWorker({
    run: (nextWake) => deliverDue(core, transport, nextWake),
    failed: `${transport.channel}_worker_failed`,
    log: core.config.log,
  });
  return {
    wake,
    stop() {
      const completion = stop();
      transport.close();
      return completion;
    },
  };
}
