import type { z } from "zod";
import type { registration } from "~/contract";
import { fieldNow } from "~/rules/onboarding/returned-items";
import { answerAt } from "~/rules/paging/page-order";
import type { State } from "~/rules/onboarding/stages";
import type { Shape } from "~/rules/fields/field-kind";
import { walkAnswers } from "~/rules/fields/walk-answers";
import { maskValues } from "~/rules/fields/masking";
import { isSameAnswer } from "~/rules/onboarding/same-answer";
import { fileUuids } from "~/rules/registration/file-uuids";
import { isSectionId, type SectionId } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";
import type { FormValues } from "~/rules/form-values";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import { type SavedSection, toSectionValues } from "~/platform/records/registrations/saved-section";
import { lastRound, readRound } from "~/platform/records/registrations/rounds";
import { aboutEvent, aboutItem, aboutKeptReason } from "./record-event";

type Dependencies = Pick<Core, "db" | "seal">;
type ReturnView = z.input<typeof registration.load.answer>["returned"];
type ReturnedItem = NonNullable<ReturnView>["items"][number];
type ReturnedRegistration = { id: string; state: State };
type Sections = Record<string, FormValues | undefined>;

/** The step that led to a registration’s state, with its comments. Undefined if it was not recorded. */
export type StepToState =
  | { id: string; event: Tables["onboarding_event"]["event"]; at: string; reason: string | null }
  | undefined;

/** Loads the step that led to a registration’s state. */
export async function lastStep({ db, seal }: Dependencies, { id, state }: ReturnedRegistration): Promise<StepToState> {
  const step = await db
    .selectFrom("onboarding_event")
    .selectAll()
    .where("registration_id", "=", id)
    .where("to_state", "=", state)
    .orderBy("at", "desc")
    .orderBy("place", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!step) return undefined;
  const reason = step.reason_sealed ? seal.open<string>(step.reason_sealed, aboutEvent(step.id)) : null;
  return { id: step.id, event: step.event, at: step.at, reason };
}

/** The items returned with a step, in the order they were written. */
export const listReturnItems = async (core: Dependencies, eventId: string) =>
  (await readItems(core, eventId)).map(({ section, field, rowId, comment }) => ({ section, field, rowId, comment }));

/** Like `listReturnItems`, each also with its id and, if one was written, the reason why it stays unchanged. */
async function readItems({ db, seal }: Dependencies, eventId: string) {
  const rows = await db
    .selectFrom("returned_item")
    .selectAll()
    .where("event_id", "=", eventId)
    .orderBy("place")
    .execute();
  return rows.map(({ id, section_id: section, field, row_id: rowId, comment_sealed, reason_sealed }) => ({
    id,
    section,
    field,
    rowId,
    comment: seal.open<string>(comment_sealed, aboutItem(id)),
    reason: reason_sealed === null ? undefined : seal.open<string>(reason_sealed, aboutKeptReason(id)),
  }));
}

/**
 * The corrections requested from the supplier of a returned registration, each comment at the current position of its field,
 * because rows may have moved. Null while the registration is not returned.
 */
export const loadReturn = async (
  core: Core,
  row: ReturnedRegistration,
  draft: readonly SavedSection[],
): Promise<ReturnView> =>
  row.state === "filling" ? loadReturnAfter(core, row, draft, await lastStep(core, row)) : null;

/** Like `loadReturn`, with the step that led to the registration's state. */
export async function loadReturnAfter(
  core: Core,
  row: ReturnedRegistration,
  draft: readonly SavedSection[],
  step: StepToState,
): Promise<ReturnView> {
  if (row.state !== "filling" || step?.event !== "return" || step.reason === null) return null;
  const now: Sections = toSectionValues(draft);
  const submitted: Sections = (await readRound(core, row.id, await lastRound(core.db, row.id)))?.typed ?? {};
  const uuids = await uuidsChangedSince(core.db, row.id, step.at);
  const items = await readItems(core, step.id);
  return {
    at: step.at,
    reason: step.reason,
    items: items.flatMap(({ section, field, rowId, comment, reason }) =>
      isSectionId(section)
        ? [compareItem({ section, field, rowId, comment, reason }, submitted[section] ?? {}, now[section] ?? {}, uuids)]
        : [],
    ),
  };
}

type KeptAnswer = z.output<typeof registration.keepAnswer.input>;

/**
 * Stores the reason why a returned answer, named as `loadReturn` names it, stays unchanged. Refuses (404) an answer that was
 * not returned, or no longer is.
 */
export async function writeReason(
  core: Core,
  row: ReturnedRegistration,
  draft: readonly SavedSection[],
  { section, field, reason }: KeptAnswer,
): Promise<void> {
  const step = await lastStep(core, row);
  const answers = toSectionValues(draft)[section] ?? {};
  const items = step?.event === "return" ? await readItems(core, step.id) : [];
  const about = items.filter(
    (item) =>
      item.section === section && (item.field === null ? null : fieldNow(item.field, item.rowId, answers)) === field,
  );
  if (about.length === 0) refuse("unknown", "request.e404");
  for (const { id } of about)
    await core.db
      .updateTable("returned_item")
      .set({ reason_sealed: core.seal.close(reason, aboutKeptReason(id)) })
      .where("id", "=", id)
      .execute();
}

type Comment = {
  section: SectionId;
  field: string | null;
  rowId: string | null;
  comment: string;
  reason: string | undefined;
};

/** A comment at the current position of its field, with the answer submitted there and whether it has changed. */
function compareItem(item: Comment, before: FormValues, now: FormValues, newFiles: ReadonlySet<string>): ReturnedItem {
  const { section, field, rowId } = item;
  const { fields } = sections[section];
  if (field === null) {
    const isChanged = !isSameAnswer(before, now) || fileUuids(fields, now).some((uuid) => newFiles.has(uuid));
    return { ...item, isChanged };
  }
  const at = fieldNow(field, rowId, now);
  const answers = [...walkAnswers(fields.shape, now)].filter(({ name }) => name === at || name.startsWith(`${at}.`));
  const hasNewFile = answers.some(
    ({ kind, answer }) => kind.holdsFiles && typeof answer === "string" && newFiles.has(answer),
  );
  const isChanged = at === null || hasNewFile || !isSameAnswer(answerAt(before, field), answerAt(now, at));
  return { ...item, field: at, isChanged, before: textBefore(fields, before, field) };
}

/** The text or texts submitted in a field, masked if it is sensitive. Undefined for a field that holds anything else. */
function textBefore(fields: { shape: Shape }, before: FormValues, field: string): ReturnedItem["before"] {
  const walked = [...walkAnswers(fields.shape, maskValues(fields, before))].find(({ name }) => name === field);
  if (!walked || walked.kind.table || walked.kind.holdsFiles) return undefined;
  const texts = [walked.answer ?? ""].flat().filter((one): one is string => typeof one === "string");
  return walked.kind.isMany ? texts : (texts[0] ?? "");
}

/** The file UUIDs that got or lost a file after this instant: a replaced scan keeps its UUID. */
async function uuidsChangedSince(db: Db, registrationId: string, at: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom("stored_file")
    .select("uuid")
    .distinct()
    .where("registration_id", "=", registrationId)
    .where((either) => either.or([either("created_at", ">", at), either("removed_at", ">", at)]))
    .execute();
  return new Set(rows.map(({ uuid }) => uuid));
}
