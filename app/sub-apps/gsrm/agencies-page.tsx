import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as agencies from "~/contract/agencies";
import { listPaths } from "~/list-paths";
import { parsePagePlace } from "~/rules/paging/paging";
import { Instant } from "~/ui/base/instant";
import { Nothing } from "~/ui/reading/nothing";
import { ListPage } from "../built-in/list-page";

/** The agents among the suppliers, by name (§7). */
export default function AgenciesPage() {
  const { t } = useTranslation("gsrm");
  const place = parsePagePlace(new URLSearchParams(useLocation().search));
  const query = useAnswer(agencies.list, place);
  return (
    <ListPage
      title={t("agencies.title")}
      lead={t("agencies.lead")}
      actions={
        <Link to="/gsrm" className="button-default">
          {t("file.back")}
        </Link>
      }
      query={query}
      empty={<Nothing title={t("agencies.none")} text={t("agencies.noneText")} />}
      label={t("agencies.label")}
      columns={[
        {
          title: t("queue.company"),
          render: ({ registrationId, companyName }) => (
            <Link to={listPaths.registrationFile(registrationId)} lang="">
              {companyName}
            </Link>
          ),
        },
        { title: t("queue.supplierCode"), render: ({ supplierCode }) => supplierCode },
        {
          title: t("queue.columns.state"),
          render: ({ state }) => <span className="badge">{t(`states.${state}`)}</span>,
        },
        { title: t("agencies.approved"), render: ({ approvedAt }) => <Instant at={approvedAt} show="day" /> },
      ]}
      rowKey={({ registrationId }) => registrationId}
      place={place}
      to={listPaths.agenciesAt}
    />
  );
}
