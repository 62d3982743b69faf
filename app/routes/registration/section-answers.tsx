import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { StoredFile } from "~/contract/files";
import { paths } from "~/paths";
import { type FieldKind, kinds, rowShape, type Shape } from "~/rules/field";
import type { Finding } from "~/rules/finding";
import type { SectionId } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";
import { type SectionContext, unaskedIn } from "~/rules/section";
import type { Typed } from "~/rules/typed";
import { labelKeyOf } from "~/ui/form/field-names";
import { fieldWords } from "~/ui/form/field-words";

type Props = {
  id: SectionId;
  values: Typed;
  errors: Finding[];
  warnings: Finding[];
  meanings: Record<string, Record<string, string>>;
  files: Record<string, StoredFile[]>;
  context: SectionContext;
};
type Words = ReturnType<typeof fieldWords>;

/** One tab on the review page: its problems first, then every answer, in the order and the words of the form. */
export function SectionAnswers(props: Props) {
  const { id, values, errors, warnings, context } = props;
  const { t, i18n } = useTranslation();
  const words = fieldWords(t, i18n.exists.bind(i18n), id);
  const unasked = unaskedIn(sections[id], values, context);
  return (
    <section className="answers" aria-labelledby={`answers-${id}`}>
      <div className="answers-head">
        <h2 id={`answers-${id}`}>{t(`fields:${id}.title`)}</h2>
        <Link
          to={paths.section(id)}
          className="button-default"
          aria-label={t("registration:review.changeNamed", { section: t(`fields:${id}.title`) })}
        >
          {t("registration:review.change")}
        </Link>
      </div>
      <Findings kind="error" findings={errors} id={id} words={words} />
      <Findings kind="warning" findings={warnings} id={id} words={words} />
      <Answers {...props} shape={sections[id].fields.shape} prefix="" unasked={unasked} words={words} />
    </section>
  );
}

function Findings({
  kind,
  findings,
  id,
  words,
}: {
  kind: "error" | "warning";
  findings: Finding[];
  id: SectionId;
  words: Words;
}) {
  if (findings.length === 0) return null;
  return (
    <ul className={`notice notice-${kind}`}>
      {findings.map((finding) => (
        <li key={`${finding.field} ${finding.code}`}>
          <a href={paths.sectionField(id, finding.field)}>{words.sentence(finding, labelKeyOf(finding.field))}</a>
        </li>
      ))}
    </ul>
  );
}

type AnswersProps = Pick<Props, "meanings" | "files"> & {
  shape: Shape;
  values: Typed;
  prefix: string;
  unasked: Set<string>;
  words: Words;
};

function Answers({ shape, values, prefix, unasked, words, ...rest }: AnswersProps) {
  const { t } = useTranslation();
  return (
    <dl className="answer-list">
      {Object.entries(shape).map(([field, schema]) => {
        const name = `${prefix}${field}`;
        const kind = kinds.get(schema);
        if (!kind || kind.kind === "rowId" || unasked.has(name)) return null;
        if (kind.kind === "rows") {
          const rows = Array.isArray(values[field]) ? (values[field] as Typed[]) : [];
          return rows.map((row, at) => (
            <div key={`${name}${at}`} className="answer-row">
              <h3>
                {words.label(labelKeyOf(name))} {at + 1}
              </h3>
              <Answers
                shape={rowShape(schema)}
                values={row}
                prefix={`${name}[${at}].`}
                unasked={unasked}
                words={words}
                {...rest}
              />
            </div>
          ));
        }
        const text = answerText(kind, values[field], words, rest, t("registration:review.yes"));
        return (
          <div key={name} className="answer">
            <dt>{words.label(labelKeyOf(name))}</dt>
            <dd>{text || <span className="answer-none">{t("form.empty")}</span>}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** An answer as people read it: words for codes, names for files. */
function answerText(
  kind: FieldKind,
  value: Typed[string],
  words: Words,
  { meanings, files }: Pick<Props, "meanings" | "files">,
  yes: string,
): string {
  const texts = [value].flat().filter((one) => typeof one === "string");
  const text = texts[0] ?? "";
  if (kind.kind === "flag") return text ? yes : "";
  if (kind.kind === "choice") return kind.options.includes(text) ? words.option(kind.list, text) : text;
  if (kind.kind === "listed" || kind.kind === "listedMany")
    return texts.map((code) => meanings[kind.lovCode]?.[code] ?? code).join(" · ");
  if (kind.kind === "file") return (files[text] ?? []).map(({ fileName }) => fileName).join(" · ");
  return text;
}
