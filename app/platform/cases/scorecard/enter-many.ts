import type { z } from "zod";
import type { scorecard } from "~/contract";
import { toGrade, toTotal } from "~/rules/scorecard/measures";
import type { RowFinding } from "~/rules/scorecard/scorecard-rows";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import type { ActorContext } from "~/platform/cases/handler";
import { lockRegistration } from "~/platform/records/registrations/lock-registration";
import { checkRows } from "./check";
import { notifyOfScores } from "./notify-of-scores";
import { writeEntry } from "./write";

type ScorecardsInput = z.output<typeof scorecard.enterMany.input>;

/** Enters the scorecards of a workbook under the locks of their registrations, all or none, and notifies each supplier once. */
export async function enterMany(core: Core, { rows }: ScorecardsInput, { actor, now }: ActorContext) {
  const { entries: unlocked } = await checkRows(core.db, rows, now);
  return core.db.transaction().execute(async (trx) => {
    await lockAll(
      trx,
      unlocked.map(({ company }) => company.id),
    );
    const { entries, findings } = await checkRows(trx, rows, now);
    const outdated = entries
      .filter(({ row, version }) => rows[row]?.version !== version)
      .map(({ row }): RowFinding => ({ row, field: "period", code: "outdated" }));
    if (findings.length + outdated.length > 0) refuse("unacceptable", "scorecard.refused", [...findings, ...outdated]);
    for (const { company, period, note, version, quality, delivery, price, service } of entries)
      await writeEntry(core, trx, {
        registrationId: company.id,
        period,
        scores: { quality, delivery, price, service },
        note,
        version: version + 1,
        enteredBy: actor.accountId,
        at: now,
      });
    const suppliers = Map.groupBy(entries, ({ company }) => company.id);
    for (const [registrationId, own] of suppliers)
      await notifyOfScores(
        trx,
        registrationId,
        own.map((entry) => ({ period: entry.period, total: toTotal(entry), grade: toGrade(toTotal(entry)) })),
        now,
      );
    return { entered: entries.length, suppliers: suppliers.size };
  });
}

/** Locked in a fixed order, to avoid a deadlock between two colleagues who enter the same suppliers. */
async function lockAll(trx: Db, registrationIds: readonly string[]): Promise<void> {
  for (const id of [...new Set(registrationIds)].toSorted()) await lockRegistration(trx, id);
}
