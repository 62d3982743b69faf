import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { registration } from "~/contract";
import type { ReturnedComment } from "~/contract/returned-comment";
import { env } from "~/config/env.server";
import type { Failure } from "~/gateway/failure";
import { paths } from "~/paths";
import { formText } from "~/rules/form-values";
import { returnProgress } from "~/rules/onboarding/return-progress";
import { findAllErrors } from "~/rules/registration/section-state";
import { type SectionId, sectionIds } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";
import { findWarnings } from "~/rules/section-findings";
import { flash } from "~/session/flash.server";
import { ownerDraft } from "~/session/owner-draft.server";
import type { Draft } from "~/session/portal.server";
import { requestFor } from "~/session/request.server";
import { reasonsIn, typedReasons, UnchangedAnswers } from "./unchanged-answers";
import { RegistrationField } from "~/ui/form/parts/registration-field";
import { PageContents } from "~/ui/form/parts/page-contents";
import { loadAnswers } from "./answers.server";
import { editorsOf } from "./section-screen.server";
import { SectionAnswers } from "./section-answers";

export const handle = { title: "registration:review.title" };

export async function loader(args: LoaderFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireRegistration();

  const draft = await ownerDraft(portal);
  if (draft.submission) throw redirect(paths.success);

  const { tabs, answers, context } = await loadAnswers(portal, draft);
  const errors = findAllErrors(answers, context, env.REGISTRATION_HIDDEN_TAB);
  const checkedTabs = tabs.map((tab) => ({
    ...tab,
    errors: errors[tab.id] ?? [],
    warnings: findWarnings(sections[tab.id], tab.values, context),
    ...lastSaved(draft, tab.id),
  }));
  const versions = Object.fromEntries(draft.sections.map(({ section, version }) => [section, version]));
  return json({ checkedTabs, context, returned: draft.returned, versions, registrationId: draft.registrationId });
}

/** The people who last changed a tab, and the time of the last save. */
function lastSaved(draft: Draft, id: SectionId) {
  const savedSection = draft.sections.find(({ section }) => section === id);
  return { ...editorsOf(draft, savedSection ?? {}), savedAt: savedSection?.savedAt ?? null };
}

/** Submits the registration in the versions that this page shows. Posting it twice has no further effect (F-18). */
export async function action(args: ActionFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireRegistration();
  const form = await portal.form();
  const input = { versions: versionsIn(form), reasons: reasonsIn(form) };
  const { failure } = await portal.attempt(registration.submit, input);
  if (!failure) return redirect(paths.success, 303);
  const page = { isIncomplete: false, outdated: [] as SectionId[], reasons: typedReasons(form) };
  switch (failure.code) {
    case "registration.incomplete":
      return json({ ...page, isIncomplete: true }, 422);
    case "registration.unchanged":
      return json(page, 422);
    case "registration.outdated":
      return json({ ...page, outdated: outdatedIn(failure) }, 409);
    case "registration.ended": {
      const notice = await flash({ code: "registration.ended", isFailure: true });
      return redirect(paths.register, { status: 303, headers: { "set-cookie": notice } });
    }
    default:
      throw await portal.answerFor(failure);
  }
}

const formId = "submit";

/** The version of each section that was on the page, as its form posts it: `bank=3`. */
function versionsIn(form: FormData): Partial<Record<SectionId, number>> {
  return Object.fromEntries(
    sectionIds.flatMap((id) => {
      const version = formText(form, id);
      return /^\d{1,9}$/.test(version) ? [[id, Number(version)]] : [];
    }),
  );
}

/** The sections that were saved after the page was opened. */
const outdatedIn = ({ details }: Failure): SectionId[] => {
  const { sections: sectionNames = [] } = (details ?? {}) as { sections?: string[] };
  return sectionIds.filter((id) => sectionNames.includes(id));
};

/** Check your answers (§2): all answers, the remaining errors with links to their fields, and the form to submit. */
export default function Review() {
  const { t } = useTranslation();
  const { checkedTabs, context, returned, versions, registrationId } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { state } = useNavigation();
  const submit = returned ? t("registration:returned.resubmit") : t("registration:review.submit");
  const reminders = checkedTabs.reduce((sum, { warnings }) => sum + warnings.length, 0);
  const toCorrect = checkedTabs.reduce((sum, { errors }) => sum + errors.length, 0);
  return (
    <div className="review">
      <div className="section-head">
        <h1>{t("registration:review.title")}</h1>
        <p>{t("registration:review.after")}</p>
      </div>
      {outcome && outcome.outdated.length > 0 ? (
        <div className="notice notice-warning" role="alert">
          <p>{t("registration:review.outdated")}</p>
          <ul>
            {outcome.outdated.map((id) => (
              <li key={id}>
                <a href={`#answers-${id}`}>{t(`fields:${id}.title`)}</a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {/* A registration that came back says above what is left to do; that all is filled in is not the question. */}
      {toCorrect === 0 ? (
        returned ? null : (
          <p className="notice notice-good">
            {t("registration:review.ready")}
            {reminders > 0 ? ` ${t("registration:review.reminders", { count: reminders })}` : null}
          </p>
        )
      ) : (
        <p className="notice notice-error" role={outcome?.isIncomplete ? "alert" : undefined}>
          {t("registration:review.notReady", { count: toCorrect })}
        </p>
      )}
      {returned ? <UnchangedAnswers items={returned.items} form={formId} reasons={outcome?.reasons} /> : null}
      <div className="with-contents">
        <div className="answers-sheet">
          {checkedTabs.map((section) => (
            <SectionAnswers key={section.id} {...section} context={context} />
          ))}
        </div>
        <PageContents
          parts={checkedTabs.map(({ id, errors }) => ({
            id: `answers-${id}`,
            name: t(`fields:${id}.title`),
            errors: errors.length,
          }))}
        />
      </div>
      <div className="section-bar" role="region" aria-label={t("registration:review.bar")}>
        <Form method="post" id={formId} className="section-bar-inner">
          <RegistrationField id={registrationId} />
          {Object.entries(versions).map(([id, version]) => (
            <input key={id} type="hidden" name={id} value={version} />
          ))}
          <span />
          {toCorrect > 0 ? (
            <span className="section-bar-errors">{t("form.toFix", { count: toCorrect })}</span>
          ) : (
            <ReviewComments items={returned?.items ?? []} />
          )}
          <div className="section-actions">
            <Link to={paths.home} className="button-default">
              {t("registration:review.later")}
            </Link>
            <button type="submit" className="button-primary" disabled={state === "submitting"}>
              {state === "submitting" ? t("registration:review.submitting") : submit}
            </button>
          </div>
        </Form>
      </div>
    </div>
  );
}

type CommentsProps = { items: readonly ReturnedComment[] };

/** The progress of a return, with a link to its comments. */
function ReviewComments({ items }: CommentsProps) {
  const { t } = useTranslation("registration");
  if (items.length === 0) return <span />;
  const { done, all } = returnProgress(items);
  return (
    <span className={`return-steps${done === all ? " return-done" : ""}`}>
      <Link to={paths.returned}>{t("returned.progress", { done, all })}</Link>
    </span>
  );
}
