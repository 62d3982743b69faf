import type { z } from "zod";
import type { tasks } from "~/contract";
import type { TaskFilter, TaskKind } from "~/rules/workspace/tasks";
import type { Db, Language, Tables } from "~/platform/core/database/schema";
import { newId } from "~/platform/records/accounts/accounts";
import type { Actor } from "~/platform/records/sessions/actor";

type New = Omit<Tables["task"], "id" | "state" | "registration_id"> & { registration_id?: string };

/** Gives a tenant's role something to do, in the transaction of what it is about. */
export async function addTask(trx: Db, task: New): Promise<string> {
  const id = newId();
  await trx
    .insertInto("task")
    .values({ registration_id: null, ...task, id, state: "open" })
    .execute();
  return id;
}

/** Ends all open tasks of this kind for a registration, in the transaction in which the work was done. */
export async function completeTasksAbout(trx: Db, registrationId: string, kind: TaskKind): Promise<void> {
  await trx
    .updateTable("task")
    .set({ state: "completed" })
    .where("registration_id", "=", registrationId)
    .where("kind", "=", kind)
    .where("state", "=", "open")
    .execute();
}

/** The tasks of the actor's tenant and roles, in all states or in one. */
export function ownTasks(db: Db, { tenantId, roles }: Actor, state: TaskFilter) {
  const list = db
    .selectFrom("task")
    .where("tenant_id", "=", tenantId)
    .where((either) => either.or(roles.map((role) => either("role_code", "=", role))));
  return state === "all" ? list : list.where("state", "=", state);
}

/** A task as listed. */
export const toTask = (
  row: Tables["task"],
  language: Language,
): z.input<typeof tasks.list.answer>["content"][number] => ({
  taskId: row.id,
  title: language === "zh" ? row.title_zh : row.title_en,
  kind: row.kind,
  state: row.state,
  createDate: row.created_at,
  dueDate: row.due_at,
  to: row.to_path,
});
