import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import * as changeReview from "~/contract/change-review";
import { paths } from "~/paths";
import { pagePlaceOf } from "~/rules/paging";
import { Instant } from "~/ui/page/instant";
import { Nothing } from "~/ui/reading/nothing";
import { Pager } from "~/ui/table/pager";
import { Answered } from "../../built-in/answered";
import { PageHead } from "../../built-in/page-head";
import { useAnswer } from "../../built-in/use-answer";

/** The changes of company files that purchasing has to act on, the oldest first. */
export default function ChangesPage() {
  const { t } = useTranslation("gsrm");
  const place = pagePlaceOf(new URLSearchParams(useLocation().search));
  const asked = useAnswer(changeReview.queue, place);
  return (
    <>
      <PageHead title={t("changes.title")} lead={t("changes.lead")}>
        <Link to="/gsrm" className="button-default">
          {t("file.back")}
        </Link>
      </PageHead>
      <Answered asked={asked}>
        {({ content, totalElements }) =>
          content.length === 0 ? (
            <Nothing title={t("changes.none")} text={t("changes.noneText")} />
          ) : (
            <>
              <ChangesTable rows={content} />
              <Pager place={place} total={totalElements} to={paths.companyChangesAt} />
            </>
          )
        }
      </Answered>
    </>
  );
}

type Row = z.output<typeof changeReview.queue.answer>["content"][number];

function ChangesTable({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation(["gsrm", "fields"]);
  return (
    <div className="card rows">
      <table aria-label={t("changes.label")}>
        <thead>
          <tr>
            <th scope="col">{t("queue.company")}</th>
            <th scope="col">{t("changes.section")}</th>
            <th scope="col">{t("queue.state")}</th>
            <th scope="col">{t("changes.proposed")}</th>
            <th scope="col">{t("changes.risks")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ changeId, companyName, number, section, state, createdAt, risks }) => (
            <tr key={changeId}>
              <th scope="row">
                <Link to={paths.companyChange(changeId)} lang="">
                  {companyName ?? number}
                </Link>
              </th>
              <td data-label={t("changes.section")}>{t(`fields:${section}.title`)}</td>
              <td data-label={t("queue.state")}>
                <span className="badge">{t(`changes.states.${state}`)}</span>
              </td>
              <td data-label={t("changes.proposed")}>
                <Instant at={createdAt} show="day" />
              </td>
              <td data-label={t("changes.risks")}>{risks.length > 0 ? risks.length : "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
