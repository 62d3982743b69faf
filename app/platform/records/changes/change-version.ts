import type { z } from "zod";
import type { changeReview } from "~/contract";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { refuse } from "~/platform/core/base/refuse";
import { countCalls } from "./change-calls";
import type { CompanyChange } from "./company-change";
import { listRisks } from "./list-risks";

type Version = z.output<typeof changeReview.one.answer>["version"];

/** The current state that a decision about a change is based on. */
export async function loadChangeVersion(core: Core, db: Db, change: CompanyChange, now: Date): Promise<Version> {
  const [risks, calls] = [await listRisks(core, db, change, now), await countCalls(db, change.id)];
  return { state: change.state, risks, calls };
}

/** Refuses a decision based on an older version of a change, under its lock; returns the current version. */
export async function requireSeenChange(
  core: Core,
  trx: Db,
  change: CompanyChange,
  seenVersion: Version,
  now: Date,
): Promise<Version> {
  const version = await loadChangeVersion(core, trx, change, now);
  const isSeen =
    version.state === seenVersion.state &&
    version.calls === seenVersion.calls &&
    version.risks.toSorted().join() === seenVersion.risks.toSorted().join();
  return isSeen ? version : refuse("conflict", "decision.outdated", version);
}
