import { type ReactNode, type SyntheticEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { StoredFile } from "~/contract/files";
import type { FieldKind, Shape } from "~/rules/fields/field-kind";
import { kindOf } from "~/rules/fields/kind-registry";
import { shownMs } from "~/rules/limits/forms";
import { toLabelKey } from "~/rules/form/field-facts";
import { mask } from "~/rules/fields/masking";
import type { FormValues } from "~/rules/form-values";
import { isLongCode } from "~/ui/form/kinds/field-widths";
import type { fieldWords } from "~/ui/form/state/field-words";
import { answerLook } from "./answer-looks";
import { ShownAddress } from "./shown-address";

/** The data and options for displaying the answers of a section. */
export type AnswerFacts = {
  words: ReturnType<typeof fieldWords>;
  /** The labels of the codes in the answers, by list of values and code. */
  meanings: Record<string, Record<string, string>>;
  files: Record<string, StoredFile[]>;
  /** Renders a file; by default its name is shown. */
  renderFile?: (file: StoredFile) => ReactNode;
  /** Shows answers that were left empty among the others. */
  showsEmpty?: boolean;
  /** Hides identity and account numbers until the user reveals them, because the answers are in full here (S-58). */
  hidesSensitive?: boolean;
  /** Additional content below an answer, or at the head of a row, by form name. */
  renderBeneath?: (name: string) => ReactNode;
};
type Props = AnswerFacts & { name: string; schema: Shape[string]; answer: FormValues[string] };

export const isAnswered = (answer: FormValues[string]) =>
  [answer].flat().some((one) => typeof one === "string" && one.trim() !== "");

/** One answer, formatted for people. */
export function AnswerValue({ name, schema, answer, renderBeneath, ...shared }: Props) {
  const { t, i18n } = useTranslation();
  const kind = kindOf(schema);
  const text = kind.toWords(answer, shared, { language: i18n.language, yes: t("form.yes") });
  const label = shared.words.label(toLabelKey(name));
  return (
    <>
      {!isAnswered(answer) ? (
        <span className="answer-none">{t("form.empty")}</span>
      ) : kind.holdsFiles && shared.renderFile ? (
        <span lang="" translate="no">
          {filesOf(answer, shared)}
        </span>
      ) : shared.hidesSensitive && kind.isSensitive ? (
        <MaskedAnswer label={label} masked={mask(text)} full={text} />
      ) : kind.hasDomain ? (
        <ShownAddress address={text} />
      ) : (
        <Words kind={kind}>{isLongCode(name) && !/\s/.test(text) ? <GroupedCode code={text} /> : text}</Words>
      )}
      {renderBeneath?.(name)}
    </>
  );
}

/**
 * Typed text may be in any language; labels of codes are in the language of the page. Browsers must not translate names, numbers
 * and days.
 */
function Words({ kind, children }: { kind: FieldKind; children: ReactNode }) {
  const { isOwnText, isTranslatable } = answerLook(kind);
  return (
    <span lang={isOwnText ? "" : undefined} translate={isTranslatable ? undefined : "no"}>
      {children}
    </span>
  );
}

function filesOf(answer: FormValues[string], { files, renderFile }: AnswerFacts): ReactNode {
  const fileList = typeof answer === "string" ? (files[answer] ?? []) : [];
  return fileList.map((one) => <span key={one.fileUrl}>{renderFile?.(one)}</span>);
}

type MaskedProps = { label: string; masked: string; full: string };

/** A number hidden from onlookers. It is shown on request and hidden again after a while. */
function MaskedAnswer({ label, masked, full }: MaskedProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => setIsOpen(false), shownMs);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return (
    <details
      className="masked"
      open={isOpen}
      onToggle={(event: SyntheticEvent<HTMLDetailsElement>) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        <span className="off-screen">{label}</span>
        <span className="masked-number" translate="no">
          {masked}
        </span>
        <span className="masked-show">{t("form.show")}</span>
        <span className="masked-hide">{t("form.hide")}</span>
      </summary>
      <GroupedCode code={full} />
    </details>
  );
}

const groupLength = 4;

/** A long code in groups of four. The gaps are margins, so that copied text has no spaces. */
function GroupedCode({ code }: { code: string }) {
  const groups = code.match(new RegExp(`.{1,${groupLength}}`, "gu")) ?? [];
  return (
    <span className="identifier" translate="no">
      {groups.map((group, at) => (
        <span key={at}>{group}</span>
      ))}
    </span>
  );
}
