import "./value-lists.css";
import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as valueLists from "~/contract/value-lists";
import { listPaths } from "~/list-paths";
import { formatNumber } from "~/rules/format";
import { parsePagePlace } from "~/rules/paging/paging";
import { Nothing } from "~/ui/reading/nothing";
import { ListPage } from "../../built-in/list-page";
import { Link, useLocation } from "../../built-in/router";

/** The lists of values, with the company's changes to them. */
export default function ValueListsPage() {
  const { t, i18n } = useTranslation("valueLists");
  const place = parsePagePlace(new URLSearchParams(useLocation().search));
  const query = useAnswer(valueLists.lists, place);
  return (
    <ListPage
      title={t("title")}
      lead={t("lead")}
      actions={null}
      query={query}
      empty={<Nothing title={t("none")} text={t("noneText")} />}
      label={t("label")}
      columns={[
        {
          title: t("columns.name"),
          render: ({ lovCode, name }) => (
            <>
              <Link to={listPaths.valuesAt(lovCode)}>{name}</Link>
              <span lang="" className="value-lists-detail">
                {lovCode}
              </span>
            </>
          ),
        },
        { title: t("columns.total"), render: ({ total }) => formatNumber(i18n.language, total) },
        {
          title: t("columns.own"),
          render: ({ changed, added }) => (changed + added === 0 ? t("ownNone") : t("own", { changed, added })),
        },
      ]}
      rowKey={({ lovCode }) => lovCode}
      place={place}
      to={listPaths.valueListsAt}
    />
  );
}
