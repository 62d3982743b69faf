import "~/ui/page/progress.css";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useRevalidator } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OwnPacks } from "~/ui/evidence/own-packs";
import { requestFor } from "~/session/request.server";
import { ProgressCodeStep, EmailStep } from "./steps";
import { loadProgress, queryProgress, sendProgressCode, startAgain } from "./progress.server";
import { ProgressResult } from "./result";

export const loader = async (args: LoaderFunctionArgs) => json(await loadProgress(requestFor(args)));

export async function action(args: ActionFunctionArgs) {
  const portal = requestFor(args);
  const form = await portal.form();
  switch (form.get("intent")) {
    case "code":
      return sendProgressCode(portal, form);
    case "query":
      return queryProgress(portal, form);
    case "restart":
      return startAgain(portal);
    default:
      throw new Response(null, { status: 400 });
  }
}

export const handle = { title: "progress:title", description: "progress:lead" };

/** The progress query (§2): email address, code, and the progress of the registration. */
export default function Progress() {
  const { t } = useTranslation("progress");
  const { own, email, sentAt, resendSeconds, guard, hasMailbox, purpose, packs } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { revalidate } = useRevalidator();
  if (outcome && "standing" in outcome) return <ProgressResult {...outcome} isKept={false} />;
  if (own)
    return (
      <ProgressResult standing={own} hasSession isKept>
        <OwnPacks packs={packs} onLook={revalidate} />
      </ProgressResult>
    );
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
        <ProgressCodeStep
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

const steps = ["email", "code", "result"] as const;
type Step = (typeof steps)[number];

/** The current step of the query. */
function Steps({ current }: { current: Step }) {
  const { t } = useTranslation("progress");
  return (
    <ol className="query-steps" aria-label={t("steps.label")}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < steps.indexOf(current) ? "query-step-done" : undefined}
          aria-current={step === current ? "step" : undefined}
        >
          <span aria-hidden="true">{index + 1}</span>
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
