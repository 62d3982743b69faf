import type { ComponentType } from "react";
import { ConductBody } from "./conduct-body";
import type { DashboardContent } from "./content";
import { DocumentsBody } from "./documents-body";
import { MessagesBody, NewsBody, NoticesBody } from "./list-bodies";
import { StageBody } from "./stage-body";
import { TasksBody } from "./tasks-body";

/** What each card shows, by its code; a card the base API knows and we do not is left out. */
export const bodies: Partial<Record<string, ComponentType<{ content: DashboardContent }>>> = {
  stage: StageBody,
  tasks: TasksBody,
  notices: NoticesBody,
  messages: MessagesBody,
  documents: DocumentsBody,
  news: NewsBody,
  conduct: ConductBody,
};
