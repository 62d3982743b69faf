import { scoredQuarters } from "~/rules/scorecard/limits";
import { type Scores, toGrade, toTotal } from "~/rules/scorecard/measures";
import { iso } from "~/platform/core/base/instants";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";

type ScorecardRow = Tables["scorecard"];

/** The encryption context of the note of a scorecard. */
export const aboutScorecard = ({ registration_id, period }: Pick<ScorecardRow, "registration_id" | "period">): string =>
  `scorecard:${registration_id}:${period}`;

/** The newest scorecards of a registration, the newest quarter first. */
export const listScorecards = (db: Db, registrationId: string): Promise<ScorecardRow[]> =>
  db
    .selectFrom("scorecard")
    .selectAll()
    .where("registration_id", "=", registrationId)
    .orderBy("period", "desc")
    .limit(scoredQuarters)
    .execute();

/** A scorecard with its total, its grade and its note, for both sides. */
export function openScorecard({ seal }: Pick<Core, "seal">, row: ScorecardRow) {
  const { period, quality, delivery, price, service, note_sealed, at } = row;
  const total = toTotal(row);
  const note = note_sealed === null ? "" : seal.open<string>(note_sealed, aboutScorecard(row));
  return { period, quality, delivery, price, service, total, grade: toGrade(total), note, at };
}

export type ScorecardEntry = {
  registrationId: string;
  period: string;
  scores: Scores;
  /** Empty if there is none. */
  note: string;
  version: number;
  enteredBy: string;
  at: Date;
};

/** Replaces the scores of a quarter, with the note sealed. */
export async function writeScorecard(
  { seal }: Pick<Core, "seal">,
  trx: Db,
  { registrationId, period, scores, note, version, enteredBy, at }: ScorecardEntry,
): Promise<void> {
  const key = { registration_id: registrationId, period };
  const { quality, delivery, price, service } = scores;
  const content = {
    quality,
    delivery,
    price,
    service,
    note_sealed: note === "" ? null : seal.close(note, aboutScorecard(key)),
    version,
    entered_by: enteredBy,
    at: iso(at),
  };
  await trx
    .insertInto("scorecard")
    .values({ ...key, ...content })
    .onConflict((conflict) => conflict.columns(["registration_id", "period"]).doUpdateSet(content))
    .execute();
}

/** The number of times a quarter was scored. */
export async function findVersion(db: Db, registrationId: string, period: string): Promise<number> {
  const row = await db
    .selectFrom("scorecard")
    .select("version")
    .where("registration_id", "=", registrationId)
    .where("period", "=", period)
    .executeTakeFirst();
  return row?.version ?? 0;
}
