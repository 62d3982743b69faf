import "./changed-answers.css";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AnswerWords, Shape } from "~/rules/fields/field-kind";
import type { FormValues } from "~/rules/form-values";
import { fieldFacts } from "~/rules/form/field-facts";
import { fieldPlace } from "~/ui/form/state/field-place";
import type { FieldWords } from "~/ui/form/state/field-words";
import { siblingOf } from "~/rules/field-names";
import { textAt, typedAt } from "~/rules/form/typed-values";
import { answerLook } from "./answer-looks";
import { ShownAddress } from "./shown-address";

type Props = Omit<AnswerWords, "words"> & {
  words: FieldWords;
  fields: { shape: Shape };
  /** Form names of the answers that differ. */
  changed: readonly string[];
  before: FormValues;
  after: FormValues;
  /** Additional content next to an answer, on either side. */
  renderBeside?: (name: string, side: "before" | "after") => ReactNode;
};

/** The changed answers, each before and after. On a phone each is a card. */
export function ChangedAnswers({ fields, changed, before, after, renderBeside, ...display }: Props) {
  const { t, i18n } = useTranslation();
  const reader = { language: i18n.language, yes: t("form.yes") };
  const render = (name: string, values: FormValues) => {
    const { kind } = fieldFacts(fields, name);
    const text = kind.toWords(typedAt(values, name), display, reader);
    if (!text) return t("form.empty");
    if (kind.hasDomain) return <ShownAddress address={text} />;
    // Typed text may be in any language; labels of codes are in the language of the page.
    return <span lang={answerLook(kind).isOwnText ? "" : undefined}>{text}</span>;
  };
  return (
    <table className="changed-answers">
      <thead>
        <tr>
          <th scope="col">{t("changed.answer")}</th>
          <th scope="col">{t("changed.before")}</th>
          <th scope="col">{t("changed.after")}</th>
        </tr>
      </thead>
      <tbody>
        {changed.map((name) => (
          <tr key={name}>
            <th scope="row">
              {fieldPlace(name, display.words, textAt(after, siblingOf(name, "country")) ? after : before)}
            </th>
            <td data-label={t("changed.before")}>
              {render(name, before)}
              {renderBeside?.(name, "before")}
            </td>
            <td data-label={t("changed.after")}>
              {render(name, after)}
              {renderBeside?.(name, "after")}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
