import "~/ui/answers/answers.css";
import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ownerDraft } from "~/session/owner-draft.server";
import { requestFor } from "~/session/request.server";
import { ReadOnlyAnswers } from "~/ui/answers/answers";
import formStyles from "~/ui/form/form.css?url";
import { useHydrated } from "~/ui/base/use-hydrated";
import { Instant } from "~/ui/base/instant";
import { loadAnswers } from "./answers.server";

export const handle = { title: "registration:answers.title" };

export const links = () => [{ rel: "stylesheet", href: formStyles }];

export async function loader(args: LoaderFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireRegistration();

  const draft = await ownerDraft(portal);
  if (!draft.submission) throw redirect(paths.review);

  const { tabs, context } = await loadAnswers(portal, draft);
  const { name, email, submission } = draft;
  return json({ tabs, context, name, email, ...submission });
}

/** The submitted answers (§2), to read, print and download; identity and account numbers stay masked (S-58). */
export default function SubmittedAnswers() {
  const { t } = useTranslation(["registration", "fields"]);
  const { tabs, context, name, email, number, submittedAt } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="submitted">
      <h1>{t("answers.title")}</h1>
      <dl className="submitted-facts">
        <div>
          <dt>{t("success.number")}</dt>
          <dd>{number}</dd>
        </div>
        <div>
          <dt>{t("answers.at")}</dt>
          <dd>
            <Instant at={submittedAt} />
          </dd>
        </div>
        <div>
          <dt>{t("answers.by")}</dt>
          <dd>
            <span lang="" translate="no">
              {name}
            </span>{" "}
            · {email}
          </dd>
        </div>
      </dl>
      <div className="section-actions">
        <a href={paths.answersWorkbook} download className="button-default">
          {t("answers.download")}
        </a>
        <PrintButton />
        <Link to={paths.progress} className="button-quiet">
          {t("success.progress")}
        </Link>
      </div>
      <p className="field-hint">{t("answers.masked")}</p>
      <div className="answers-sheet">
        {tabs.map(({ id, ...tab }) => (
          <section key={id} className="answers" aria-labelledby={`answers-${id}`}>
            <h2 id={`answers-${id}`}>{t(`fields:${id}.title`)}</h2>
            <ReadOnlyAnswers id={id} context={context} {...tab} />
          </section>
        ))}
      </div>
    </main>
  );
}

/** Prints the page. Without scripts, the browser's own menu is needed. */
function PrintButton() {
  const { t } = useTranslation();
  if (!useHydrated()) return null;
  return (
    <button type="button" className="button-default" onClick={() => window.print()}>
      {t("common:page.print")}
    </button>
  );
}
