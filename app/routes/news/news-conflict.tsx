import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { NewsItem } from "~/contract/news";
import { Instant } from "~/ui/base/instant";
import { removeBrowserDrafts } from "~/ui/base/draft-store";
import { draftOwner, useShell } from "~/ui/workspace/shell-facts";
import { NewsStateMark } from "./news-state-mark";
import { typedFrom } from "./news-outcome";

type Props = { mine: Record<string, unknown>; theirs: NewsItem };

/** Someone else has saved this news item since it was loaded: both versions are shown, and the manager chooses one. */
export function NewsConflict({ mine, theirs }: Props) {
  const { t } = useTranslation(["news", "common"]);
  const shell = useShell();
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [theirs.version]);
  const differences = differing(mine, theirs);
  const labels = {
    titleZh: t("zh.title"),
    textZh: t("zh.text"),
    titleEn: t("en.title"),
    textEn: t("en.text"),
    link: t("link"),
    publishedOn: t("publishedOn"),
  };
  return (
    <section className="notice notice-warning news-conflict" role="alert" aria-labelledby="conflict-title">
      <h2 id="conflict-title" ref={heading} tabIndex={-1}>
        {t("conflict.title")}
      </h2>
      <p>
        {theirs.changedBy === null ? null : <span lang="">{theirs.changedBy} </span>}
        {theirs.changedDate === null ? null : <Instant at={theirs.changedDate} />}{" "}
        <NewsStateMark state={theirs.state} />
      </p>
      <p>{t("conflict.text")}</p>
      {differences.length === 0 ? <p>{t("conflict.same")}</p> : null}
      {differences.length === 0 ? null : (
        <div className="table-scroll" tabIndex={0} role="region" aria-labelledby="conflict-title">
          <table>
            <thead>
              <tr>
                <th scope="col">{t("common:conflict.field")}</th>
                <th scope="col">{t("common:conflict.mine")}</th>
                <th scope="col">{t("common:conflict.theirs")}</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ name, own, other }) => (
                <tr key={name}>
                  <th scope="row">{labels[name]}</th>
                  <td lang="">{own || t("common:form.empty")}</td>
                  <td lang="">{other || t("common:form.empty")}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p>
        <a className="button-default" href="?" onClick={() => removeBrowserDrafts(draftOwner(shell), pathname)}>
          {t("common:conflict.takeTheirs")}
        </a>
      </p>
    </section>
  );
}

/** The fields in which the two versions differ. */
function differing(mine: Record<string, unknown>, theirs: NewsItem) {
  const other = typedFrom(theirs);
  return (Object.keys(other) as (keyof typeof other)[])
    .map((name) => ({ name, own: textOf(mine[name]), other: other[name] }))
    .filter((difference) => difference.own !== difference.other);
}

const textOf = (answer: unknown) => (typeof answer === "string" ? answer : "");
