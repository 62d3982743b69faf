import type { TaskKind } from "~/rules/workspace/tasks";
import type { Db, Tables } from "~/platform/core/database/schema";
import { newId } from "~/platform/records/accounts/accounts";

type New = Omit<Tables["task"], "id" | "state" | "registration_id"> & { registration_id?: string };

/** Adds a task for a role of a tenant, in the same transaction as the event that causes it. Returns its id. */
export async function addTask(trx: Db, task: New): Promise<string> {
  const id = newId();
  await trx
    .insertInto("task")
    .values({ registration_id: null, ...task, id, state: "open" })
    .execute();
  return id;
}

/** Completes all open tasks of this kind for a registration, in the same transaction as the work. */
export async function completeTasksAbout(trx: Db, registrationId: string, kind: TaskKind): Promise<void> {
  await trx
    .updateTable("task")
    .set({ state: "completed" })
    .where("registration_id", "=", registrationId)
    .where("kind", "=", kind)
    .where("state", "=", "open")
    .execute();
}
