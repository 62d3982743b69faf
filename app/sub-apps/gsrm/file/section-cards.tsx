import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import * as review from "~/contract/review";
import type { ReviewFile } from "~/contract/review";
import { isMasked } from "~/rules/masking";
import { answerAt } from "~/rules/page-order";
import { contextFrom } from "~/rules/registration/completeness";
import type { SectionId } from "~/rules/registration/section-ids";
import type { FormValues } from "~/rules/form-values";
import { Answers } from "~/ui/answers/answers";
import { ShownAnswer } from "../shown-answer";
import { DocumentLink } from "./document-link";
import { Flag } from "./comments";

/** Every tab as it was handed in; where something came back before, only what changed, if one likes. */
export function SectionCards({ file }: { file: ReviewFile }) {
  const { t } = useTranslation("gsrm");
  const [isChangesOnly, setChangesOnly] = useState(false);
  const changedSections = new Set((file.changes ?? []).map(({ section }) => section));
  const visibleSections = file.sections.filter(({ section }) => !isChangesOnly || changedSections.has(section));
  return (
    <>
      {file.changes ? (
        <div className="notice">
          <p>{t("file.changed", { count: file.changes.length })}</p>
          <label className="file-toggle">
            <input type="checkbox" checked={isChangesOnly} onChange={(event) => setChangesOnly(event.target.checked)} />
            {t("file.changesOnly")}
          </label>
        </div>
      ) : null}
      <nav className="file-sections" aria-label={t("file.sections")}>
        {visibleSections.map(({ section }) => (
          <a key={section} href={`#section-${section}`}>
            {t(`fields:${section}.title`)}
          </a>
        ))}
      </nav>
      {visibleSections.map(({ section, values }) => (
        <SectionCard key={section} id={section} values={values as FormValues} file={file} />
      ))}
    </>
  );
}

function SectionCard({ id, values, file }: { id: SectionId; values: FormValues; file: ReviewFile }) {
  const { t } = useTranslation("fields");
  const answersById = Object.fromEntries(
    file.sections.map(({ section, values: answers }) => [section, answers as FormValues]),
  );
  const context = contextFrom(answersById, new Date().toISOString().slice(0, 10));
  return (
    <section className="answers" id={`section-${id}`} aria-labelledby={`title-${id}`}>
      <div className="answers-head">
        <h2 id={`title-${id}`}>{t(`${id}.title`)}</h2>
        <Flag file={file} section={id} />
      </div>
      <Answers
        id={id}
        values={values}
        context={context}
        meanings={file.meanings}
        files={file.files}
        showsEmpty
        renderFile={(one) => <DocumentLink registrationId={file.registrationId} file={one} />}
        renderBeneath={(name) => <AnswerNotes file={file} section={id} name={name} values={values} />}
      />
    </section>
  );
}

type Props = { file: ReviewFile; section: SectionId; name: string; values: FormValues };

/** Beneath an answer: the whole of a masked one, what it said in the round before, and the place for a comment. */
function AnswerNotes({ file, section, name, values }: Props) {
  const { t } = useTranslation("gsrm");
  const change = file.changes?.find((one) => one.section === section && one.field === name);
  const answer = answerAt(values, name);
  return (
    <span className="answer-notes" id={`${section}-${name}`}>
      {typeof answer === "string" && isMasked(answer) ? (
        <ShownAnswer ask={() => call(review.show, { registrationId: file.registrationId, section, field: name })} />
      ) : null}
      {change ? (
        <span className="answer-before">
          <span className="badge badge-warn">{t("file.changedMark")}</span>{" "}
          {t("file.before", { before: change.before ?? t("file.nothingBefore") })}
        </span>
      ) : null}
      <Flag file={file} section={section} field={name} />
    </span>
  );
}
