import type { z } from "zod";
import type { changeReview } from "~/contract";
import type { Core } from "~/platform/ground/core";
import type { Db } from "~/platform/ground/database/schema";
import { refuse } from "~/platform/ground/base/refuse";
import { countCalls } from "./calls";
import type { Change } from "./changes";
import { listRisks } from "./risks";

type Version = z.output<typeof changeReview.one.answer>["version"];

/** What a decision about a change is made on, as it is now. */
export async function loadVersion(core: Core, db: Db, change: Change, now: Date): Promise<Version> {
  const [risks, calls] = [await listRisks(core, db, change, now), await countCalls(db, change.id)];
  return { state: change.state, risks, calls };
}

/** Refuses a decision that was made on an older version of a change, under its lock; answers the version now. */
export async function requireSeen(
  core: Core,
  trx: Db,
  change: Change,
  seenVersion: Version,
  now: Date,
): Promise<Version> {
  const version = await loadVersion(core, trx, change, now);
  const isSeen =
    version.state === seenVersion.state &&
    version.calls === seenVersion.calls &&
    version.risks.toSorted().join() === seenVersion.risks.toSorted().join();
  return isSeen ? version : refuse("conflict", "decision.outdated", version);
}
