import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { todayInChina } from "~/rules/calendar/china-date";
import { listAnswerNames } from "~/rules/conversation/answer-names";
import { contextFrom } from "~/rules/registration/section-state";
import { shownValues } from "~/rules/registration/starting-values";
import { ownerDraft } from "~/session/owner-draft.server";
import { requestFor } from "~/session/request.server";
import { Link } from "~/ui/base/router";
import { ConversationList } from "~/ui/conversation/conversation-list";
import { failureWords } from "~/ui/feedback/failure-words";
import { QuestionForm } from "./question-form";
import { loadQuestions, sendQuestionToPurchasing } from "./questions.server";

export const handle = { title: "conversation:title" };

export async function loader(args: LoaderFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireRegistration();

  const { registrationId, submission, sections, country, progress } = await ownerDraft(portal);
  const page = await loadQuestions(portal);
  const back = submission ? paths.progress : paths.section("basic");
  const today = todayInChina();
  const answers = Object.fromEntries(sections.map(({ section, values }) => [section, values]));
  const context = contextFrom(answers, today, { country });
  const tabs = sections.map((one) => listAnswerNames(one.section, shownValues(one, today, country), context));
  return json({ ...page, registrationId, back, tabs, isOpen: progress.state === "filling" });
}

export async function action(args: ActionFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireRegistration();
  const result = await sendQuestionToPurchasing(portal);
  return "cookie" in result
    ? redirect(paths.questions, { status: 303, headers: { "set-cookie": result.cookie } })
    : json(result.outcome, { status: result.status });
}

/** The messages between the registrant and purchasing, and the form for a new one. */
export default function Questions() {
  const { t, i18n } = useTranslation("conversation");
  const { messages, total, canWrite, isEarlier, registrationId, back, tabs, isOpen } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const first = messages[0]?.place ?? 1;
  return (
    <main id="main" className="narrow talk-page">
      <h1>{t("title")}</h1>
      <p className="lead">{t("lead")}</p>
      {outcome?.code ? (
        <p className="notice notice-error" role="alert">
          {failureWords(i18n, { ...outcome, code: outcome.code })}
        </p>
      ) : null}
      <p className="talk-steps">
        {total > 0 ? <span>{t("total", { count: total })}</span> : null}
        {first > 1 ? <Link to={paths.questionsBefore(first)}>{t("earlier")}</Link> : null}
        {isEarlier ? <Link to={paths.questions}>{t("newest")}</Link> : null}
        {canWrite && messages.length > 0 ? <a href="#question">{t("toForm")}</a> : null}
      </p>
      <ConversationList
        messages={messages}
        side="supplier"
        hrefOf={(about) => (isOpen ? paths.commented(about) : paths.answersOf(about.section))}
      />
      {canWrite ? (
        <QuestionForm registrationId={registrationId} tabs={tabs} outcome={outcome} />
      ) : (
        <p className="notice">{t("closed")}</p>
      )}
      <p>
        <Link to={back}>{t("back")}</Link>
      </p>
    </main>
  );
}
