import { statfs } from "node:fs/promises";
import { clockToleranceMs, diskFullBytes, diskLowBytes, diskLowShare, readinessMs } from "~/rules/limits/readiness";
import type { PlatformConfig } from "./core/settings/config";
import type { Sso } from "./cases/sign-in/sso/sso";
import type { Core } from "./core/core";
import type { Clock } from "~/platform/core/database/clock";
import { probeStorage } from "~/platform/core/storage/storage";
import { iso, secondsLater } from "~/platform/core/base/instants";
import { withTimeout } from "./core/base/timeout";
import { smsLateSeconds } from "~/platform/core/settings/durations";
import { pingScanner } from "./core/clamd";
import { hasReviewers } from "./records/teamwork/reviewers";

/** After this number of attempts, about ten minutes, an unscanned file means that the scanner does not work. */
const scanLateAttempts = 8;

export type Readiness = {
  /** Whether requests can be served. */
  ok: boolean;
  /** The parts that currently do not work. Requests are still served while `ok` is true. */
  degraded: string[];
  /**
   * Notes for the operator. `scanner.none`: files are not scanned for viruses. `reviewers.none`: no account can review,
   * so submissions are not processed.
   */
  notes?: string[];
};

/** An email that has waited this long means that the mail server is unreachable. */
const lateSeconds = 600;

/**
 * Checks which parts of the portal work: without the database nothing works, without mail or storage most things still do. A
 * process whose clock is wrong would sign and verify with a wrong time, so it is not ready until its clock is right.
 */
export async function readiness(core: Core, clock: Clock, { clients: { company } }: Sso): Promise<Readiness> {
  const late = await works(() => withTimeout(readinessMs, lateMessages(core)));
  if (late === null) return { ok: false, degraded: ["database"] };
  await clock.measure();
  if (clock.deviationMs() > clockToleranceMs) return { ok: false, degraded: ["clock"] };
  const room = await roomLeft(core.config);
  if (room === "full") return { ok: false, degraded: ["disk"] };
  const [storage, scanned, isReviewed] = await Promise.all([
    works(() => probeStorage(core.disk, readinessMs)),
    works(() => requireScanner(core)),
    works(() => hasReviewers(core.db)),
  ]);
  const notes = [
    ...(core.config.scannerUrl ? [] : ["scanner.none"]),
    ...(isReviewed === false ? ["reviewers.none"] : []),
  ];
  return {
    ok: true,
    degraded: [
      ...late,
      ...(storage === null ? ["files"] : []),
      ...(room === "low" ? ["disk"] : []),
      ...(scanned === null ? ["scanner"] : []),
      ...(company?.isReachable() === false ? ["companyProvider"] : []),
    ],
    ...(notes.length > 0 ? { notes } : {}),
  };
}

/** The free space on the disk of the embedded database and local files. On a full disk nothing can be saved (F-16). */
async function roomLeft({ databaseUrl, storageUrl }: PlatformConfig): Promise<"enough" | "low" | "full"> {
  const folders = [databaseUrl, storageUrl].flatMap((url) =>
    url.startsWith("file:") ? [url.slice("file:".length)] : [],
  );
  const disks = await Promise.all(folders.map((folder) => statfs(folder)));
  const rooms = disks.map(({ bavail, bsize, blocks }) => ({ bytes: bavail * bsize, share: bavail / blocks }));
  if (rooms.some(({ bytes }) => bytes < diskFullBytes)) return "full";
  return rooms.some(({ bytes, share }) => bytes < diskLowBytes && share < diskLowShare) ? "low" : "enough";
}

/** The channels with messages that have been waiting too long although a server is configured. */
async function lateMessages({ db, now, config }: Core): Promise<("mail" | "sms")[]> {
  const hasLate = async (channel: "mail" | "sms", seconds: number) => {
    const late = await db
      .selectFrom("outbox")
      .select("id")
      .where("channel", "=", channel)
      .where("state", "=", "queued")
      .where("created_at", "<=", iso(secondsLater(now(), -seconds)))
      .limit(1)
      .execute();
    return late.length > 0;
  };
  return [
    ...((await hasLate("mail", lateSeconds)) && config.smtpUrl ? (["mail"] as const) : []),
    ...(config.sms && (await hasLate("sms", smsLateSeconds)) ? (["sms"] as const) : []),
  ];
}

/** Fails if the scanner does not respond, or responds but leaves files unscanned. */
async function requireScanner({ db, config }: Core): Promise<"ready"> {
  if (!config.scannerUrl) return "ready";
  await pingScanner({ url: config.scannerUrl, signal: AbortSignal.timeout(readinessMs) });
  const late = await db
    .selectFrom("stored_file")
    .select("id")
    .where("scan_state", "in", ["received", "scanning"])
    .where("scan_attempts", ">=", scanLateAttempts)
    .limit(1)
    .executeTakeFirst();
  if (late) throw new Error("A file was given to the scanner again and again");
  return "ready";
}

async function works<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch {
    return null;
  }
}
