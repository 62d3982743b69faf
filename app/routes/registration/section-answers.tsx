import { Link } from "~/ui/base/router";
import { useTranslation } from "react-i18next";
import type { StoredFile } from "~/contract/files";
import { paths } from "~/paths";
import { isOpenable } from "~/rules/files/scan-states";
import type { Finding } from "~/rules/finding";
import type { SectionId } from "~/rules/registration/section-ids";
import type { SectionContext } from "~/rules/section";
import { ReadOnlyAnswers } from "~/ui/answers/answers";
import { toLabelKey } from "~/rules/form/field-facts";
import { ChangedBy } from "~/ui/form/parts/changed-by";
import { EditIcon } from "~/ui/form/parts/row-line";
import { fieldWords } from "~/ui/form/state/field-words";
import type { AnswerEditor } from "~/ui/form/state/section-data";
import type { TabAnswers } from "./answers.server";

type Props = TabAnswers & {
  errors: Finding[];
  warnings: Finding[];
  context: SectionContext;
  /** The colleague who saved the tab last, and when; null for the registrant. */
  changedBy: string | null;
  savedAt: string | null;
  changes: readonly AnswerEditor[];
};
type Words = ReturnType<typeof fieldWords>;

/** One tab on the review page: its problems first, then every answer, in the order and wording of the form. */
export function SectionAnswers({ id, values, errors, warnings, context, meanings, files, ...saved }: Props) {
  const { t, i18n } = useTranslation();
  const words = fieldWords(t, i18n.exists.bind(i18n), id, context.registeredCountry);
  return (
    <section className="answers" aria-labelledby={`answers-${id}`}>
      <div className="answers-head">
        <h2 id={`answers-${id}`}>{t(`fields:${id}.title`)}</h2>
        <Link
          to={paths.section(id)}
          className="button-quiet answers-change"
          aria-label={t("registration:review.changeNamed", { section: t(`fields:${id}.title`) })}
        >
          <EditIcon />
          {t("registration:review.change")}
        </Link>
      </div>
      <ChangedBy name={saved.changedBy} savedAt={saved.savedAt} changes={saved.changes} words={words} values={values} />
      <Findings kind="error" findings={errors} id={id} words={words} />
      <Findings kind="warning" findings={warnings} id={id} words={words} />
      <ReadOnlyAnswers
        id={id}
        values={values}
        context={context}
        meanings={meanings}
        files={files}
        renderFile={renderFile}
        hidesSensitive
      />
    </section>
  );
}

/** A file opens as on its tab, unless the virus scan does not allow it. */
const renderFile = ({ fileName, fileUrl, scanState }: StoredFile) => (
  <span lang="" translate="no">
    {isOpenable(scanState) ? <a href={paths.file(fileUrl)}>{fileName}</a> : fileName}
  </span>
);

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
          <a href={paths.sectionField(id, finding.field)}>{words.sentence(finding, toLabelKey(finding.field))}</a>
        </li>
      ))}
    </ul>
  );
}
