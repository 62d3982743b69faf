import type { SubmissionResult } from "@conform-to/dom";
import { newMessage } from "~/rules/conversation/new-message";
import type { Question } from "~/rules/form/question";
import type { AboutValue } from "~/ui/conversation/about-choice";

/** The form for a message to purchasing. */
export const messageQuestion: Question<{ text: string }> = { fields: ["text"], schema: newMessage };

/** The result of a posted message: its errors, or the reason why the base API refused it. */
export type QuestionsOutcome = {
  message: SubmissionResult;
  /** The selected tab and answer, or empty texts. */
  about: AboutValue;
  code?: string;
  serverMessage?: string;
  params?: Record<string, string | number>;
};
