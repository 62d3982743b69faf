import { useTranslation } from "react-i18next";
import type { CorrectiveSummary } from "~/contract/corrective-actions";
import { Instant } from "~/ui/base/instant";
import { CorrectiveStateBadge } from "./corrective-state";
import { Link } from "./router";

type Props = { label: string; actions: readonly CorrectiveSummary[]; to: (actionId: string) => string };

/** The corrective actions of one supplier; each leads to its page. */
export function CorrectiveTable({ label, actions, to }: Props) {
  const { t } = useTranslation("correctiveActions");
  return (
    <div className="rows">
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t("columns.number")}</th>
            <th scope="col">{t("columns.title")}</th>
            <th scope="col">{t("columns.dueOn")}</th>
            <th scope="col">{t("columns.state")}</th>
          </tr>
        </thead>
        <tbody>
          {actions.map(({ actionId, number, title, dueOn, state, isLate }) => (
            <tr key={actionId}>
              <th scope="row">
                <Link to={to(actionId)}>{number}</Link>
              </th>
              <td data-label={t("columns.title")} lang="">
                {title}
              </td>
              <td data-label={t("columns.dueOn")}>
                <Instant at={dueOn} show="day" />
              </td>
              <td data-label={t("columns.state")}>
                <CorrectiveStateBadge state={state} isLate={isLate} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
