import type { company, messages, news, notices } from "~/contract";
import type { DictionaryValue } from "~/contract/lov";
import type { Task } from "~/contract/tasks";
import type { TaskFilter } from "~/rules/tasks";
import type { z } from "zod";

type Row<List extends { answer: z.ZodType<{ content: unknown[] }> }> = z.output<List["answer"]>["content"][number];

/** What the cards of the dashboard say; null: it could not be loaded, or no card shows it. */
export type DashboardContent = {
  standing: { told: z.output<typeof company.standing.answer> } | null;
  /** `states` are those one may ask for, with their names (`ISP.TASK_STATE`). */
  tasks: { filter: TaskFilter; states: DictionaryValue[]; rows: Task[]; total: number } | null;
  notices: Row<typeof notices.list>[] | null;
  messages: { rows: Row<typeof messages.list>[]; total: number } | null;
  news: Row<typeof news.list>[] | null;
};
