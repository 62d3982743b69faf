import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as changeReview from "~/contract/change-review";
import { listPaths } from "~/list-paths";
import { orderNames } from "~/rules/format";
import { parsePagePlace } from "~/rules/paging/paging";
import { Instant } from "~/ui/base/instant";
import { Nothing } from "~/ui/reading/nothing";
import { ListPage } from "../../built-in/list-page";

/** The changes of company files that purchasing has to act on, the oldest first. */
export default function ChangesPage() {
  const { t, i18n } = useTranslation(["gsrm", "fields"]);
  const place = parsePagePlace(new URLSearchParams(useLocation().search));
  const query = useAnswer(changeReview.queue, place);
  return (
    <ListPage
      title={t("changes.title")}
      lead={t("changes.lead")}
      actions={
        <Link to="/gsrm" className="button-default">
          {t("file.back")}
        </Link>
      }
      query={query}
      empty={<Nothing title={t("changes.none")} text={t("changes.noneText")} />}
      label={t("changes.label")}
      columns={[
        {
          title: t("queue.company"),
          render: ({ changeId, companyName, companyEnglishName, number }) => (
            <Link to={listPaths.companyChange(changeId, place)} lang="">
              {orderNames(i18n.language, companyName, companyEnglishName)[0] ?? number}
            </Link>
          ),
        },
        { title: t("changes.section"), render: ({ section }) => t(`fields:${section}.title`) },
        {
          title: t("queue.columns.state"),
          render: ({ state }) => <span className="badge">{t(`changes.states.${state}`)}</span>,
        },
        { title: t("changes.proposed"), render: ({ createdAt }) => <Instant at={createdAt} show="day" /> },
        { title: t("changes.risks"), render: ({ risks }) => (risks.length > 0 ? risks.length : "–") },
      ]}
      rowKey={({ changeId }) => changeId}
      place={place}
      to={listPaths.companyChangesAt}
    />
  );
}
