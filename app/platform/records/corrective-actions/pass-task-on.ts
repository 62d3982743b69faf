import { fillIn, pages } from "~/rules/pages";
import { chinaMidnight } from "~/platform/core/base/instants";
import { daysAfter } from "~/rules/calendar/calendar-date";
import type { Db } from "~/platform/core/database/schema";
import { inBoth } from "~/platform/core/words/words-in";
import { addPurchasingTasks } from "~/platform/records/tasks/review-tasks";
import { addTask } from "~/platform/records/tasks/add-task";
import type { ActionRow } from "./corrective-actions";

const kind = "correctiveAction";
/** The page on which each side works on it, whose address identifies the task. */
const supplierPath = ({ id }: ActionRow) => fillIn(pages.ownCorrectiveAction, id);
const purchasingPath = ({ id }: ActionRow) => fillIn(pages.correctiveAction, id);

/**
 * Ends the open tasks of a corrective action and creates the next one: for the supplier while the action is open, for
 * purchasing once it is answered. After its end there is none.
 */
export async function passTaskOn(trx: Db, action: ActionRow, now: string): Promise<void> {
  await trx
    .updateTable("task")
    .set({ state: action.state === "withdrawn" ? "cancelled" : "completed" })
    .where("kind", "=", kind)
    .where("state", "=", "open")
    .where("to_path", "in", [supplierPath(action), purchasingPath(action)])
    .execute();
  if (action.state === "open") await askSupplier(trx, action, now);
  if (action.state === "answered") await askPurchasing(trx, action, now);
}

async function askSupplier(trx: Db, action: ActionRow, created_at: string) {
  const { registration_id, number, due_on } = action;
  const { zh, en } = inBoth("tasks", (t) => t("answerCorrectiveAction", { number }));
  const tenants = await trx.selectFrom("tenant").select("id").where("registration_id", "=", registration_id).execute();
  for (const { id: tenant_id } of tenants)
    await addTask(trx, {
      tenant_id,
      role_code: "supplierQuality",
      kind,
      registration_id,
      title_zh: zh,
      title_en: en,
      // The due date itself is included.
      due_at: chinaMidnight(daysAfter(due_on, 1)),
      to_path: supplierPath(action),
      created_at,
    });
}

async function askPurchasing(trx: Db, action: ActionRow, created_at: string) {
  const { registration_id, number } = action;
  const { zh, en } = inBoth("tasks", (t) => t("reviewCorrectiveAction", { number }));
  await addPurchasingTasks(trx, {
    kind,
    registration_id,
    title_zh: zh,
    title_en: en,
    due_at: null,
    to_path: purchasingPath(action),
    created_at,
  });
}
