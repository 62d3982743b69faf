import { retention } from "~/contract";
import { findPeriod, retentionRuleNames, retentionRules } from "~/rules/retention/retention-rules";
import type { Core } from "~/platform/core/core";
import { type Handler, handleSession } from "~/platform/cases/handler";
import { toLatest } from "./carry-out";
import { answerRequest, listRequests, planAnswer } from "./data-requests";
import { removals } from "./removals";

/** The calls for retention periods, the results of the job, and suppliers' data requests. */
export const retentionHandlers = (core: Core): Handler[] => [
  handleSession(retention.load, () => loadRules(core)),
  handleSession(retention.plan, (input) => planAnswer(core, input)),
  handleSession(retention.answer, (input, context) => answerRequest(core, input, context)),
  handleSession(retention.requests, (page) => listRequests(core, page)),
];

async function loadRules(core: Core) {
  const runs = await core.db.selectFrom("retention_run").selectAll().execute();
  const rules = [];
  for (const rule of retentionRuleNames) {
    const run = runs.find((row) => row.rule === rule);
    rules.push({
      rule,
      from: retentionRules[rule].from,
      period: findPeriod(rule, core.retention),
      overdue: await removals[rule].count(core, toLatest(core, rule)),
      run: run ? { at: run.at, removed: run.removed, total: run.total, since: run.since } : null,
    });
  }
  return { rules };
}
