import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as correctiveActions from "~/contract/corrective-actions";
import { listPaths } from "~/list-paths";
import { parseCorrectivePlace } from "~/rules/corrective-action/corrective-place";
import { orderNames } from "~/rules/format";
import { Instant } from "~/ui/base/instant";
import { Nothing } from "~/ui/reading/nothing";
import { CorrectiveStateBadge } from "../../built-in/corrective-state";
import { ListPage } from "../../built-in/list-page";
import { Link, useLocation } from "../../built-in/router";
import { CorrectiveFilter } from "./corrective-filter";

/** The corrective actions of all suppliers: those to review first, then those to answer, by the day they are due. */
export default function CorrectiveActionsPage() {
  const { t, i18n } = useTranslation("correctiveActions");
  const place = parseCorrectivePlace(new URLSearchParams(useLocation().search));
  const { state, search, page, size } = place;
  const query = useAnswer(correctiveActions.list, {
    page,
    size,
    state: state === "" ? undefined : state,
    search: search === "" ? undefined : search,
  });
  return (
    <ListPage
      title={t("list.title")}
      lead={t("list.lead")}
      actions={null}
      filter={<CorrectiveFilter key={search} place={place} />}
      query={query}
      empty={<Nothing title={t("list.none")} text={t("list.noneText")} />}
      label={t("list.label")}
      columns={[
        {
          title: t("columns.number"),
          render: ({ actionId, number }) => <Link to={listPaths.correctiveAction(actionId)}>{number}</Link>,
        },
        {
          title: t("columns.company"),
          render: ({ companyName, companyEnglishName }) => (
            <span lang="">{orderNames(i18n.language, companyName, companyEnglishName)[0] ?? ""}</span>
          ),
        },
        { title: t("columns.title"), render: ({ title }) => <span lang="">{title}</span> },
        { title: t("columns.dueOn"), render: ({ dueOn }) => <Instant at={dueOn} show="day" /> },
        {
          title: t("columns.state"),
          render: (row) => <CorrectiveStateBadge state={row.state} isLate={row.isLate} />,
        },
        { title: t("columns.requested"), render: ({ requestedAt }) => <Instant at={requestedAt} show="day" /> },
      ]}
      rowKey={({ actionId }) => actionId}
      place={place}
      to={(to) => listPaths.correctiveActionsAt({ ...place, ...to })}
    />
  );
}
