import "./answers.css";
import { useTranslation } from "react-i18next";
import { kinds, rowShape, type Shape } from "~/rules/field";
import { labelKeyOf } from "~/rules/form/field-facts";
import type { SectionId } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";
import { type SectionContext, unaskedIn } from "~/rules/section";
import type { FormValues } from "~/rules/form-values";
import { fieldWords } from "~/ui/form/parts/field-words";
import { AnswerRows } from "./answer-rows";
import { AnswerValue, isAnswered, type AnswerFacts } from "./answer-value";

type Props = Omit<AnswerFacts, "words"> & { id: SectionId; values: FormValues; context: SectionContext };

/** Every answer of a tab, in the order and the words of the form; fields that were not asked are left out. */
export function Answers({ id, values, context, ...display }: Props) {
  const { t, i18n } = useTranslation();
  const words = fieldWords(t, i18n.exists.bind(i18n), id);
  const { fields } = sections[id];
  const hiddenFields = unaskedIn(sections[id], values, context);
  return (
    <AnswerList {...display} shape={fields.shape} values={values} prefix="" unasked={hiddenFields} words={words} />
  );
}

type ListProps = AnswerFacts & { shape: Shape; values: FormValues; prefix: string; unasked: Set<string> };

/** The answers of a tab or of a row. Empty answers are folded to one line. */
function AnswerList({ shape, values, prefix, ...shared }: ListProps) {
  const { unasked, words, showsEmpty } = shared;
  const entries = Object.entries(shape)
    .map(([field, schema]) => ({ field, schema, name: `${prefix}${field}`, kind: kinds.get(schema) }))
    .filter(({ name, kind }) => kind && kind.kind !== "rowId" && !unasked.has(name));
  const isShown = ({ field, kind }: (typeof entries)[number]) =>
    kind?.kind === "rows" || showsEmpty || isAnswered(values[field]);
  return (
    <>
      <div className="answer-list">
        {entries.filter(isShown).map(({ field, schema, name, kind }) =>
          kind?.kind === "rows" ? (
            <AnswerRows
              key={name}
              name={name}
              shape={rowShape(schema)}
              rows={values[field]}
              renderRow={(row, at) => (
                <AnswerList shape={rowShape(schema)} values={row} prefix={`${name}[${at}].`} {...shared} />
              )}
              {...shared}
            />
          ) : (
            <dl key={name} className={`answer${kind?.kind === "longText" ? " answer-long" : ""}`}>
              <dt>{words.label(labelKeyOf(name))}</dt>
              <dd>
                <AnswerValue name={name} schema={schema} answer={values[field]} {...shared} />
              </dd>
            </dl>
          ),
        )}
      </div>
      {prefix === "" ? (
        <LeftEmpty labels={entries.filter((one) => !isShown(one)).map(({ name }) => words.label(labelKeyOf(name)))} />
      ) : null}
    </>
  );
}

function LeftEmpty({ labels }: { labels: string[] }) {
  const { t } = useTranslation();
  if (labels.length === 0) return null;
  return (
    <details className="answers-empty">
      <summary>{t("form.leftEmpty", { count: labels.length })}</summary>
      <ul>
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </details>
  );
}
