import "~/ui/charts/charts.css";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { useAnswer } from "~/client/use-answer";
import * as contract from "~/contract/figures";
import { loadAccess } from "~/contract/service-figures";
import { listPaths } from "~/list-paths";
import { figurePeriods, parseFigurePlace } from "~/rules/onboarding/review-figures";
import { pages } from "~/rules/pages";
import { promisedStates } from "~/rules/onboarding/promised-dates";
import { AgeingChart, StageAgeing } from "~/ui/charts/ageing-chart";
import { FigureTable } from "~/ui/charts/chart-table";
import { Nothing } from "~/ui/reading/nothing";
import { QueryAnswer } from "../../built-in/answered";
import { FilterSelect } from "../../built-in/filter-select";
import { PageHead } from "../../built-in/page-head";
import { Link, useLocation } from "../../built-in/router";
import { useNarrowed } from "../../built-in/use-narrowed";
import { ReturnedAnswersCard } from "./returned-answers";
import { DecisionsChart, MedianChart } from "./month-charts";
import { useFigureCells } from "./use-figure-cells";

/** The numbers and outcomes of reviews by month, review and reviewer, and the waiting times of open ones. */
export default function FiguresPage() {
  const { t } = useTranslation("figures");
  const place = parseFigurePlace(new URLSearchParams(useLocation().search));
  const figures = useAnswer(contract.load, place);
  const ageing = useAnswer(contract.loadAgeing, {});
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")}>
        <ServiceFiguresLink />
      </PageHead>
      <PlaceForm place={place} />
      <QueryAnswer query={figures}>{(answer) => <Reviews answer={answer} />}</QueryAnswer>
      <ReturnedAnswersCard months={place.months} />
      <QueryAnswer query={ageing}>
        {(stages) => (
          <section className="card" aria-labelledby="ageing-title">
            <h2 id="ageing-title">{t("ageing.title")}</h2>
            <p>{t("ageing.text")}</p>
            <AgeingChart ageing={stages} />
            <div className="figures-stages">
              {stages
                .filter(({ counts }) => counts.some((count) => count > 0))
                .map(({ state, counts }) => (
                  <div key={state}>
                    <h3>{t(`states.${state}`)}</h3>
                    <StageAgeing state={state} counts={counts} />
                  </div>
                ))}
            </div>
          </section>
        )}
      </QueryAnswer>
    </>
  );
}

/** The link to the service statistics, for users who may load them. */
function ServiceFiguresLink() {
  const { t } = useTranslation("serviceFigures");
  const { answer } = useAnswer(loadAccess, {});
  return answer?.permitted ? (
    <Link to={pages.serviceFigures} className="button-default">
      {t("title")}
    </Link>
  ) : null;
}

/** The months and the review of the figures, from the address. */
function PlaceForm({ place }: { place: ReturnType<typeof parseFigurePlace> }) {
  const { t } = useTranslation("figures");
  const { fields, narrow } = useNarrowed(place, listPaths.figuresAt);
  return (
    <form className="list-filter" aria-label={t("filter")} onSubmit={(event) => event.preventDefault()}>
      <FilterSelect
        id="figures-period"
        label={t("period")}
        value={fields.months}
        options={figurePeriods.map((months) => ({ value: String(months), meaning: t("months", { count: months }) }))}
        onChoose={(value) => narrow({ months: Number(value) })}
      />
      <FilterSelect
        id="figures-review"
        label={t("review")}
        value={fields.review ?? ""}
        options={[
          { value: "", meaning: t("bothReviews") },
          ...promisedStates.map((review) => ({ value: review, meaning: t(`reviews.${review}`) })),
        ]}
        onChoose={(value) => narrow({ review: promisedStates.find((one) => one === value) })}
      />
    </form>
  );
}

type FiguresAnswer = z.output<typeof contract.load.answer>;

function Reviews({ answer: { total, months, reviews, reviewers } }: { answer: FiguresAnswer }) {
  const { t } = useTranslation("figures");
  const { head, toCells } = useFigureCells();
  if (total.received + total.approved + total.returned + total.refused === 0)
    return <Nothing title={t("none")} text={t("noneText")} />;
  return (
    <>
      <div className="figures-row">
        <section className="card" aria-labelledby="decisions-title">
          <h2 id="decisions-title">{t("decisions.title")}</h2>
          <DecisionsChart total={total} months={months} />
        </section>
        <section className="card" aria-labelledby="median-title">
          <h2 id="median-title">{t("median.title")}</h2>
          <MedianChart total={total} months={months} />
        </section>
      </div>
      <section className="card" aria-labelledby="by-review-title">
        <h2 id="by-review-title">{t("byReview")}</h2>
        <FigureTable
          caption={t("byReview")}
          head={[t("columns.review"), ...head]}
          rows={[
            ...reviews.map(({ review, ...row }) => ({ name: t(`reviews.${review}`), cells: toCells(row) })),
            { name: t("total"), cells: toCells(total) },
          ]}
        />
      </section>
      <section className="card" aria-labelledby="by-reviewer-title">
        <h2 id="by-reviewer-title">{t("byReviewer")}</h2>
        <FigureTable
          caption={t("byReviewer")}
          head={[t("columns.reviewer"), ...head.slice(1)]}
          rows={reviewers.map(({ person, ...row }) => ({
            name: person?.userName ?? t("system"),
            isName: person !== null,
            cells: toCells(row).slice(1),
          }))}
        />
      </section>
    </>
  );
}
