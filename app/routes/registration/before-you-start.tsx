import { formOf } from "~/session/posted-form.server";
import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { lov } from "~/contract";
import { paths } from "~/paths";
import { formText } from "~/rules/form-text";
import { agreement } from "~/rules/registration/agreement";
import { findErrors } from "~/rules/section";
import { today } from "~/session/today";
import { entryOf, keepEntry } from "~/session/entry.server";
import { gatewayFor } from "~/session/gateway.server";
import { staticText } from "~/session/static-text.server";
import { LegalText } from "~/ui/page/legal-text";
import { CountryChoice } from "./country-choice";

/** Countries offered at once; the others are found by searching. */
const shownCountries = 12;

export const handle = { title: "registration:before.title" };

export async function loader(asked: LoaderFunctionArgs) {
  const call = await gatewayFor(asked);
  const query = new URL(asked.request.url).searchParams.get("query")?.slice(0, 100) ?? "";

  const [userAgreement, protectionPolicy, countries, entry] = await Promise.all([
    staticText(call, "ISP.USER_AGREEMENT"),
    staticText(call, "ISP.PROTECTION_POLICY"),
    call(lov.values, { lovCode: "HPFM.COUNTRY", query: query || undefined, size: shownCountries }),
    entryOf(asked.request),
  ]);

  return json({ userAgreement, protectionPolicy, countries: countries.content, query, entry });
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await formOf(request);
  const answers = {
    country: formText(form, "country"),
    consentAgreementFlag: formText(form, "consentAgreementFlag"),
  };

  const findings = findErrors(agreement, answers, { today: today() });
  const isElsewhere = findings.some(({ code }) => code === "registration.country");
  if (isElsewhere || findings.length > 0) return json({ findings, isElsewhere, answers }, 422);

  const entry = { ...(await entryOf(request)), country: answers.country, consent: true };
  return redirect(paths.registerStart, { status: 303, headers: { "set-cookie": await keepEntry(entry) } });
}

/** The disclaimer page (§2): where the company is registered, what is needed, and the agreement that must be ticked. */
export default function BeforeYouStart() {
  const { t } = useTranslation(["registration", "common"]);
  const { userAgreement, protectionPolicy, countries, query, entry } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const sentenceAt = (field: string) => outcome?.findings.find((finding) => finding.field === field)?.code;
  const consentProblem = sentenceAt("consentAgreementFlag");
  const needed = ["licence", "numbers", "bank", "turnover", "people", "certificates"] as const;
  return (
    <main id="main" className="narrow">
      <h1>{t("before.title")}</h1>
      <p className="lead">{t("before.lead")}</p>
      <CountryChoice
        countries={countries}
        query={query}
        chosen={outcome?.answers.country ?? entry.country ?? "CN"}
        problem={sentenceAt("country")}
        isElsewhere={outcome?.isElsewhere ?? false}
      />
      <section className="card">
        <h2>{t("before.neededTitle")}</h2>
        <p>{t("before.neededLead")}</p>
        <ul className="ticks">
          {needed.map((item) => (
            <li key={item}>{t(`before.needed.${item}`)}</li>
          ))}
        </ul>
      </section>
      <section className="card">
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
      <Form method="post" id="before" className="card" noValidate>
        <h2>{t("before.agreementTitle")}</h2>
        <LegalText title={userAgreement.title} html={userAgreement.html} />
        <LegalText title={protectionPolicy.title} html={protectionPolicy.html} />
        <div className="field field-flag">
          <input
            type="checkbox"
            id="consentAgreementFlag"
            name="consentAgreementFlag"
            value="1"
            defaultChecked={outcome ? outcome.answers.consentAgreementFlag === "1" : Boolean(entry.consent)}
            aria-describedby="consent-problem"
            aria-invalid={consentProblem ? true : undefined}
          />
          <label htmlFor="consentAgreementFlag">{t("fields:agreement.consentAgreementFlag.label")}</label>
          <div id="consent-problem" className="field-findings" aria-live="polite">
            {consentProblem ? <p className="field-error">{t(`findings:${consentProblem}`)}</p> : null}
          </div>
        </div>
        <div className="section-actions">
          <button type="submit" className="button-primary">
            {t("before.start")}
          </button>
          <Link to={paths.home} className="button-default">
            {t("before.back")}
          </Link>
        </div>
      </Form>
    </main>
  );
}
