import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { NewsItem } from "~/contract/news";
import { Instant } from "~/ui/base/instant";
import { NewsStateMark } from "./news-state-mark";

type Props = {
  item: NewsItem;
  /** Someone changed the news item before this page withdrew or published it. */
  isOutdated: boolean;
};

/** The visibility of a news item, its last editor, and the button that withdraws it or publishes it again. */
export function NewsStateCard({ item, isOutdated }: Props) {
  const { t } = useTranslation("news");
  const isBusy = useNavigation().state !== "idle";
  const { state, version, changedDate, changedBy } = item;
  return (
    <section className="card news-state-card" aria-labelledby="news-state">
      <h2 id="news-state" className="off-screen">
        {t("list.state")}
      </h2>
      <div className="news-facts">
        <p>
          <NewsStateMark state={state} /> {t(`stateText.${state}`)}
        </p>
        {changedDate === null ? null : (
          <p className="field-hint">
            {t("list.changed")} <Instant at={changedDate} />
            {changedBy === null ? null : (
              <span lang="" translate="no">
                {" "}
                {changedBy}
              </span>
            )}
          </p>
        )}
      </div>
      <div aria-live="polite" className="news-outdated">
        {isOutdated ? <p className="notice notice-error">{t("outdated")}</p> : null}
      </div>
      <Form method="post" className="news-state-form">
        <input type="hidden" name="version" value={version} />
        {state === "withdrawn" ? (
          <>
            <button type="submit" name="intent" value="publish" className="button-default" disabled={isBusy}>
              {t("publish.act")}
            </button>
            <p className="field-hint">{t("publish.hint")}</p>
          </>
        ) : (
          <details>
            <summary className="button-default">{t("withdraw.act")}</summary>
            <div className="notice notice-warning">
              <p>{t("withdraw.sure")}</p>
              <button type="submit" name="intent" value="withdraw" className="button-default" disabled={isBusy}>
                {t("withdraw.yes")}
              </button>
            </div>
          </details>
        )}
      </Form>
    </section>
  );
}
