import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReviewFile } from "~/contract/review";
import { contextFrom } from "~/rules/registration/completeness";
import type { SectionId } from "~/rules/registration/section-ids";
import type { Typed } from "~/rules/typed";
import { Answers } from "~/ui/answers/answers";
import { AnswerNotes } from "./answer-notes";
import { DocumentLink } from "./document-link";
import { Flag } from "./flag";

/** Every tab as it was handed in; where something came back before, only what changed, if one likes. */
export function SectionCards({ file }: { file: ReviewFile }) {
  const { t } = useTranslation("gsrm");
  const [isChangesOnly, setChangesOnly] = useState(false);
  const changed = new Set((file.changes ?? []).map(({ section }) => section));
  const shown = file.sections.filter(({ section }) => !isChangesOnly || changed.has(section));
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
        {shown.map(({ section }) => (
          <a key={section} href={`#section-${section}`}>
            {t(`fields:${section}.title`)}
          </a>
        ))}
      </nav>
      {shown.map(({ section, values }) => (
        <SectionCard key={section} id={section} values={values as Typed} file={file} />
      ))}
    </>
  );
}

function SectionCard({ id, values, file }: { id: SectionId; values: Typed; file: ReviewFile }) {
  const { t } = useTranslation("fields");
  const typed = Object.fromEntries(file.sections.map(({ section, values: said }) => [section, said as Typed]));
  const context = contextFrom(typed, new Date().toISOString().slice(0, 10));
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
