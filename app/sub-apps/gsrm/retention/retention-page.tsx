import "../review-settings/settings.css";
import "./retention.css";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { useAnswer } from "~/client/use-answer";
import * as retention from "~/contract/retention";
import { formatDay, formatNumber, formatSpan } from "~/rules/format";
import { pages } from "~/rules/pages";
import { unlimitedRecords } from "~/rules/retention/retention-rules";
import { Instant, useZone } from "~/ui/base/instant";
import { QueryAnswer } from "../../built-in/answered";
import { PageHead } from "../../built-in/page-head";
import { Link } from "../../built-in/router";
import { DataRequests } from "./data-requests";

/** The retention periods with their reasons, the results of the job, and suppliers' data requests. */
export default function RetentionPage() {
  const { t } = useTranslation("retention");
  const query = useAnswer(retention.load, {});
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")}>
        <Link to={pages.reviewSettings} className="button-default">
          {t("back")}
        </Link>
      </PageHead>
      <QueryAnswer query={query}>{({ rules }) => <RuleTable rules={rules} />}</QueryAnswer>
      <section className="card settings-section" aria-labelledby="unlimited-title">
        <h2 id="unlimited-title">{t("unlimited.title")}</h2>
        <dl className="retention-unlimited">
          {unlimitedRecords.map((record) => (
            <div key={record}>
              <dt>{t(`unlimited.${record}.what`)}</dt>
              <dd>{t(`unlimited.${record}.why`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <DataRequests onRecorded={query.reload} />
    </>
  );
}

type Rules = z.output<typeof retention.load.answer>["rules"];

/** A wide table that scrolls in its own container, including by keyboard. */
function RuleTable({ rules }: { rules: Rules }) {
  const { t, i18n } = useTranslation("retention");
  const zone = useZone();
  const [since] = rules.flatMap(({ run }) => run?.since ?? []).toSorted();
  const count = (number: number) => formatNumber(i18n.language, number);
  return (
    <section className="card settings-section" aria-labelledby="rules-title">
      <h2 id="rules-title">{t("table")}</h2>
      {since ? <p>{t("totalsSince", { day: formatDay(i18n.language, since, zone) })}</p> : null}
      <div className="table-scroll retention-table" role="group" aria-labelledby="rules-title" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {(["what", "period", "why", "overdue", "ran", "removed", "total"] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rules.map(({ rule, from, period, overdue, run }) => (
              <tr key={rule}>
                <th scope="row">{t(`rules.${rule}.what`)}</th>
                <td>{t(`from.${from}`, { period: formatSpan(i18n.language, period.amount, period.unit) })}</td>
                <td className="retention-why">{t(`rules.${rule}.why`)}</td>
                <td className="retention-count">{count(overdue)}</td>
                <td>{run ? <Instant at={run.at} /> : t("never")}</td>
                <td className="retention-count">{run ? count(run.removed) : null}</td>
                <td className="retention-count">{run ? count(run.total) : null}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
