import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import type { list } from "~/contract/change-requests";
import { paths } from "~/paths";
import { Instant } from "~/ui/page/instant";
import { StateBadge } from "./state-badge";

type Row = z.output<typeof list.answer>["content"][number];

/** What changes, how far it has come, who acts next, since when and from when on. On a phone each row is a card. */
export function ChangesTable({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation("gcis");
  return (
    <div className="card rows">
      <table aria-label={t("changes.label")}>
        <thead>
          <tr>
            <th scope="col">{t("changes.section")}</th>
            <th scope="col">{t("changes.state")}</th>
            <th scope="col">{t("changes.next")}</th>
            <th scope="col">{t("changes.asked")}</th>
            <th scope="col">{t("changes.effective")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ChangeRow key={row.changeId} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ChangeRow({ row: { changeId, section, state, actsNext, createdAt, effectiveAt } }: { row: Row }) {
  const { t } = useTranslation(["gcis", "fields", "progress"]);
  return (
    <tr>
      <th scope="row">
        <Link to={paths.change(changeId)}>{t(`fields:${section}.title`)}</Link>
      </th>
      <td data-label={t("changes.state")}>
        <StateBadge state={state} />
      </td>
      <td data-label={t("changes.next")}>{t(`progress:next.${actsNext}`)}</td>
      <td data-label={t("changes.asked")}>
        <Instant at={createdAt} show="day" />
      </td>
      <td data-label={t("changes.effective")}>{effectiveAt ? <Instant at={effectiveAt} /> : "—"}</td>
    </tr>
  );
}
