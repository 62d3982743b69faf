import { conversation } from "~/contract";
import { questionsMax } from "~/rules/conversation/limits";
import { postedAbout } from "~/rules/conversation/posted-about";
import { formText } from "~/rules/form-values";
import { readQuestion } from "~/rules/form/question";
import { isAboutAccess, sentenceParams } from "~/session/answer-failure.server";
import { flash } from "~/session/flash.server";
import type { Portal } from "~/session/portal.server";
import { messageQuestion, type QuestionsOutcome } from "./question-forms";

/** The messages on the page in the address. Opening the newest page marks them as read. */
export async function loadQuestions(portal: Portal) {
  const before = Number(portal.query.get("before"));
  const isEarlier = Number.isInteger(before) && before >= 2 && before <= questionsMax + 1;
  const page = await portal.call(conversation.list, isEarlier ? { before } : {});
  const newest = page.messages.at(-1);
  if (!isEarlier && newest && page.unread > 0) await portal.optional(conversation.markRead, { upTo: newest.place });
  return { ...page, isEarlier };
}

type Sent = { cookie: string } | { outcome: QuestionsOutcome; status: number };

/** Sends a message. Returns the cookie with the confirmation for the next page, or a refusal with the typed text. */
export async function sendQuestionToPurchasing(portal: Portal): Promise<Sent> {
  const form = await portal.form();
  const about = postedAbout(formText(form, "section"), formText(form, "field"));
  const typed = { section: about?.section ?? "", field: about?.field ?? "" };
  const submission = readQuestion(messageQuestion, form);
  if (submission.status !== "success") return { outcome: { message: submission.reply(), about: typed }, status: 422 };
  const { failure } = await portal.attempt(conversation.send, { ...submission.value, about });
  if (!failure) return { cookie: await flash({ code: "conversation.sent" }) };
  if (isAboutAccess(failure) || failure.status >= 500) throw await portal.answerFor(failure);
  const { code, serverMessage, status } = failure;
  const outcome = { message: submission.reply(), about: typed, code, serverMessage, params: sentenceParams(failure) };
  return { outcome, status };
}
