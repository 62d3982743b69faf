import "~/ui/answers/returned-cards.css";
import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { fieldAt, kindOf, rowShapeOf } from "~/rules/fields/kind-registry";
import { partsOf } from "~/rules/page-order";
import { sections } from "~/rules/registration/sections";
import type { FormValues } from "~/rules/form-values";
import { AnswerValue, type AnswerFacts } from "~/ui/answers/answer-value";
import { fieldPlace } from "~/ui/form/state/field-place";
import { fieldWords } from "~/ui/form/state/field-words";
import { reasonName } from "./unchanged-answers";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { formatDay } from "~/rules/format";
import { listOpen, returnProgress } from "~/rules/onboarding/return-progress";
import { requestFor } from "~/session/request.server";
import { type Comparison, loadComparisons } from "./comparisons.server";

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
  const words = t("returned.progress", { done, all });
  return (
    <div className="returned-page">
      <h1>{titleOf(done, all)}</h1>
      <section className="returned-why" aria-labelledby="returned-why">
        <h2 id="returned-why">{t("returned.when", { date: formatDay(i18n.language, at) })}</h2>
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

type CardProps = Comparison &
  Pick<AnswerFacts, "meanings" | "files"> & {
    number: number;
    /** The open comment that comes first. */
    isNext: boolean;
    country: string;
  };

/** A comment: what it is about, what was submitted and what is there now, and the way to its field. */
function ReturnedCard({ item, now, number, isNext, country, ...display }: CardProps) {
  const { t, i18n } = useTranslation(["registration", "fields"]);
  const { section, field, comment, isChanged, before } = item;
  const words = fieldWords(t, i18n.exists.bind(i18n), section, country);
  const tab = t(`fields:${section}.title`);
  const schema = field === null ? undefined : schemaAt(section, field);
  const show = (answer: FormValues[string]): ReactNode =>
    field !== null && schema ? (
      <AnswerValue name={field} schema={schema} answer={answer} words={words} {...display} />
    ) : null;
  const reason = `${paths.review}#${encodeURIComponent(reasonName(item))}`;
  return (
    <li className={`returned-card${isChanged ? " returned-changed" : ""}${isNext ? " returned-next" : ""}`}>
      <div className="returned-head">
        <span className="returned-number" aria-hidden="true">
          {isChanged ? "✓" : number}
        </span>
        <div>
          {field === null ? null : <p className="returned-tab">{tab}</p>}
          <h2>{field === null ? tab : fieldPlace(field, words)}</h2>
        </div>
        <span className="returned-state">{isChanged ? t("returned.changed") : t("returned.open")}</span>
      </div>
      <blockquote lang="">{comment}</blockquote>
      <div className="returned-answer">
        {schema && isChanged ? <Change before={before === undefined ? null : show(before)} after={show(now)} /> : null}
        {schema && !isChanged ? (
          <p className="returned-now">
            <span>{t("returned.current")}</span> {show(now)}
          </p>
        ) : null}
        <div className="returned-ways">
          <Link to={paths.commented(item)} className={isNext ? "button-primary" : "button-default"}>
            {isChanged ? t("returned.changeAgain") : t("returned.change")}
            <span className="off-screen"> {field === null ? tab : fieldPlace(field, words)}</span>
          </Link>
          {isChanged ? null : (
            <Link to={reason} className="button-quiet">
              {t("returned.keep")}
            </Link>
          )}
        </div>
      </div>
    </li>
  );
}

/** Files before a change are not on file any more: then there is only what replaced them. */
function Change({ before, after }: { before: ReactNode; after: ReactNode }) {
  const { t } = useTranslation();
  return (
    <p className="returned-change">
      {before === null ? null : (
        <>
          <span className="off-screen">{t("changed.before")}</span>
          <del>{before}</del>
          <span aria-hidden="true">→</span>
        </>
      )}
      <span className="off-screen">{t("changed.after")}</span>
      <ins>{after}</ins>
    </p>
  );
}

/** The field with a form name. Undefined for a row or a table, which is not one answer. */
function schemaAt(section: keyof typeof sections, name: string) {
  const fields = partsOf(name).filter((part) => !/^\d+$/.test(part));
  let shape = sections[section].fields.shape;
  for (const table of fields.slice(0, -1)) shape = rowShapeOf(fieldAt(shape, table));
  const schema = fieldAt(shape, fields.at(-1) ?? "");
  return schema && !kindOf(schema).table ? schema : undefined;
}
