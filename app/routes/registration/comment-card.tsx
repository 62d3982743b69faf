import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import type { FormValues } from "~/rules/form-values";
import { schemaAt } from "~/rules/registration/schema-at";
import { AnswerValue } from "~/ui/answers/answer-value";
import { LineIcon } from "~/ui/base/line-icon";
import { Link } from "~/ui/base/router";
import { useHydrated } from "~/ui/base/use-hydrated";
import { fieldPlace } from "~/ui/form/state/field-place";
import { fieldWords } from "~/ui/form/state/field-words";
import type { CardProps } from "./card-props";
import { ChangeForm } from "./change-form";
import { KeepAnswerForm } from "./keep-answer-form";

const check = "m5 12.5 4.5 4.5L19 7.5";
const reply = "M9 6 4 11l5 5M4 11h9a6.5 6.5 0 0 1 6.5 6.5V19";

/** A comment: its subject, and either the form that answers it or its answer. */
export function CommentCard(props: CardProps) {
  const { item, tab, place, isNext, country, needsScripts, isKeeping, isOpen } = props;
  const isHydrated = useHydrated();
  const isAnswerable = props.isAnswerable && (isHydrated || !needsScripts);
  const { t, i18n } = useTranslation(["returned", "fields"]);
  const { section, field, comment, isChanged, reason } = item;
  const words = fieldWords(t, i18n.exists.bind(i18n), section, country);
  const tabName = t(`fields:${section}.title`);
  const name = field === null ? tabName : fieldPlace(field, words, tab?.values ?? {});
  const state = isChanged ? "changed" : reason ? "kept" : "open";
  return (
    <li className={`returned-card returned-${state}${isNext ? " returned-next" : ""}`}>
      <div className="returned-head">
        <span className="returned-number" aria-hidden="true">
          {state === "open" ? place : <LineIcon path={check} size={15} strokeWidth={2.4} />}
        </span>
        <div>
          {field === null ? null : <p className="returned-tab">{tabName}</p>}
          <h2 id={`comment-${place}`} tabIndex={-1}>
            {name}
          </h2>
        </div>
        <span className="returned-state">{t(state)}</span>
      </div>
      <blockquote id={`comment-text-${place}`} lang="">
        {comment}
      </blockquote>
      {answer()}
    </li>
  );

  function answer() {
    if (isKeeping && !isChanged)
      return <KeepAnswerForm {...props} isAnswerable={isAnswerable} reason={reason ?? ""} name={name} />;
    if (isAnswerable && tab && field !== null && (isOpen || state === "open"))
      return <ChangeForm {...props} field={field} tab={tab} />;
    if (state === "kept") return <KeptAnswer place={place} reason={reason ?? ""} name={name} />;
    return <ShownChange {...props} isAnswerable={isAnswerable} name={name} words={words} />;
  }
}

/** The reason why an answer stays unchanged, with a button to edit it. */
function KeptAnswer({ place, reason, name }: { place: number; reason: string; name: string }) {
  const { t } = useTranslation("returned");
  return (
    <div className="returned-answer returned-reason-kept">
      <LineIcon path={reply} size={18} strokeWidth={1.6} />
      <p lang="">{reason}</p>
      <Link to={paths.answerComment(place, "keep")} className="button-quiet">
        {t("rewrite")}
        <span className="off-screen"> {name}</span>
      </Link>
    </div>
  );
}

type ShownProps = CardProps & { name: string; words: ReturnType<typeof fieldWords> };

/** The submitted answer and the current one, with a link to change it on the card or on its tab. */
function ShownChange({ item, now, tab, place, isNext, isAnswerable, name, words }: ShownProps) {
  const { t } = useTranslation("returned");
  const { section, field, isChanged, before } = item;
  const schema = field === null ? undefined : schemaAt(section, field);
  const show = (value: FormValues[string]): ReactNode =>
    field !== null && schema ? (
      <AnswerValue
        name={field}
        schema={schema}
        answer={value}
        words={words}
        meanings={tab?.meanings ?? {}}
        files={tab?.files ?? {}}
      />
    ) : null;
  return (
    <div className="returned-answer">
      {schema && isChanged ? <Change before={before === undefined ? null : show(before)} after={show(now)} /> : null}
      {schema && !isChanged ? (
        <p className="returned-now">
          <span>{t("current")}</span> {show(now)}
        </p>
      ) : null}
      <div className="returned-ways">
        <Link
          to={isAnswerable ? paths.answerComment(place, "change") : paths.commented(item)}
          className={isChanged ? "button-quiet" : isNext ? "button-primary" : "button-default"}
        >
          {isChanged ? t("changeAgain") : t("change")}
          <span className="off-screen"> {name}</span>
        </Link>
        {isChanged ? null : (
          <Link to={paths.answerComment(place, "keep")} className="button-quiet">
            {t("keep")}
            <span className="off-screen"> {name}</span>
          </Link>
        )}
      </div>
    </div>
  );
}

/** Files before a change are no longer on file, so only their replacements are shown. */
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
