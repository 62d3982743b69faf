import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { fieldAt } from "~/rules/fields/kind-registry";
import type { Shape } from "~/rules/fields/field-kind";
import type { FormValues } from "~/rules/form-values";
import type { FieldWords } from "~/ui/form/state/field-words";
import { type AnswerFacts, AnswerValue, isAnswered } from "./answer-value";

/** Answers shown as one: their common label, and their fields in the order of each language. */
export type JoinedFields = {
  label: (words: FieldWords) => string;
  fields: readonly string[];
  isAddress: boolean;
};

const address = (of: "registered" | "office"): JoinedFields => ({
  label: (words) => words.word(`groups.${of}Address`),
  fields: ["Country", "Province", "City", "Detail", "Postcode"].map((part) => `${of}${part}`),
  isAddress: true,
});

const joined: readonly JoinedFields[] = [
  address("registered"),
  address("office"),
  {
    label: (words) => words.label("registeredCapital"),
    fields: ["registeredCapital", "capitalCurrency"],
    isAddress: false,
  },
];

/** The group to which each joined field of a tab belongs. */
export const joinedWith: ReadonlyMap<string, JoinedFields> = new Map(
  joined.flatMap((one) => one.fields.map((field) => [field, one])),
);

type Props = AnswerFacts & { join: JoinedFields; shape: Shape; values: FormValues; hidden: ReadonlySet<string> };

/** Several answers in one line, under one label. */
export function JoinedAnswer({ join, shape, values, hidden, ...facts }: Props) {
  const { i18n } = useTranslation();
  const answeredFields = join.fields.filter((field) => isAnswered(values[field]) && !hidden.has(field));
  // In Chinese from the country to the street; in English the other way, with the postcode before the country.
  const isReversed = join.isAddress && i18n.language !== "zh";
  const isPostcode = (field: string) => field.endsWith("Postcode");
  const [country, ...parts] = answeredFields.filter((field) => !isPostcode(field));
  const inOrder = isReversed
    ? [...parts.toReversed(), ...answeredFields.filter(isPostcode), ...(country ? [country] : [])]
    : answeredFields;
  return (
    <dl className={`answer${join.isAddress ? " answer-wide" : ""}`}>
      <dt>{join.label(facts.words)}</dt>
      <dd>
        {inOrder.map((field, at) => {
          const schema = fieldAt(shape, field);
          return schema ? (
            <Fragment key={field}>
              {at === 0 ? null : isReversed ? ", " : " "}
              <AnswerValue name={field} schema={schema} answer={values[field]} {...facts} />
            </Fragment>
          ) : null;
        })}
      </dd>
    </dl>
  );
}
