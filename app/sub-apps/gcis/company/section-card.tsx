import { useTranslation } from "react-i18next";
import type { StoredFile } from "~/contract/files";
import { sensitiveAnswers } from "~/rules/masking";
import { isOpenable } from "~/rules/scan-states";
import { sections } from "~/rules/registration/sections";
import type { SectionContext } from "~/rules/section";
import type { Typed } from "~/rules/typed";
import { ScanNote } from "~/ui/files/scan-note";
import { Answers } from "~/ui/answers/answers";
import { labelKeyOf } from "~/ui/form/field-names";
import { fieldWords } from "~/ui/form/field-words";
import { Instant } from "~/ui/page/instant";
import { companyFileCalls } from "../company-file-calls";
import { useMeanings } from "../../built-in/use-meanings";
import type { CompanyFile } from "./company-page";
import { SectionLink } from "./section-link";
import { ShowValue } from "./show-value";

type Props = { saved: CompanyFile["sections"][number]; file: CompanyFile; context: SectionContext };

/** One part of the file: its answers in the words of the form, hidden ones to be shown one by one. */
export function SectionCard({ saved: { section, values: kept, savedAt }, file, context }: Props) {
  const { t, i18n } = useTranslation(["gcis", "fields"]);
  const values = kept as Typed;
  const words = fieldWords(t, i18n.exists.bind(i18n), section);
  const { fields } = sections[section];
  const hidden = sensitiveAnswers(fields, values);
  const beneath = (name: string) =>
    hidden.has(name) ? <ShowValue section={section} field={name} label={words.label(labelKeyOf(name))} /> : null;
  return (
    <section className="answers" id={section} aria-labelledby={`answers-${section}`}>
      <div className="answers-head">
        <div>
          <h2 id={`answers-${section}`}>{t(`fields:${section}.title`)}</h2>
          {savedAt ? (
            <p className="field-hint">
              {t("company.savedAt")}
              <Instant at={savedAt} show="day" />
            </p>
          ) : null}
        </div>
        <SectionLink section={section} file={file} />
      </div>
      <Answers
        id={section}
        values={values}
        context={context}
        meanings={useMeanings(section, [values]) ?? {}}
        files={file.files}
        renderFile={renderFile}
        renderBeneath={beneath}
      />
    </section>
  );
}

/** A document of the file, to be saved once the virus scan lets it. */
const renderFile = (one: StoredFile) => (
  <span className="answer-file" lang="">
    {isOpenable(one.scanState) ? <a href={companyFileCalls.hrefOf(one)}>{one.fileName}</a> : one.fileName}{" "}
    <ScanNote state={one.scanState} reader="reader" />
  </span>
);
