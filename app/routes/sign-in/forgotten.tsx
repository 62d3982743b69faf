import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { formOf } from "~/session/posted-form.server";
import { AskStep } from "./ask-step";
import { loadForgotten, takeForgotten } from "./forgotten.server";
import type { Refused } from "./refused";
import { ResetStep } from "./reset-step";

export const handle = { title: "signIn:forgotten.title" };

export const loader = (asked: LoaderFunctionArgs) => loadForgotten(asked);

export const action = async (asked: ActionFunctionArgs) => takeForgotten(asked, await formOf(asked.request));

/** A forgotten password: which account, then the code from its e-mail and a new password. */
export default function Forgotten() {
  const { t } = useTranslation("signIn");
  const { account, isDone, guard, hasMailbox } = useLoaderData<typeof loader>();
  const refused = useActionData<Refused>();
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
        <AskStep guard={guard} refused={refused} />
      ) : (
        <ResetStep account={account} hasMailbox={hasMailbox} refused={refused} />
      )}
      <p className="sign-in-aside">
        <Link to={paths.workspace} reloadDocument>
          {t("forgotten.back")}
        </Link>
      </p>
    </main>
  );
}
