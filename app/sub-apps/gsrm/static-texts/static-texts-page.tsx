import "./static-texts.css";
import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as staticTexts from "~/contract/static-texts";
import { listPaths } from "~/list-paths";
import { fillIn, pages } from "~/rules/pages";
import { parsePagePlace } from "~/rules/paging/paging";
import { Instant } from "~/ui/base/instant";
import { Nothing } from "~/ui/reading/nothing";
import { ListPage } from "../../built-in/list-page";
import { Link, useLocation } from "../../built-in/router";

/** The texts of the portal that the company can change, with their versions. */
export default function StaticTextsPage() {
  const { t } = useTranslation("staticTexts");
  const place = parsePagePlace(new URLSearchParams(useLocation().search));
  const query = useAnswer(staticTexts.list, place);
  return (
    <ListPage
      title={t("title")}
      lead={t("lead")}
      actions={null}
      query={query}
      empty={<Nothing title={t("none")} text={t("noneText")} />}
      label={t("title")}
      columns={[
        {
          title: t("columns.title"),
          render: ({ textCode, title }) => (
            <>
              <Link to={fillIn(pages.staticText, textCode)}>{title}</Link>
              <span lang="" className="static-text-detail">
                {textCode}
              </span>
            </>
          ),
        },
        { title: t("columns.version"), render: ({ version }) => version ?? "–" },
        { title: t("columns.origin"), render: ({ origin }) => t(`origins.${origin}`) },
        {
          title: t("columns.published"),
          render: ({ publishedAt, publishedBy }) =>
            publishedAt === null ? (
              t("ofRelease")
            ) : (
              <>
                <Instant at={publishedAt} />
                <span lang="" className="static-text-detail">
                  {publishedBy}
                </span>
              </>
            ),
        },
      ]}
      rowKey={({ textCode }) => textCode}
      place={place}
      to={listPaths.staticTextsAt}
    />
  );
}
