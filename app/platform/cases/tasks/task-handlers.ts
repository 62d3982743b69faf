import { type Expression, sql } from "kysely";
import type { z } from "zod";
import { tasks } from "~/contract";
import { type Handler, handleSession } from "~/platform/cases/handler";
import type { Core } from "~/platform/core/core";
import { readTablePage } from "~/platform/core/database/page";
import type { Db } from "~/platform/core/database/schema";
import type { Language } from "~/i18n/language";
import type { Actor } from "~/platform/records/sessions/actor";
import { ownTasks, toTask } from "~/platform/records/tasks/own-tasks";

/** The calls of tasks (§1, §4). */
export const taskHandlers = ({ db }: Core): Handler[] => [
  handleSession(tasks.list, (input, { actor, language }) => listTasks(db, actor, input, language)),
];

const openFirst: Expression<number> = sql`case state when 'open' then 0 else 1 end`;
/** Sorts open tasks by due date, those without one last, and ended ones by creation time. */
const due: Expression<string> = sql`case state when 'open' then coalesce(due_at, '9999') else '' end`;

function listTasks(db: Db, actor: Actor, { state, ...page }: z.output<typeof tasks.list.input>, language: Language) {
  const query = ownTasks(db, actor, state);
  return readTablePage(page, {
    count: query.select(({ fn }) => fn.countAll().as("total")),
    rows: query.selectAll().orderBy(openFirst).orderBy(due).orderBy("created_at", "desc").orderBy("id"),
    toContent: (row) => toTask(row, language),
  });
}
