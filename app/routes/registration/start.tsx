import "~/ui/page/start.css";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestFor } from "~/session/request.server";
import { CodeStep } from "./code-step";
import { RegistrantStep } from "./registrant-step";
import { loadStart, takeStart } from "./start.server";
import { StartSteps } from "./start-steps";

export const handle = { title: "registration:start.title", description: "registration:start.lead" };

export const loader = async (args: LoaderFunctionArgs) => json(await loadStart(requestFor(args)));

export const action = (args: ActionFunctionArgs) => takeStart(requestFor(args));

/** Who registers (§5): name, e-mail and the code sent there. Starts a registration, or resumes the one this e-mail has open. */
export default function Start() {
  const { t } = useTranslation("registration");
  const data = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <main id="main" className="narrow start-page">
      <StartSteps current="email" />
      <h1>{data.isSent ? t("start.codeTitle") : t("start.title")}</h1>
      {data.isSent ? (
        <CodeStep key={data.sentAt} sent={data} outcome={outcome} />
      ) : (
        <>
          <p className="lead">{data.isReturn ? t("start.leadBack") : t("start.lead")}</p>
          <RegistrantStep registrant={data} outcome={outcome} />
        </>
      )}
    </main>
  );
}
