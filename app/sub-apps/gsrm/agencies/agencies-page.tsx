import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import * as agencies from "~/contract/agencies";
import { paths } from "~/paths";
import { pagePlaceOf } from "~/rules/paging";
import { Instant } from "~/ui/page/instant";
import { Nothing } from "~/ui/reading/nothing";
import { Pager } from "~/ui/table/pager";
import { Answered } from "../../built-in/answered";
import { PageHead } from "../../built-in/page-head";
import { useAnswer } from "../../built-in/use-answer";

/** The agents among the suppliers, by name (§7). */
export default function AgenciesPage() {
  const { t } = useTranslation("gsrm");
  const place = pagePlaceOf(new URLSearchParams(useLocation().search));
  const asked = useAnswer(agencies.list, place);
  return (
    <>
      <PageHead title={t("agencies.title")} lead={t("agencies.lead")}>
        <Link to="/gsrm" className="button-default">
          {t("file.back")}
        </Link>
      </PageHead>
      <Answered asked={asked}>
        {({ content, totalElements }) =>
          content.length === 0 ? (
            <Nothing title={t("agencies.none")} text={t("agencies.noneText")} />
          ) : (
            <>
              <AgenciesTable rows={content} />
              <Pager place={place} total={totalElements} to={paths.agenciesAt} />
            </>
          )
        }
      </Answered>
    </>
  );
}

type Row = z.output<typeof agencies.list.answer>["content"][number];

function AgenciesTable({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation("gsrm");
  return (
    <div className="card rows">
      <table aria-label={t("agencies.label")}>
        <thead>
          <tr>
            <th scope="col">{t("queue.company")}</th>
            <th scope="col">{t("queue.supplierCode")}</th>
            <th scope="col">{t("queue.state")}</th>
            <th scope="col">{t("agencies.approved")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ registrationId, companyName, supplierCode, state, approvedAt }) => (
            <tr key={registrationId}>
              <th scope="row">
                <Link to={paths.registrationFile(registrationId)} lang="">
                  {companyName}
                </Link>
              </th>
              <td data-label={t("queue.supplierCode")}>{supplierCode}</td>
              <td data-label={t("queue.state")}>
                <span className="badge">{t(`states.${state}`)}</span>
              </td>
              <td data-label={t("agencies.approved")}>
                <Instant at={approvedAt} show="day" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
