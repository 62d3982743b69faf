import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import * as review from "~/contract/review";
import type { ReviewFile } from "~/contract/review";
import { isOver } from "~/rules/onboarding/stages";
import { isMasked } from "~/rules/fields/masking";
import { answerAt } from "~/rules/paging/page-order";
import { contextFrom } from "~/rules/registration/section-state";
import type { SectionId } from "~/rules/registration/section-ids";
import type { FormValues } from "~/rules/form-values";
import { ReadOnlyAnswers } from "~/ui/answers/answers";
import { Flag, isReturnable } from "../decision/comments";
import { AnswerMarks } from "../documents/answer-marks";
import { ShownAnswer } from "../base/shown-answer";
import { AnswerBefore } from "../base/changes";
import { DocumentLink } from "../documents/document-link";
import { todayInChina } from "~/rules/calendar/china-date";

type CardsProps = { file: ReviewFile; isChangesOnly: boolean };

/** Every tab as submitted, or with `isChangesOnly` only those changed since the previous round. */
export function SectionCards({ file, isChangesOnly }: CardsProps) {
  return listSections(file, isChangesOnly).map(({ section, values }) => (
    <SectionCard key={section} id={section} values={values} file={file} />
  ));
}

/** The tabs of a file, or those that changed since the previous round. */
export function listSections(file: ReviewFile, isChangesOnly: boolean): ReviewFile["sections"] {
  const changedSections = new Set((file.changes ?? []).map(({ section }) => section));
  return file.sections.filter(({ section }) => !isChangesOnly || changedSections.has(section));
}

function SectionCard({ id, values, file }: { id: SectionId; values: FormValues; file: ReviewFile }) {
  const { t } = useTranslation("fields");
  const answersById = Object.fromEntries(file.sections.map(({ section, values: answers }) => [section, answers]));
  const context = contextFrom(answersById, todayInChina());
  return (
    <section className="answers" id={`section-${id}`} aria-labelledby={`title-${id}`}>
      <div className="answers-head">
        <h2 id={`title-${id}`}>{t(`${id}.title`)}</h2>
        <Flag file={file} section={id} />
      </div>
      <ReadOnlyAnswers
        id={id}
        values={values}
        context={context}
        meanings={file.meanings}
        files={file.files}
        showsEmpty
        renderFile={(one) => <DocumentLink registrationId={file.registrationId} file={one} canShow />}
        renderBeneath={(name) => <AnswerNotes file={file} section={id} name={name} values={values} />}
      />
    </section>
  );
}

type Props = { file: ReviewFile; section: SectionId; name: string; values: FormValues };

/** Below an answer: the full text of a masked one, the previous round’s answer, its mark, and the comment. */
function AnswerNotes({ file, section, name, values }: Props) {
  const change = file.changes?.find((one) => one.section === section && one.field === name);
  const answer = answerAt(values, name);
  return (
    <span className="answer-notes" id={`${section}-${name}`} data-changed={change ? "" : undefined}>
      {typeof answer === "string" && isMasked(answer) ? (
        <ShownAnswer ask={() => call(review.show, { registrationId: file.registrationId, section, field: name })} />
      ) : null}
      {change ? <AnswerBefore file={file} change={change} /> : null}
      {typeof answer === "string" ? (
        <AnswerMarks
          place={{ section, field: name }}
          isOpen={answer !== "" && isReturnable(file, section)}
          canAsk={!isOver(file.progress.state)}
        />
      ) : null}
      <Flag file={file} section={section} field={name} />
    </span>
  );
}
