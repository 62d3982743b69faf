import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as changeRequests from "~/contract/change-requests";
import { listPaths } from "~/list-paths";
import { paths } from "~/paths";
import { parsePagePlace } from "~/rules/paging/paging";
import { Instant } from "~/ui/base/instant";
import { Nothing } from "~/ui/reading/nothing";
import { ListPage } from "../../built-in/list-page";
import { StateBadge } from "./state-badge";

/**
 * The changes the company proposed, newest first: the state of each, who acts next, when it was proposed and when it
 * takes effect.
 */
export default function OwnChangesPage() {
  const { t } = useTranslation(["gcis", "fields", "progress"]);
  const place = parsePagePlace(new URLSearchParams(useLocation().search));
  const query = useAnswer(changeRequests.list, place);
  return (
    <ListPage
      title={t("changes.title")}
      lead={t("changes.lead")}
      actions={
        <Link to={paths.company} className="button-primary">
          {t("changes.toFile")}
        </Link>
      }
      query={query}
      empty={<Nothing title={t("changes.none")} text={t("changes.noneText")} />}
      label={t("changes.label")}
      columns={[
        {
          title: t("changes.section"),
          render: ({ changeId, section }) => <Link to={paths.change(changeId)}>{t(`fields:${section}.title`)}</Link>,
        },
        { title: t("changes.state"), render: ({ state }) => <StateBadge state={state} /> },
        { title: t("changes.next"), render: ({ actsNext }) => t(`progress:next.${actsNext}`) },
        {
          title: t("changes.submittedBy"),
          render: ({ submittedBy }) => (submittedBy === undefined ? "—" : <span lang="">{submittedBy}</span>),
        },
        { title: t("changes.asked"), render: ({ createdAt }) => <Instant at={createdAt} show="day" /> },
        {
          title: t("changes.effective"),
          render: ({ effectiveAt }) => (effectiveAt ? <Instant at={effectiveAt} /> : "—"),
        },
      ]}
      rowKey={({ changeId }) => changeId}
      place={place}
      to={listPaths.changesAt}
    />
  );
}
