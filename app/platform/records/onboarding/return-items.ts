import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { registration } from "~/contract";
import { fieldNow } from "~/rules/onboarding/returned-items";
import { answerAt } from "~/rules/page-order";
import type { State } from "~/rules/onboarding/stages";
import { isSectionId } from "~/rules/registration/section-ids";
import type { FormValues } from "~/rules/form-values";
import type { Core } from "~/platform/core/core";
import { type SavedSection, toSectionValues } from "~/platform/records/registrations/saved-section";
import { lastRound, readRound } from "~/platform/records/registrations/rounds";
import { aboutEvent, aboutItem } from "./record-event";

type Dependencies = Pick<Core, "db" | "seal">;
type ReturnView = z.input<typeof registration.load.answer>["returned"];
type ReturnedRegistration = { id: string; state: State };
type Sections = Record<string, FormValues | undefined>;

/** The step that led to a registration’s state, with its comments. Undefined if it was not recorded. */
export async function lastStep({ db, seal }: Dependencies, { id, state }: ReturnedRegistration) {
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

/** What was returned with a step, in the order it was written. */
export async function listReturnItems({ db, seal }: Dependencies, eventId: string) {
  const rows = await db
    .selectFrom("returned_item")
    .selectAll()
    .where("event_id", "=", eventId)
    .orderBy("place")
    .execute();
  return rows.map(({ id, section_id: section, field, row_id: rowId, comment_sealed }) => ({
    section,
    field,
    rowId,
    comment: seal.open<string>(comment_sealed, aboutItem(id)),
  }));
}

/**
 * What the supplier of a returned registration has to correct, each comment at the current position of its field, because rows
 * may have moved. Null while the registration is not returned.
 */
export async function loadReturn(
  core: Core,
  row: ReturnedRegistration,
  draft: readonly SavedSection[],
): Promise<ReturnView> {
  const step = row.state === "filling" ? await lastStep(core, row) : undefined;
  if (step?.event !== "return" || step.reason === null) return null;
  const now: Sections = toSectionValues(draft);
  const before: Sections = (await readRound(core, row.id, await lastRound(core.db, row.id)))?.typed ?? {};
  const items = await listReturnItems(core, step.id);
  return {
    at: step.at,
    reason: step.reason,
    items: items.flatMap(({ section, field, rowId, comment }) => {
      if (!isSectionId(section)) return [];
      const [values = {}, handedIn = {}] = [now[section], before[section]];
      if (field === null) return [{ section, field, rowId, comment, isChanged: !isDeepStrictEqual(values, handedIn) }];
      const at = fieldNow(field, rowId, values);
      const isChanged = at === null || !isDeepStrictEqual(answerAt(values, at), answerAt(handedIn, field));
      return [{ section, field: at, rowId, comment, isChanged }];
    }),
  };
}
