import "~/ui/charts/charts.css";
import "./service-figures.css";
import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as contract from "~/contract/service-figures";
import type { ServiceFigures } from "~/contract/service-figures";
import { listPaths } from "~/list-paths";
import { pages } from "~/rules/pages";
import { fewestCounted, figurePeriods, parseFigurePlace } from "~/rules/onboarding/review-figures";
import { Nothing } from "~/ui/reading/nothing";
import { QueryAnswer } from "../../built-in/answered";
import { FilterSelect } from "../../built-in/filter-select";
import { PageHead } from "../../built-in/page-head";
import { Link, useLocation } from "../../built-in/router";
import { useNarrowed } from "../../built-in/use-narrowed";
import { AnswerTimesCard } from "./answer-times-card";
import { ErrorsCard } from "./errors-card";
import { PageSpeedCard } from "./page-speed-card";
import { StepsCard } from "./steps-card";
import { TabTimesCard } from "./tab-times-card";

/**
 * Statistics on how suppliers progress through the registration and on page speed, for super admins and the head of
 * purchasing.
 */
export default function ServiceFiguresPage() {
  const { t } = useTranslation("serviceFigures");
  const { months } = parseFigurePlace(new URLSearchParams(useLocation().search));
  const query = useAnswer(contract.load, { months });
  return (
    <>
      <PageHead title={t("title")} lead={t("lead", { fewest: fewestCounted })}>
        <Link to={pages.figures} className="button-default">
          {t("back")}
        </Link>
      </PageHead>
      <PeriodForm months={months} />
      <QueryAnswer query={query}>{(figures) => <Cards figures={figures} />}</QueryAnswer>
    </>
  );
}

function PeriodForm({ months }: { months: number }) {
  const { t } = useTranslation("figures");
  const { fields, narrow } = useNarrowed({ months }, listPaths.serviceFiguresAt);
  return (
    <form className="list-filter" aria-label={t("filter")} onSubmit={(event) => event.preventDefault()}>
      <FilterSelect
        id="service-period"
        label={t("period")}
        value={fields.months}
        options={figurePeriods.map((count) => ({ value: String(count), meaning: t("months", { count }) }))}
        onChoose={(value) => narrow({ months: Number(value) })}
      />
    </form>
  );
}

function Cards({ figures }: { figures: ServiceFigures }) {
  const { t } = useTranslation("serviceFigures");
  if (isEmpty(figures)) return <Nothing title={t("none")} text={t("noneText", { fewest: fewestCounted })} />;
  return (
    <>
      {figures.demo ? <p className="notice notice-info">{t("demo")}</p> : null}
      <StepsCard figures={figures} />
      <TabTimesCard tabs={figures.tabs} />
      <ErrorsCard errors={figures.errors} />
      <AnswerTimesCard figures={figures} />
      <PageSpeedCard measured={figures.pages} />
    </>
  );
}

const isEmpty = ({ steps, tabs, errors, reviews, pages: measured }: ServiceFigures): boolean =>
  steps.every(({ total }) => total === null) &&
  tabs.length + errors.length + measured.length === 0 &&
  reviews.every(({ months }) => months.every((month) => month === null));
