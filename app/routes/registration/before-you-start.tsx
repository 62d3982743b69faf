import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import "~/ui/page/start.css";
import { paths } from "~/paths";
import { formText } from "~/rules/form-values";
import { agreement } from "~/rules/registration/agreement";
import { findErrors } from "~/rules/section-findings";
import { requestFor } from "~/session/request.server";
import { todayInChina } from "~/rules/calendar/china-date";
import { readEntry, saveEntry } from "~/session/entry.server";
import { loadText, withMinutes } from "../home/static-text.server";
import { AgreementForm } from "./agreement";
import { findCountry } from "./country-answer.server";
import { CountryChoice } from "./country-choice";
import { StartSteps } from "./start-steps";

export const handle = { title: "registration:before.title", description: "registration:before.description" };

export async function loader(args: LoaderFunctionArgs) {
  const portal = requestFor(args);
  const query = portal.query.get("query")?.trim().slice(0, 100) ?? "";

  const [userAgreement, protectionPolicy, answer, entry, language] = await Promise.all([
    loadText(portal.call, "ISP.USER_AGREEMENT"),
    loadText(portal.call, "ISP.PROTECTION_POLICY"),
    findCountry(portal.call, query),
    readEntry(portal.request),
    portal.language,
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

export async function action(args: ActionFunctionArgs) {
  const portal = requestFor(args);
  const form = await portal.form();
  const answers = {
    country: formText(form, "country"),
    consentAgreementFlag: formText(form, "consentAgreementFlag"),
  };

  const codes = findErrors(agreement, answers, { today: todayInChina() }).map(({ code }) => code);
  const consent = answers.consentAgreementFlag === "1";
  if (codes.length > 0) return json({ isElsewhere: !codes.every((code) => code === consentMissing), consent }, 422);

  // Companies that register this way have no invitation.
  const { invitation: _invitation, ...before } = await readEntry(portal.request);
  const entry = { ...before, country: answers.country, consent };
  return redirect(paths.registerStart, { status: 303, headers: { "set-cookie": await saveEntry(entry) } });
}

const consentMissing = "registration.consent";

/**
 * The disclaimer page (§2): the country of the company, the agreement that must be ticked, and the required documents.
 */
export default function BeforeYouStart() {
  const { t } = useTranslation("registration");
  const { texts, query, answer, consent } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <main id="main" className="start-columns">
      <div className="start-main">
        <StartSteps current="country" />
        <h1>{t("before.title")}</h1>
        <p className="lead">{t("before.lead")}</p>
        <div className="card start-sheet">
          <CountryChoice
            reply={{ query, answer }}
            isElsewhere={outcome ? outcome.isElsewhere : query !== ""}
            refusal={outcome?.isElsewhere ? outcome : undefined}
          />
          <AgreementForm
            texts={texts}
            consent={consent}
            refusal={outcome?.isElsewhere === false ? outcome : undefined}
          />
        </div>
      </div>
      <BeforeAsides />
    </main>
  );
}

const documents = ["licence", "numbers", "bank", "turnover", "people", "certificates"] as const;

/** The documents to have at hand, and links for suppliers who have registered before. */
function BeforeAsides() {
  const { t } = useTranslation("registration");
  return (
    <aside className="start-asides">
      <section>
        <h2>{t("before.neededTitle")}</h2>
        <ul className="ticks">
          {documents.map((item) => (
            <li key={item}>{t(`before.needed.${item}`)}</li>
          ))}
        </ul>
        <p>{t("before.neededLead")}</p>
      </section>
      <section>
        <h2>{t("before.knownTitle")}</h2>
        <ul>
          <li>{t("before.known.same")}</li>
          <li>
            {t("before.known.account")} <Link to={paths.workspace}>{t("before.known.signIn")}</Link>
          </li>
          <li>
            {t("before.known.where")} <Link to={paths.progress}>{t("success.progress")}</Link>
          </li>
          <li>{t("before.known.ask")}</li>
        </ul>
      </section>
    </aside>
  );
}
