import type { z } from "zod";
import type { decisionDrafts } from "~/contract";
import { iso } from "~/platform/core/base/instants";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import { maxDraftTexts } from "~/rules/onboarding/draft-places";

type DraftKey = Pick<Tables["decision_draft"], "registration_id" | "account_id">;
type DraftText = z.output<typeof decisionDrafts.draftText>;

/** The encryption context of a text of a draft. */
export const aboutDraftText = ({ registration_id, account_id, place }: DraftKey & { place: string }): string =>
  `decision-draft:${registration_id}:${account_id}:${place}`;

/** The draft of a reviewer’s decision on a registration, and when it was last changed; null if there is none. */
export async function readDecisionDraft({ db, seal }: Pick<Core, "db" | "seal">, key: DraftKey) {
  const rows = await db
    .selectFrom("decision_draft")
    .selectAll()
    .where((row) => row.and(key))
    .orderBy("place")
    .execute();
  if (rows.length === 0) return null;
  return {
    texts: rows.map((row) => ({
      place: row.place,
      text: seal.open<string>(row.text_sealed, aboutDraftText(row)),
    })),
    savedAt: rows.reduce((latest, { saved_at }) => (saved_at > latest ? saved_at : latest), ""),
  };
}

/**
 * Writes texts into a draft and removes those that are empty; the other texts stay. Refusal: `decisionDraft.tooMany` (conflict).
 * The caller holds the registration’s lock.
 */
export async function writeDecisionDraft(
  { seal }: Pick<Core, "seal">,
  trx: Db,
  key: DraftKey,
  texts: readonly DraftText[],
  now: Date,
): Promise<void> {
  const places = texts.map(({ place }) => place);
  await removeDecisionDraft(trx, key, places);
  const written = new Map(texts.filter(({ text }) => text.trim() !== "").map(({ place, text }) => [place, text]));
  if (written.size > 0)
    await trx
      .insertInto("decision_draft")
      .values(
        [...written].map(([place, text]) => ({
          ...key,
          place,
          text_sealed: seal.close(text, aboutDraftText({ ...key, place })),
          saved_at: iso(now),
        })),
      )
      .execute();
  if ((await countDraftTexts(trx, key)) > maxDraftTexts) refuse("conflict", "decisionDraft.tooMany");
}

async function countDraftTexts(trx: Db, key: DraftKey): Promise<number> {
  const row = await trx
    .selectFrom("decision_draft")
    .select(({ fn }) => fn.countAll().as("total"))
    .where((where) => where.and(key))
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

/** Removes a reviewer’s draft of a decision, or only these texts of it. */
export async function removeDecisionDraft(db: Db, key: DraftKey, places?: readonly string[]): Promise<void> {
  await db
    .deleteFrom("decision_draft")
    .where((row) => row.and(key))
    .$if(places !== undefined, (query) => query.where("place", "in", places ?? []))
    .execute();
}

/** The accounts that have a draft of a decision on these registrations, and when each draft was last changed. */
export async function listDraftWriters(db: Db, registrationIds: readonly string[]) {
  if (registrationIds.length === 0) return [];
  return db
    .selectFrom("decision_draft")
    .select(({ fn }) => ["registration_id", "account_id", fn.max("saved_at").as("saved_at")])
    .where("registration_id", "in", registrationIds)
    .groupBy(["registration_id", "account_id"])
    .orderBy("registration_id")
    .orderBy("account_id")
    .execute();
}
