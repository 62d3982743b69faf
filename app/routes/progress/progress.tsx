import "~/ui/page/progress.css";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { askForCode, askForProgress, loadProgress, startAgain } from "./progress.server";
import { formOf } from "~/session/posted-form.server";
import { CodeStep } from "./code-step";
import { EmailStep } from "./email-step";
import { Result } from "./result";
import { Steps } from "./steps";

export const loader = async (asked: LoaderFunctionArgs) => json(await loadProgress(asked));

export async function action(asked: ActionFunctionArgs) {
  const posted = await formOf(asked.request);
  switch (posted.get("intent")) {
    case "code":
      return askForCode(asked, posted);
    case "query":
      return askForProgress(asked, posted);
    case "restart":
      return startAgain(asked);
    default:
      throw new Response(null, { status: 400 });
  }
}

export const handle = { title: "progress:title", description: "progress:lead" };

/** The progress query (§2): e-mail, code, and where the registration stands. */
export default function Progress() {
  const { t } = useTranslation("progress");
  const { own, email, sentAt, resendSeconds, guard, hasMailbox, purpose } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  if (outcome && "standing" in outcome) return <Result {...outcome} isKept={false} />;
  if (own) return <Result standing={own} hasSession isKept />;
  return (
    <main id="main" className="progress-page">
      <div className="progress-head">
        <h1>{purpose === "query" ? t("title") : t(`${purpose}.title`)}</h1>
        <p>{purpose === "query" ? t("lead") : t(`${purpose}.lead`)}</p>
      </div>
      <Steps current={email ? "code" : "email"} />
      {outcome?.failed ? (
        <div className="notice notice-error" role="alert">
          <p>
            <strong>{t("failed.title")}</strong>
          </p>
          <p>{t("failed.text")}</p>
        </div>
      ) : null}
      {email ? (
        <CodeStep
          key={sentAt}
          email={email}
          resendSeconds={resendSeconds}
          guard={guard}
          hasMailbox={hasMailbox}
          outcome={outcome}
        />
      ) : (
        <EmailStep guard={guard} outcome={outcome} />
      )}
    </main>
  );
}
