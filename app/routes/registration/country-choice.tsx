import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { LovRow } from "~/contract/lov";
import { paths } from "~/paths";

type Props = { countries: LovRow[]; query: string; chosen: string; problem?: string; isElsewhere: boolean };

/** Where the company is registered. Only China goes on by itself; everyone else is told whom to ask, and may choose again (§1). */
export function CountryChoice({ countries, query, chosen, problem, isElsewhere }: Props) {
  const { t } = useTranslation(["registration", "common"]);
  return (
    <section className="card" aria-labelledby="country-title">
      <h2 id="country-title">{t("before.countryTitle")}</h2>
      {isElsewhere ? (
        <div className="notice notice-warning" role="alert">
          <p>
            <strong>{t("before.elsewhereTitle")}</strong>
          </p>
          <p>{t("before.elsewhere")}</p>
          <Link to={paths.home} className="button-default">
            {t("before.back")}
          </Link>
        </div>
      ) : null}
      <Form method="get" className="search" role="search">
        <label htmlFor="query" className="field-label">
          {t("before.countrySearch")}
        </label>
        <div className="search-line">
          <input id="query" name="query" defaultValue={query} className="control" autoComplete="off" />
          <button type="submit" className="button-default">
            {t("common:list.searchButton")}
          </button>
        </div>
      </Form>
      <fieldset className="choices choices-wide" aria-describedby="country-problem">
        <legend className="off-screen">{t("fields:agreement.country.label")}</legend>
        {countries.map(({ value, meaning }) => (
          <label key={value} className="choice">
            <input type="radio" form="before" name="country" value={value} defaultChecked={value === chosen} />
            <span>{meaning}</span>
          </label>
        ))}
        {countries.length === 0 ? <p>{t("common:list.nothing")}</p> : null}
      </fieldset>
      <div id="country-problem" className="field-findings" aria-live="polite">
        {problem && !isElsewhere ? (
          <p className="field-error">{t(`findings:${problem}`, { label: t("fields:agreement.country.label") })}</p>
        ) : null}
      </div>
    </section>
  );
}
