import { inSeconds } from "~/rules/time";
import type { Backlog } from "~/contract/backlog";
import { countEndingDrafts } from "./cases/retention/drafts";
import type { Core } from "./core/core";
import { countUndelivered } from "./core/outbox/undelivered";
import { countConnections } from "./core/database/database";
import type { JobRun } from "./core/jobs/run-jobs";

/** The queues of the base API and the age of their oldest entries, for monitoring: figures only, no names. */
export async function readBacklog(core: Core, runs: ReadonlyMap<string, JobRun>): Promise<Backlog> {
  const [messages, undeliveredLetters, files, drafts, head] = [
    await waitingMessages(core),
    await countUndelivered(core),
    await waitingFiles(core),
    await countEndingDrafts(core),
    await newestHead(core),
  ];
  return {
    messages,
    undeliveredLetters,
    files,
    drafts,
    headSeconds: head === null ? null : secondsSince(core, head),
    connections: countConnections(core.db),
    jobs: [...runs].map(([job, { endedAt, failures }]) => ({ job, endedAt: endedAt?.toISOString() ?? null, failures })),
  };
}

/** Emails and text messages by channel and state, with the age of the oldest one not sent yet. */
async function waitingMessages({ db, now }: Core): Promise<Backlog["messages"]> {
  const rows = await db
    .selectFrom("outbox")
    .select(({ fn }) => ["channel", "state", fn.countAll().as("count"), fn.min("created_at").as("oldest")])
    .where("state", "in", ["queued", "failed"])
    .groupBy(["channel", "state"])
    .execute();
  return (["mail", "sms"] as const).flatMap((channel) =>
    (["queued", "failed"] as const).map((state) => {
      const row = rows.find((one) => one.channel === channel && one.state === state);
      return {
        channel,
        state,
        count: Number(row?.count ?? 0),
        oldestSeconds: row ? secondsSince({ now }, row.oldest) : 0,
      };
    }),
  );
}

/** Files not yet scanned. */
async function waitingFiles({ db, now, config }: Core): Promise<Backlog["files"]> {
  if (!config.scannerUrl) return { count: 0, oldestSeconds: 0 };
  const row = await db
    .selectFrom("stored_file")
    .select(({ fn }) => [fn.countAll().as("count"), fn.min("created_at").as("oldest")])
    .where("scan_state", "in", ["received", "scanning"])
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), oldestSeconds: row.oldest ? secondsSince({ now }, row.oldest) : 0 };
}

/** When the newest head of the audit log was written outside the database; null if there is none. */
async function newestHead({ db }: Core): Promise<string | null> {
  const { newest } = await db
    .selectFrom("audit_head")
    .select(({ fn }) => fn.max("written_at").as("newest"))
    .executeTakeFirstOrThrow();
  return newest;
}

const secondsSince = ({ now }: Pick<Core, "now">, at: string) =>
  Math.max(0, Math.round(inSeconds(now().getTime() - Date.parse(at))));
