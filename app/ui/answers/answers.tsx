import "./answers.css";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { StoredFile } from "~/contract/files";
import { type FieldKind, kinds, rowShape, type Shape } from "~/rules/field";
import type { SectionId } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";
import { type SectionContext, unaskedIn } from "~/rules/section";
import type { Typed } from "~/rules/typed";
import { answerWords } from "./answer-words";
import { labelKeyOf } from "~/ui/form/field-names";
import { fieldWords } from "~/ui/form/field-words";

type Words = ReturnType<typeof fieldWords>;
type Known = {
  /** Words for the codes in the answers, by list of values and code. */
  meanings: Record<string, Record<string, string>>;
  files: Record<string, StoredFile[]>;
  /** A file as it is shown; left out: its name. */
  renderFile?: (file: StoredFile) => ReactNode;
  /** Leaves out what was not answered. */
  answeredOnly?: boolean;
  /** What stands beneath an answer, or at the head of a row, by form name. */
  renderBeneath?: (name: string) => ReactNode;
};
type Props = Known & { id: SectionId; values: Typed; context: SectionContext };

/** Every answer of a tab, in the order and the words of the form; fields that were not asked are left out. */
export function Answers({ id, values, context, ...known }: Props) {
  const { t, i18n } = useTranslation();
  const words = fieldWords(t, i18n.exists.bind(i18n), id);
  const { fields } = sections[id];
  const unasked = unaskedIn(sections[id], values, context);
  return <AnswerList {...known} shape={fields.shape} values={values} prefix="" unasked={unasked} words={words} />;
}

type ListProps = Known & { shape: Shape; values: Typed; prefix: string; unasked: Set<string>; words: Words };

function AnswerList({ shape, values, prefix, ...shared }: ListProps) {
  return (
    <div className="answer-list">
      {Object.entries(shape).map(([field, schema]) => {
        const name = `${prefix}${field}`;
        const kind = kinds.get(schema);
        if (!kind || kind.kind === "rowId" || shared.unasked.has(name)) return null;
        const answer = values[field];
        if (kind.kind === "rows")
          return <AnswerRows key={name} name={name} shape={rowShape(schema)} rows={answer} {...shared} />;
        if (shared.answeredOnly && !isAnswered(answer)) return null;
        return <OneAnswer key={name} name={name} kind={kind} answer={answer} {...shared} />;
      })}
    </div>
  );
}

const isAnswered = (answer: Typed[string]) =>
  [answer].flat().some((one) => typeof one === "string" && one.trim() !== "");

type RowsProps = Omit<ListProps, "values" | "prefix"> & { name: string; rows: Typed[string] };

function AnswerRows({ name, rows, shape, ...shared }: RowsProps) {
  const found = Array.isArray(rows) ? rows.filter((row) => typeof row === "object") : [];
  return found.map((row, at) => (
    <div key={typeof row.id === "string" && row.id ? row.id : at} className="answer-row">
      <h3>
        {shared.words.label(labelKeyOf(name))} {at + 1}
      </h3>
      {shared.renderBeneath?.(`${name}[${at}]`)}
      <AnswerList shape={shape} values={row} prefix={`${name}[${at}].`} {...shared} />
    </div>
  ));
}

type OneProps = Omit<ListProps, "values" | "prefix" | "shape"> & {
  name: string;
  kind: FieldKind;
  answer: Typed[string];
};

function OneAnswer({ name, kind, answer, renderBeneath, ...shared }: OneProps) {
  const { t } = useTranslation();
  const said =
    kind.kind === "file" && shared.renderFile
      ? filesOf(answer, shared)
      : answerWords(kind, answer, shared, t("form.yes"));
  return (
    <dl className="answer">
      <dt>{shared.words.label(labelKeyOf(name))}</dt>
      <dd>
        {said ? <Said kind={kind}>{said}</Said> : <span className="answer-none">{t("form.empty")}</span>}
        {renderBeneath?.(name)}
      </dd>
    </dl>
  );
}

/** What was typed is in whatever language it was typed in; words for codes are in the page's. */
const Said = ({ kind, children }: { kind: FieldKind; children: ReactNode }) =>
  kind.kind === "choice" || kind.kind === "flag" || kind.kind.startsWith("listed") ? (
    children
  ) : (
    <span lang="">{children}</span>
  );

function filesOf(answer: Typed[string], { files, renderFile }: Known): ReactNode {
  const found = typeof answer === "string" ? (files[answer] ?? []) : [];
  return found.length === 0 ? null : found.map((one) => <span key={one.fileUrl}>{renderFile?.(one)}</span>);
}
