import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { textsOf } from "~/rules/fields/kind-registry";
import { schemaAt } from "~/rules/registration/schema-at";
import { AnswerValue } from "~/ui/answers/answer-value";
import { failureWords } from "~/ui/feedback/failure-words";
import { Form, Link } from "~/ui/base/router";
import { Field } from "~/ui/form/parts/field";
import { RegistrationField } from "~/ui/form/parts/registration-field";
import { SectionScreenProvider } from "~/ui/form/state/section-context";
import type { CardOutcome } from "./answer-comment.server";
import type { CardProps } from "./card-props";
import type { CommentedTab } from "./comparisons.server";
import { useCardField } from "./use-card-field";

type Props = CardProps & { field: string; tab: CommentedTab };

/** The field of a comment with its current answer, to be changed and saved on the card. */
export function ChangeForm({ field, tab, ...card }: Props) {
  const { item, now, place, isNext, isOpen, isSaving, registrationId, context } = card;
  const outcome = card.outcome?.way === "change" ? card.outcome : undefined;
  const { t } = useTranslation(["returned", "fields"]);
  const schema = schemaAt(item.section, field);
  const { screen, form, was, onInput, onSubmit, carry, forget } = useCardField({
    id: item.section,
    field,
    tab,
    now: typeof now === "string" ? now : textsOf(now),
    context,
    registrationId,
    outcome,
  });
  return (
    <SectionScreenProvider value={screen}>
      <Form
        ref={form}
        method="post"
        action={paths.answerComment(place, "change")}
        className="returned-form"
        noValidate
        onInput={onInput}
        onSubmit={onSubmit}
      >
        <RegistrationField id={registrationId} />
        <input type="hidden" name="field" value={field} />
        {[was].flat().map((one, at) => (
          <input key={at} type="hidden" name="was" value={one} readOnly />
        ))}
        {outcome?.is === "conflict" ? (
          <TheirChange place={place} onTake={forget}>
            {schema ? (
              <AnswerValue
                name={field}
                schema={schema}
                answer={outcome.theirs}
                words={screen.words}
                meanings={tab.meanings}
                files={tab.files}
              />
            ) : null}
          </TheirChange>
        ) : null}
        <div role="group" aria-labelledby={`comment-${place}`} aria-describedby={`comment-text-${place}`}>
          <Field name={field} below={<Refusal outcome={outcome} isChanged={item.isChanged} />} />
        </div>
        <div className="returned-ways">
          <button type="submit" className={isNext || isOpen ? "button-primary" : "button-default"} disabled={isSaving}>
            {t("save")}
          </button>
          {item.isChanged ? (
            <Link to={paths.comment(place)} className="button-quiet" onClick={forget}>
              {t("cancel")}
            </Link>
          ) : (
            <Link to={paths.answerComment(place, "keep")} className="button-quiet">
              {t("keep")}
            </Link>
          )}
          <Link to={paths.commented(item)} className="button-quiet returned-away" onClick={carry}>
            {t("openIn", { tab: t(`fields:${item.section}.title`) })}
          </Link>
        </div>
      </Form>
    </SectionScreenProvider>
  );
}

/**
 * The reason why the answer was not saved, in addition to the findings of the rules. An uploaded file changes an answer
 * immediately.
 */
function Refusal({ outcome, isChanged }: { outcome: CardOutcome | undefined; isChanged: boolean }) {
  const { t, i18n } = useTranslation("returned");
  const isSame = outcome?.is === "same" && !isChanged;
  const words = isSame ? t("same") : outcome?.is === "failed" ? failureWords(i18n, outcome) : null;
  return words === null ? null : (
    <p className="field-error" role="alert">
      {words}
    </p>
  );
}

/** The answer saved in another window, next to the one typed here: nothing is overwritten unseen. */
function TheirChange({ children, place, onTake }: { children: ReactNode; place: number; onTake: () => void }) {
  const { t } = useTranslation(["returned", "common"]);
  return (
    <div className="notice notice-warning" role="alert">
      <p>
        {t("conflict")} <strong>{children}</strong>
      </p>
      <p>
        {t("overwrite")} {/* The page is loaded again: the field then has the answer of the other window. */}
        <a href={`${paths.returned}?change=${place}`} onClick={onTake}>
          {t("common:conflict.takeTheirs")}
        </a>
      </p>
    </div>
  );
}
