import type { z } from "zod";
import type { tasks } from "~/contract";
import type { TaskFilter } from "~/rules/workspace/tasks";
import type { Db, Tables } from "~/platform/core/database/schema";
import type { Language } from "~/i18n/language";
import type { Actor } from "~/platform/records/sessions/actor";

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
