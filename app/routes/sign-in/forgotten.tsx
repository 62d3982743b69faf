import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { requestFor } from "~/session/request.server";
import { AskStep } from "./ask-step";
import { loadForgotten, takeForgotten } from "./forgotten.server";
import type { FormFindings } from "./form-findings";
import { ResetStep } from "./reset-step";

export const handle = { title: "signIn:forgotten.title" };

export const loader = (args: LoaderFunctionArgs) => loadForgotten(requestFor(args));

export const action = (args: ActionFunctionArgs) => takeForgotten(requestFor(args));

/** A forgotten password: which account, then the code from its e-mail and a new password. */
export default function Forgotten() {
  const { t } = useTranslation("signIn");
  const { account, isDone, guard, hasMailbox } = useLoaderData<typeof loader>();
  const findings = useActionData<FormFindings>();
  if (isDone)
    return (
      <main id="main" className="sign-in-page">
        <div className="card sign-in-card" role="status">
          <h1>{t("forgotten.done")}</h1>
          <p>{t("forgotten.doneText")}</p>
          <div className="section-actions">
            <Link to={paths.workspace} reloadDocument className="button-primary">
              {t("submit")}
            </Link>
          </div>
        </div>
      </main>
    );
  return (
    <main id="main" className="sign-in-page">
      {account === null ? (
        <AskStep guard={guard} findings={findings} />
      ) : (
        <ResetStep account={account} hasMailbox={hasMailbox} findings={findings} />
      )}
      <p className="sign-in-aside">
        <Link to={paths.workspace} reloadDocument>
          {t("forgotten.back")}
        </Link>
      </p>
    </main>
  );
}
