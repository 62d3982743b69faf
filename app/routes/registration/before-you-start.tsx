import "~/ui/page/start.css";
import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { formText } from "~/rules/form-text";
import { agreement } from "~/rules/registration/agreement";
import { findErrors } from "~/rules/section";
import { today } from "~/session/today";
import { entryOf, keepEntry } from "~/session/entry.server";
import { gatewayFor } from "~/session/gateway.server";
import { formOf } from "~/session/posted-form.server";
import { languageOf } from "~/session/language.server";
import { staticText, withMinutes } from "~/session/static-text.server";
import { AgreementForm } from "./agreement-form";
import { BeforeAsides } from "./before-asides";
import { countryAnswer } from "./country-answer.server";
import { CountryChoice } from "./country-choice";
import { StartSteps } from "./start-steps";

export const handle = { title: "registration:before.title", description: "registration:before.description" };

export async function loader(asked: LoaderFunctionArgs) {
  const call = await gatewayFor(asked);
  const query = new URL(asked.request.url).searchParams.get("query")?.trim().slice(0, 100) ?? "";

  const [userAgreement, protectionPolicy, answer, entry, language] = await Promise.all([
    staticText(call, "ISP.USER_AGREEMENT"),
    staticText(call, "ISP.PROTECTION_POLICY"),
    countryAnswer(call, query),
    entryOf(asked.request),
    languageOf(asked.request),
  ]);

  return json({
    texts: [
      { ...withMinutes(userAgreement, language), page: paths.text("agreement") },
      { ...withMinutes(protectionPolicy, language), page: paths.text("privacy") },
    ],
    query,
    answer,
    consent: Boolean(entry.consent),
  });
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await formOf(request);
  const answers = {
    country: formText(form, "country"),
    consentAgreementFlag: formText(form, "consentAgreementFlag"),
  };

  const codes = findErrors(agreement, answers, { today: today() }).map(({ code }) => code);
  const consent = answers.consentAgreementFlag === "1";
  if (codes.length > 0) return json({ isElsewhere: !codes.every((code) => code === consentMissing), consent }, 422);

  const entry = { ...(await entryOf(request)), country: answers.country, consent };
  return redirect(paths.registerStart, { status: 303, headers: { "set-cookie": await keepEntry(entry) } });
}

const consentMissing = "registration.consent";

/** The disclaimer page (§2): where the company is registered, the agreement that must be ticked, and what is needed. */
export default function BeforeYouStart() {
  const { t } = useTranslation("registration");
  const { texts, query, answer, consent } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <main id="main" className="start-columns">
      <div className="start-main">
        <StartSteps current="country" />
        <h1>{t("before.title")}</h1>
        <p className="lead">{t("before.lead")}</p>
        <div className="card start-sheet">
          <CountryChoice
            reply={{ query, answer }}
            isElsewhere={refused ? refused.isElsewhere : query !== ""}
            refusal={refused?.isElsewhere ? refused : undefined}
          />
          <AgreementForm
            texts={texts}
            consent={consent}
            refusal={refused?.isElsewhere === false ? refused : undefined}
          />
        </div>
      </div>
      <BeforeAsides />
    </main>
  );
}
