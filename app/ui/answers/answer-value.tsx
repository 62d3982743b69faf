import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { StoredFile } from "~/contract/files";
import { type FieldKind, isSensitive, kinds, type Shape } from "~/rules/field";
import { mask } from "~/rules/masking";
import type { Typed } from "~/rules/typed";
import { isCode } from "~/ui/form/field-widths";
import { labelKeyOf } from "~/ui/form/field-names";
import type { fieldWords } from "~/ui/form/field-words";
import { answerWords } from "./answer-words";
import { GroupedCode } from "./grouped-code";
import { MaskedAnswer } from "./masked-answer";

/** What the answers of a section are shown with. */
export type Known = {
  words: ReturnType<typeof fieldWords>;
  /** Words for the codes in the answers, by list of values and code. */
  meanings: Record<string, Record<string, string>>;
  files: Record<string, StoredFile[]>;
  /** A file as it is shown; left out: its name. */
  renderFile?: (file: StoredFile) => ReactNode;
  /** Shows answers that were left empty among the others. */
  showsEmpty?: boolean;
  /** Hides identity and account numbers until they are wanted: the answers are in full here (S-58). */
  hidesSensitive?: boolean;
  /** What stands beneath an answer, or at the head of a row, by form name. */
  renderBeneath?: (name: string) => ReactNode;
};
type Props = Known & { name: string; schema: Shape[string]; answer: Typed[string] };

export const isAnswered = (answer: Typed[string]) =>
  [answer].flat().some((one) => typeof one === "string" && one.trim() !== "");

/** One answer as people read it. */
export function AnswerValue({ name, schema, answer, renderBeneath, ...shared }: Props) {
  const { t, i18n } = useTranslation();
  const kind = kinds.get(schema);
  if (!kind) return null;
  const text = answerWords(kind, answer, shared, { language: i18n.language, yes: t("form.yes") });
  const label = shared.words.label(labelKeyOf(name));
  return (
    <>
      {!isAnswered(answer) ? (
        <span className="answer-none">{t("form.empty")}</span>
      ) : kind.kind === "file" && shared.renderFile ? (
        <span lang="">{filesOf(answer, shared)}</span>
      ) : shared.hidesSensitive && isSensitive(schema) ? (
        <MaskedAnswer label={label} masked={mask(text)} full={text} />
      ) : (
        <Words kind={kind}>{isCode(name) ? <GroupedCode code={text} /> : text}</Words>
      )}
      {renderBeneath?.(name)}
    </>
  );
}

/** What was typed is in whatever language it was typed in; words for codes are in the page's. */
const Words = ({ kind, children }: { kind: FieldKind; children: ReactNode }) =>
  kind.kind === "text" || kind.kind === "longText" || kind.kind === "file" ? <span lang="">{children}</span> : children;

function filesOf(answer: Typed[string], { files, renderFile }: Known): ReactNode {
  const stored = typeof answer === "string" ? (files[answer] ?? []) : [];
  return stored.map((one) => <span key={one.fileUrl}>{renderFile?.(one)}</span>);
}
