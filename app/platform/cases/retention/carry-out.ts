import { instantAfter } from "~/rules/calendar/dates";
import { toErrorPlace } from "~/rules/error-place";
import { findPeriod, type RetentionRule, retentionRuleNames } from "~/rules/retention/retention-rules";
import { iso } from "~/platform/core/base/instants";
import type { Core } from "~/platform/core/core";
import { removals } from "./removals";

/**
 * Carries out the retention table (S-61), rule by rule, and records how much each removed. A rule that fails does not stop the
 * others: the log names it, and its last run remains the previous one.
 */
export async function carryOutRetention(core: Core): Promise<void> {
  for (const rule of retentionRuleNames)
    try {
      const removed = await removals[rule].remove(core, toLatest(core, rule));
      await noteRun(core, rule, removed);
    } catch (error) {
      core.config.log.error({ event: "job_failed", job: "carryOutRetention", rule, ...toErrorPlace(error) });
    }
}

/** The instant up to which the period of a rule has passed: it applies to everything from then or before. */
export function toLatest({ now, retention }: Core, rule: RetentionRule): string {
  const { amount, unit } = findPeriod(rule, retention);
  return instantAfter(iso(now()), -amount, unit);
}

const noteRun = ({ db, now }: Core, rule: RetentionRule, removed: number) =>
  db
    .insertInto("retention_run")
    .values({ rule, at: iso(now()), removed, total: removed, since: iso(now()) })
    .onConflict((conflict) =>
      conflict.column("rule").doUpdateSet((row) => ({
        at: iso(now()),
        removed,
        total: row("retention_run.total", "+", removed),
      })),
    )
    .execute();
