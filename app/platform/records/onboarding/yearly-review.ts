import { createHash } from "node:crypto";
import type { z } from "zod";
import type { companyFile } from "~/contract";
import { yearlyReviewBy } from "~/rules/onboarding/yearly-review";
import type { Db, Tables } from "~/platform/core/database/schema";
import type { SavedSection } from "~/platform/records/registrations/saved-section";

type RegistrationRow = Pick<Tables["registration"], "id" | "state">;
type YearlyReview = NonNullable<z.input<typeof companyFile.load.answer>>["yearlyReview"];

/** The yearly review that a supplier has to answer, with the changes since the last one; null if none is pending. */
export async function loadYearlyReview(db: Db, { id, state }: RegistrationRow): Promise<YearlyReview> {
  if (state !== "yearlyReview") return null;
  const startedAt = await lastEntry(db, id, "yearlyReview");
  const since = await lastConfirmation(db, id);
  const changes = await db
    .selectFrom("change_request")
    .select(["section_id as section", "ended_at as at"])
    .where("registration_id", "=", id)
    .where("state", "=", "effective")
    .where("ended_at", ">", since)
    .orderBy("ended_at")
    .execute();
  return {
    dueAt: yearlyReviewBy(startedAt),
    since,
    changes: changes.flatMap(({ section, at }) => (at === null ? [] : [{ section, at }])),
  };
}

/** When the supplier last confirmed its file; before the first confirmation, when it was qualified. */
async function lastConfirmation(db: Db, registrationId: string): Promise<string> {
  const confirmation = await db
    .selectFrom("onboarding_event")
    .select(({ fn }) => fn.max("at").as("at"))
    .where("registration_id", "=", registrationId)
    .where("event", "=", "confirmFile")
    .executeTakeFirst();
  return confirmation?.at ?? firstQualified(db, registrationId);
}

async function firstQualified(db: Db, registrationId: string): Promise<string> {
  const { at } = await db
    .selectFrom("stage_history")
    .select("at")
    .where("registration_id", "=", registrationId)
    .where("state", "=", "qualified")
    .orderBy("at")
    .limit(1)
    .executeTakeFirstOrThrow();
  return at;
}

async function lastEntry(db: Db, registrationId: string, state: RegistrationRow["state"]): Promise<string> {
  const { at } = await db
    .selectFrom("stage_history")
    .select("at")
    .where("registration_id", "=", registrationId)
    .where("state", "=", state)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return at;
}

/** Qualified suppliers who last confirmed their file, or were qualified, at or before this instant. */
export const dueForYearlyReview = (db: Db, limit: string) =>
  db
    .selectFrom("registration")
    .select("registration.id")
    .where("state", "=", "qualified")
    .where((row) =>
      row(
        row.fn.coalesce(
          row
            .selectFrom("onboarding_event")
            .select(({ fn }) => fn.max("at").as("at"))
            .whereRef("onboarding_event.registration_id", "=", "registration.id")
            .where("event", "=", "confirmFile"),
          row
            .selectFrom("stage_history")
            .select(({ fn }) => fn.min("at").as("at"))
            .whereRef("stage_history.registration_id", "=", "registration.id")
            .where("stage_history.state", "=", "qualified"),
        ),
        "<=",
        limit,
      ),
    );

/** The version of a company file: the versions of its sections. */
export function fileRevision(sections: readonly Pick<SavedSection, "section" | "version">[]): string {
  const versions = sections.map(({ section, version }) => `${section} ${version}`).toSorted();
  return createHash("sha256").update(versions.join("\n")).digest("base64url");
}
