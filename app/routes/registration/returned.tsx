import "~/ui/answers/returned-cards.css";
import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { formatDay } from "~/rules/format";
import { listOpen, returnProgress } from "~/rules/onboarding/return-progress";
import { requestFor } from "~/session/request.server";
import { loadComparisons } from "./comparisons.server";
import { ReturnedCard } from "./returned-card";

export const handle = { title: "registration:returned.page" };

export async function loader(args: LoaderFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireRegistration();

  const draft = await portal.draft();
  if (draft.submission) throw redirect(paths.success);
  if (!draft.returned) throw redirect(paths.review);

  const { at, reason, items } = draft.returned;
  return json({ at, reason, country: draft.country, ...(await loadComparisons(portal, draft, items)) });
}

/** The comments of a returned registration (decision 020), a card each, with what is done and what is left. */
export default function Returned() {
  const { t, i18n } = useTranslation("registration");
  const { at, reason, comparisons, tabs, country } = useLoaderData<typeof loader>();
  const items = comparisons.map(({ item }) => item);
  const { done, all } = returnProgress(items);
  const [next] = listOpen(items);
  const date = formatDay(i18n.language, at);
  const words = t("returned.progress", { done, all });
  return (
    <div className="returned-page">
      <div>
        <h1>{titleOf(done, all)}</h1>
        <p className="field-hint">{t("returned.when", { date })}</p>
      </div>
      <section className="returned-why" aria-labelledby="returned-why">
        <h2 id="returned-why">{t("returned.wrote", { date })}</h2>
        <p className="returned-reason" lang="">
          {reason}
        </p>
        {all > 0 ? (
          <p className="returned-progress">
            <progress value={done} max={all} aria-label={words} />
            <span aria-hidden="true">{words}</span>
          </p>
        ) : null}
      </section>
      {all > 0 ? (
        <ol className="returned-cards" aria-label={t("returned.list")}>
          {comparisons.map((comparison, place) => (
            <ReturnedCard
              key={`${place} ${comparison.item.comment}`}
              {...comparison}
              meanings={tabs[comparison.item.section]?.meanings ?? {}}
              files={tabs[comparison.item.section]?.files ?? {}}
              number={place + 1}
              isNext={comparison.item === next}
              country={country}
            />
          ))}
        </ol>
      ) : null}
      <p className="field-hint">{guidance()}</p>
      <p>
        <Link to={paths.review}>{t("returned.rest")}</Link>
      </p>
      <div className="section-bar" role="region" aria-label={t("review.bar")}>
        <div className="section-bar-inner">
          <span />
          <span className={`return-steps${done === all ? " return-done" : ""}`}>{all > 0 ? words : null}</span>
          <div className="section-actions">
            <Link to={paths.home} className="button-default">
              {t("review.later")}
            </Link>
            {next ? (
              <Link to={paths.commented(next)} className="button-primary">
                {t("returned.next")}
              </Link>
            ) : (
              <Link to={paths.review} className="button-primary">
                {t("returned.check")}
              </Link>
            )}
          </div>
        </div>
      </div>
    </div>
  );

  function titleOf(changed: number, count: number) {
    if (count === 0) return t("returned.general");
    return changed < count ? t("returned.left", { count: count - changed }) : t("returned.allDone");
  }

  function guidance() {
    if (all === 0) return t("returned.noItems");
    return next ? t("returned.others") : t("returned.allChanged");
  }
}
