import type { z } from "zod";
import type { company, figures, messages, news, notices, onboarding } from "~/contract";
import type { Ageing } from "~/contract/figures";
import type { DictionaryValue } from "~/contract/lov";
import type { Task } from "~/contract/tasks";
import type { TaskFilter } from "~/rules/workspace/tasks";
import type { CardCode } from "~/rules/workspace/dashboard";

type ListItem<List extends { answer: z.ZodType<{ content: unknown[] }> }> = z.output<List["answer"]>["content"][number];

/** The data for the cards of the dashboard. Null if it could not be loaded, or if no card shows it. */
export type DashboardContent = {
  standing: { company: z.output<typeof company.standing.answer> } | null;
  /** `states` are those that can be requested, with their names (`ISP.TASK_STATE`). */
  tasks: { filter: TaskFilter; states: DictionaryValue[]; rows: Task[]; total: number } | null;
  notices: ListItem<typeof notices.list>[] | null;
  /** Unread messages. `alarms` report a possible fraud and are shown above the cards; `rows` are the others. */
  messages: { rows: ListItem<typeof messages.list>[]; alarms: ListItem<typeof messages.list>[]; total: number } | null;
  news: ListItem<typeof news.list>[] | null;
  summary: z.output<typeof figures.summary.answer> | null;
  /** The registrations assigned to the user, earliest due date first. */
  queue: ListItem<typeof onboarding.queue>[] | null;
  ageing: Ageing | null;
};
export type CardSource = keyof DashboardContent;
/** The props of a card with data from these sources. */
export type ContentOf<Source extends CardSource> = { content: Pick<DashboardContent, Source> };

/** The data sources of each card. */
export const cardSources = {
  stage: ["standing"],
  tasks: ["tasks"],
  notices: ["notices"],
  messages: ["messages"],
  documents: ["standing"],
  news: ["news"],
  figures: ["summary"],
  queue: ["queue"],
  ageing: ["ageing"],
  conduct: [],
} as const satisfies Record<CardCode, readonly CardSource[]>;
