import type { z } from "zod";
import type { company, figures, messages, news, notices, onboarding } from "~/contract";
import type { Ageing } from "~/contract/figures";
import type { DictionaryValue } from "~/contract/lov";
import type { Task } from "~/contract/tasks";
import type { TaskFilter } from "~/rules/workspace/tasks";
import type { Card } from "~/contract/dashboard";
import { type CardCode, type CardPlace, resizeCard, shiftCard, withCard } from "~/rules/workspace/dashboard";

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
  /** What is assigned to the reader, that due first on top. */
  queue: ListItem<typeof onboarding.queue>[] | null;
  ageing: Ageing | null;
};
export type CardSource = keyof DashboardContent;
/** What a card that is filled from these sources takes. */
export type ContentOf<Source extends CardSource> = { content: Pick<DashboardContent, Source> };

/** What each card is filled from. */
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

/** What can be done with a card by pressing a button. */
export const cardIntents = ["earlier", "later", "narrower", "wider", "lower", "taller", "remove"] as const;
type CardIntent = (typeof cardIntents)[number] | "add";

/** The layout after a button `intent:card` was pressed; any other intent leaves it unchanged. */
export function afterIntent(intent: string, layout: readonly CardPlace[], cards: readonly Card[]): CardPlace[] {
  const [what, cardId] = intent.split(":", 2);
  const card = cards.find(({ id }) => id === cardId);
  const isThere = layout.some((place) => place.cardId === cardId);
  if (!card || isThere === (what === "add")) return [...layout];
  switch (what as CardIntent) {
    case "add":
      return withCard(layout, card.id, card);
    case "remove":
      return layout.filter((place) => place.cardId !== card.id);
    case "earlier":
      return shiftCard(layout, card.id, -1);
    case "later":
      return shiftCard(layout, card.id, 1);
    case "narrower":
      return resizeCard(layout, card.id, { w: -1 }, card);
    case "wider":
      return resizeCard(layout, card.id, { w: 1 }, card);
    case "lower":
      return resizeCard(layout, card.id, { h: -1 }, card);
    case "taller":
      return resizeCard(layout, card.id, { h: 1 }, card);
    default:
      return [...layout];
  }
}
