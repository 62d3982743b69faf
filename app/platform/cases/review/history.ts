import type { z } from "zod";
import type { review } from "~/contract";
import type { Core } from "~/platform/core/core";
import { accountById } from "~/platform/records/accounts/accounts";
import { aboutEvent, aboutNote } from "~/platform/records/onboarding/record-event";
import { listReturnItems } from "~/platform/records/onboarding/return-items";
import type { FormValues } from "~/rules/form-values";
import { maskValues } from "~/rules/fields/masking";
import { changesBetween } from "~/rules/onboarding/answer-changes";
import { type SectionId, sectionIds } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";
import { readRound } from "~/platform/records/registrations/rounds";
import { changeStates } from "~/rules/change-request/change-states";
import { isUnderWay } from "~/rules/change-request/change-transitions";
import type { Db } from "~/platform/core/database/schema";

type ReviewEvents = z.input<typeof review.file.answer>["events"];

/** The events of a registration, oldest first, each with its actor, time, reason and returned items. */
export async function listEvents(core: Core, registrationId: string): Promise<ReviewEvents> {
  const { db, seal } = core;
  const events = await db
    .selectFrom("onboarding_event")
    .selectAll()
    .where("registration_id", "=", registrationId)
    .orderBy("at")
    .orderBy("place")
    .execute();
  const names = await namesOf(core, events);
  const views = events.map(async (row) => ({
    event: row.event,
    from: row.from_state,
    to: row.to_state,
    at: row.at,
    by: row.account_id === null ? null : (names.get(row.account_id) ?? null),
    reason: row.reason_sealed === null ? null : seal.open<string>(row.reason_sealed, aboutEvent(row.id)),
    note: row.note_sealed === null ? null : seal.open<string>(row.note_sealed, aboutNote(row.id)),
    items: withItems.has(row.event) ? await listReturnItems(core, row.id) : [],
  }));
  return Promise.all(views);
}

/** Steps with texts about single answers: comments, and reasons for unchanged answers. */
const withItems = new Set(["return", "submit"]);

/** The people behind the accounts, by account. */
async function namesOf(core: Core, events: readonly { account_id: string | null }[]) {
  const ids = [...new Set(events.map(({ account_id }) => account_id).filter((id) => id !== null))];
  const entries = ids.map(async (id) => [id, (await accountById(core, id)).userName] as const);
  return new Map(await Promise.all(entries));
}

/** The answers, by tab. */
export type AnswersByTab = readonly { section: SectionId; values: FormValues }[];

/** The answers submitted in a round, by tab. Null if the round does not exist. */
export async function readEarlier(core: Core, registrationId: string, round: number): Promise<AnswersByTab | null> {
  const earlier = round > 0 ? await readRound(core, registrationId, round) : undefined;
  if (!earlier) return null;
  return sectionIds.map((section) => ({ section, values: earlier.typed[section] ?? {} }));
}

/** The differences from the answers of an earlier round. Sensitive answers are masked. */
export function listChanges(earlier: AnswersByTab, draft: AnswersByTab) {
  return draft.flatMap(({ section, values }) => {
    const { fields } = sections[section];
    const old = earlier.find((one) => one.section === section)?.values ?? {};
    const maskedAnswers = new Map(
      changesBetween(fields, {}, maskValues(fields, values)).map((one) => [one.field, one.after]),
    );
    const maskedBefore = new Map(
      changesBetween(fields, maskValues(fields, old), {}).map((one) => [one.field, one.before]),
    );
    // Compared unmasked: different numbers may have the same last digits.
    return changesBetween(fields, old, values).map(({ field, before: was, after }) => ({
      section,
      field,
      before: was === null ? null : (maskedBefore.get(field) ?? was),
      after: after === null ? null : (maskedAnswers.get(field) ?? after),
    }));
  });
}

/** The open change requests on a company file. */
export async function listOpenChanges(db: Db, registrationId: string) {
  const rows = await db
    .selectFrom("change_request")
    .select(["id", "section_id", "state"])
    .where("registration_id", "=", registrationId)
    .where("state", "in", changeStates.filter(isUnderWay))
    .orderBy("created_at")
    .execute();
  return rows.map(({ id: changeId, section_id: section, state }) => ({ changeId, section, state }));
}
