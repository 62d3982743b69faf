import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { fieldAt, kindOf, rowShapeOf } from "~/rules/fields/kind-registry";
import { partsOf } from "~/rules/page-order";
import { sections } from "~/rules/registration/sections";
import type { FormValues } from "~/rules/form-values";
import { AnswerValue, type AnswerFacts } from "~/ui/answers/answer-value";
import { fieldPlace } from "~/ui/form/state/field-place";
import { fieldWords } from "~/ui/form/state/field-words";
import type { Comparison } from "./comparisons.server";
import { reasonName } from "./unchanged-answers";

type Props = Comparison &
  Pick<AnswerFacts, "meanings" | "files"> & {
    number: number;
    /** The open comment that comes first. */
    isNext: boolean;
    country: string;
  };

/** A comment: what it is about, what was submitted and what is there now, and the way to its field. */
export function ReturnedCard({ item, now, number, isNext, country, ...display }: Props) {
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
