import { isCorrectiveLate } from "~/rules/corrective-action/due-days";
import type { CorrectiveRequest } from "~/rules/corrective-action/corrective-request";
import { correctiveListed } from "~/rules/corrective-action/limits";
import { chinaDate } from "~/rules/calendar/china-date";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";

export type ActionRow = Tables["corrective_action"];
type Content = Pick<CorrectiveRequest, "title" | "text">;
type Sealing = Pick<Core, "seal">;

/** The encryption context of the content of a corrective action. */
export const aboutAction = (id: string): string => `corrective-action:${id}`;
/** The encryption context of the text of a step. */
export const aboutStep = (id: string): string => `corrective-step:${id}`;

export const sealActionContent = ({ seal }: Sealing, id: string, { title, text }: Content): string =>
  seal.close({ title, text } satisfies Content, aboutAction(id));
export const openActionContent = ({ seal }: Sealing, { id, content_sealed }: ActionRow): Content =>
  seal.open<Content>(content_sealed, aboutAction(id));

/** Encrypts the text of a step. Null for an empty text. */
export const sealStepText = ({ seal }: Sealing, stepId: string, text: string): string | null =>
  text === "" ? null : seal.close(text, aboutStep(stepId));
export const openStepText = ({ seal }: Sealing, { id, text_sealed }: Tables["corrective_step"]): string =>
  text_sealed === null ? "" : seal.open<string>(text_sealed, aboutStep(id));

/** A corrective action, of this registration if one is given; otherwise the refusal `correctiveAction.unknown`. */
export async function requireAction(db: Db, actionId: string, registrationId?: string): Promise<ActionRow> {
  const row = await db
    .selectFrom("corrective_action")
    .selectAll()
    .where("id", "=", actionId)
    .$if(registrationId !== undefined, (query) => query.where("registration_id", "=", registrationId ?? ""))
    .executeTakeFirst();
  return row ?? refuse("unknown", "correctiveAction.unknown");
}

/** The corrective actions of a supplier, the newest first. */
export const listActions = (db: Db, registrationId: string): Promise<ActionRow[]> =>
  db
    .selectFrom("corrective_action")
    .selectAll()
    .where("registration_id", "=", registrationId)
    .orderBy("requested_at", "desc")
    .orderBy("id")
    .limit(correctiveListed)
    .execute();

/** A corrective action as listed. */
export function toActionSummary(core: Sealing, row: ActionRow, now: Date) {
  const { id: actionId, number, state, due_on: dueOn, requested_at: requestedAt } = row;
  const { title } = openActionContent(core, row);
  return {
    actionId,
    number,
    title,
    state,
    dueOn,
    isLate: isCorrectiveLate({ state, dueOn }, chinaDate(now)),
    requestedAt,
  };
}

/** Its steps, the oldest first. */
export const listSteps = (db: Db, actionId: string): Promise<Tables["corrective_step"][]> =>
  db.selectFrom("corrective_step").selectAll().where("action_id", "=", actionId).orderBy("place").execute();
