import type { TaskKind } from "~/rules/workspace/tasks";
import type { Db, Tables } from "~/platform/core/database/schema";
import { newId } from "~/platform/records/accounts/accounts";

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
