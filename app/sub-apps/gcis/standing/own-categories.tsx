import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as qualifiedCategories from "~/contract/qualified-categories";
import { Instant } from "~/ui/base/instant";

/**
 * The categories the company is qualified for; renders nothing before it is a qualified supplier, or if loading fails.
 */
export function OwnCategories({ isBlocked }: { isBlocked: boolean }) {
  const { t } = useTranslation("categories");
  const { answer } = useAnswer(qualifiedCategories.own, {});
  if (!answer) return null;
  const { categories, lastChange } = answer;
  return (
    <section className="card" aria-labelledby="categories-title">
      <h2 id="categories-title">{t("title")}</h2>
      {categories.length === 0 ? (
        <p>{t("own.none")}</p>
      ) : (
        <>
          <p>{t(isBlocked ? "own.blocked" : "own.lead")}</p>
          <ul>
            {categories.map(({ value, meaning }) => (
              <li key={value}>{meaning}</li>
            ))}
          </ul>
        </>
      )}
      {lastChange ? (
        <p className="field-hint">
          {t("own.lastChange")} <Instant at={lastChange.at} show="day" /> · <span lang="">{lastChange.reason}</span>
        </p>
      ) : null}
    </section>
  );
}
