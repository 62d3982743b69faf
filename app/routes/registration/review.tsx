import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { registration } from "~/contract";
import { env } from "~/config/env.server";
import { Failure, isFailure } from "~/gateway/failure";
import { paths } from "~/paths";
import { formText } from "~/rules/form-text";
import { contextFrom, findAllErrors } from "~/rules/registration/completeness";
import { type SectionId, sectionIds } from "~/rules/registration/section-ids";
import { sections, shownSections } from "~/rules/registration/sections";
import { findWarnings } from "~/rules/section";
import type { Typed } from "~/rules/typed";
import { answerFor } from "~/session/failures.server";
import { flash } from "~/session/flash.server";
import { formOf } from "~/session/posted-form.server";
import { draftOf } from "~/session/draft.server";
import { bareGatewayFor, gatewayFor } from "~/session/gateway.server";
import { requireRegistration } from "~/session/registration.server";
import { today } from "~/session/today";
import { Unchanged } from "./returned-notice";
import { meaningsOf } from "~/ui/form/meanings";
import { SectionAnswers } from "./section-answers";
import { filesOf } from "./section-screen.server";

export const handle = { title: "registration:review.title" };

export async function loader(asked: LoaderFunctionArgs) {
  await requireRegistration(asked);
  const call = await gatewayFor(asked);

  const draft = await draftOf(asked);
  if (draft.submission) throw redirect(paths.success);

  const typed: Record<string, Typed> = Object.fromEntries(
    draft.sections.map(({ section, values }) => [section, values as Typed]),
  );
  const context = contextFrom(typed, today(), draft.fileCounts);
  const errors = findAllErrors(typed, context, env.REGISTRATION_HIDDEN_TAB);
  const shown = await Promise.all(
    shownSections(env.REGISTRATION_HIDDEN_TAB).map(async (id) => {
      const values = typed[id] ?? {};
      return {
        id,
        values,
        errors: errors[id] ?? [],
        warnings: findWarnings(sections[id], values, context),
        meanings: await meaningsOf(call, id, values),
        files: await filesOf(call, id, values),
      };
    }),
  );
  const versions = Object.fromEntries(draft.sections.map(({ section, version }) => [section, version]));
  return json({ shown, context, returned: draft.returned, versions });
}

/** Submits the registration as it was on this page. Posting it twice is posting it once (F-18). */
export async function action(asked: ActionFunctionArgs) {
  await requireRegistration(asked);
  const call = await bareGatewayFor(asked);
  const versions = versionsIn(await formOf(asked.request));
  try {
    await call(registration.submit, { versions });
    return redirect(paths.success, 303);
  } catch (error) {
    if (isFailure(error, "registration.incomplete"))
      return json({ isIncomplete: true, outdated: [] as SectionId[] }, 422);
    if (!(error instanceof Failure)) throw error;
    if (error.code === "registration.outdated") return json({ isIncomplete: false, outdated: outdatedIn(error) }, 409);
    if (error.code !== "registration.ended") throw await answerFor(error, asked.request);
    const notice = await flash({ code: "registration.ended", isFailure: true });
    return redirect(paths.register, { status: 303, headers: { "set-cookie": notice } });
  }
}

/** The version of each section that was on the page, as its form posts it: `bank=3`. */
function versionsIn(form: FormData): Partial<Record<SectionId, number>> {
  return Object.fromEntries(
    sectionIds.flatMap((id) => {
      const typed = formText(form, id);
      return /^\d{1,9}$/.test(typed) ? [[id, Number(typed)]] : [];
    }),
  );
}

/** The sections that were saved after the page was opened. */
const outdatedIn = ({ details }: Failure): SectionId[] => {
  const { sections: named = [] } = (details ?? {}) as { sections?: string[] };
  return sectionIds.filter((id) => named.includes(id));
};

/** Check your answers (§2): everything typed, what is left to mend with a link to its field, and the way to hand it in. */
export default function Review() {
  const { t } = useTranslation();
  const { shown, context, returned, versions } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { state } = useNavigation();
  const submit = returned ? t("registration:returned.resubmit") : t("registration:review.submit");
  const toMend = shown.reduce((sum, { errors }) => sum + errors.length, 0);
  return (
    <div className="review">
      <h1>{t("registration:review.title")}</h1>
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
      {toMend === 0 ? (
        <p className="notice notice-good">{t("registration:review.ready")}</p>
      ) : (
        <p className="notice notice-error" role={outcome?.isIncomplete ? "alert" : undefined}>
          {t("registration:review.notReady", { count: toMend })}
        </p>
      )}
      {shown.map((section) => (
        <SectionAnswers key={section.id} {...section} context={context} />
      ))}
      {returned ? <Unchanged items={returned.items} /> : null}
      <Form method="post" className="section-actions">
        {Object.entries(versions).map(([id, version]) => (
          <input key={id} type="hidden" name={id} value={version} />
        ))}
        <button type="submit" className="button-primary" disabled={state === "submitting"}>
          {state === "submitting" ? t("registration:review.submitting") : submit}
        </button>
        <Link to={paths.home} className="button-default">
          {t("registration:review.later")}
        </Link>
      </Form>
      <p className="field-hint">{t("registration:review.after")}</p>
    </div>
  );
}
