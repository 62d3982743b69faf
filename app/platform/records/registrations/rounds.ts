import type { SectionId } from "~/rules/registration/section-ids";
import type { FormValues } from "~/rules/form-values";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import { iso } from "~/platform/core/base/instants";
import { preliminaryReviewBy } from "~/rules/onboarding/promised-dates";
import type { SavedSection } from "./saved-section";

/** The encryption context of a submitted section. */
export const aboutRound = (registrationId: string, round: number, section: SectionId): string =>
  `round:${registrationId}:${round}:${section}`;

/** The submission of one round. */
type Round = { round: number; submittedAt: string; typed: Partial<Record<SectionId, FormValues>> };

/**
 * Stores a submission, in its transaction, so that reviewers can later see the changes since. Returns the number of the
 * round, starting with 1.
 */
export async function keepRound(
  core: Core,
  trx: Db,
  registrationId: string,
  draft: SavedSection[],
  now: Date,
): Promise<number> {
  const round = (await lastRound(trx, registrationId)) + 1;
  await trx
    .insertInto("submitted_section")
    .values(
      draft.map(({ section, values }) => ({
        registration_id: registrationId,
        round,
        section_id: section,
        values_sealed: core.seal.close(values, aboutRound(registrationId, round, section)),
        submitted_at: iso(now),
      })),
    )
    .execute();
  return round;
}

/** The number of rounds of a registration; 0 if it was never submitted. */
export async function lastRound(db: Db, registrationId: string): Promise<number> {
  const { last } = await db
    .selectFrom("submitted_section")
    .select(({ fn }) => fn.max("round").as("last"))
    .where("registration_id", "=", registrationId)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/** The submission of a round, or undefined if the round does not exist. */
export async function readRound({ db, seal }: Core, registrationId: string, round: number): Promise<Round | undefined> {
  const rows = await db
    .selectFrom("submitted_section")
    .selectAll()
    .where("registration_id", "=", registrationId)
    .where("round", "=", round)
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  const entries = rows.map(({ section_id: section, values_sealed }) => [
    section,
    seal.open<FormValues>(values_sealed, aboutRound(registrationId, round, section)),
  ]);
  return { round, submittedAt: first.submitted_at, typed: Object.fromEntries(entries) };
}

type RegistrationRow = Pick<Tables["registration"], "state" | "number" | "submitted_at" | "due_at">;
export type Submission = { number: string; submittedAt: string; dueAt: string };

/**
 * The submission as shown to the registrant, with the day by which the preliminary review is promised; null before it is
 * submitted, and while the registrant corrects it.
 */
export function toSubmission({ state, number, submitted_at, due_at }: RegistrationRow): Submission | null {
  if (state === "filling" || !number || !submitted_at) return null;
  const dueAt = (state === "preliminaryReview" && due_at) || preliminaryReviewBy(submitted_at);
  return { number, submittedAt: submitted_at, dueAt };
}
