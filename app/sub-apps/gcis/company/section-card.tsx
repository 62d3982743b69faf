import { Link } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as companyFile from "~/contract/company-file";
import type { StoredFile } from "~/contract/files";
import { paths } from "~/paths";
import { toLabelKey } from "~/rules/form/field-facts";
import { sensitiveAnswers } from "~/rules/fields/masking";
import { isBankArea } from "~/rules/permissions/section-button";
import type { SectionId } from "~/rules/registration/section-ids";
import { isSupplier } from "~/rules/onboarding/stages";
import { sections } from "~/rules/registration/sections";
import { isOpenable } from "~/rules/files/scan-states";
import type { SectionContext } from "~/rules/section";
import { ReadOnlyAnswers } from "~/ui/answers/answers";
import { ScanNote } from "~/ui/files/stored-file";
import { fieldWords } from "~/ui/form/state/field-words";
import { Instant } from "~/ui/base/instant";
import { FailureNotice } from "~/sub-apps/built-in/failure-notice";
import { useListMeanings } from "../../built-in/use-meanings";
import { OtherArea, useMayChange } from "../base/own-areas";
import { companyFileCalls, type CompanyFile } from "../base/company-file";
import { AnswerEditors } from "./answer-editors";

type Props = { saved: CompanyFile["sections"][number]; file: CompanyFile; context: SectionContext };

/** One part of the file: its answers in the wording of the form; hidden ones can be shown one by one. */
export function SectionCard({ saved: { section, values, savedAt, changes = [] }, file, context }: Props) {
  const { t, i18n } = useTranslation(["gcis", "fields"]);
  const words = fieldWords(t, i18n.exists.bind(i18n), section);
  const { fields } = sections[section];
  const hiddenFields = sensitiveAnswers(fields, values);
  const mayChange = useMayChange();
  // The full numbers of bank details and contacts are for the people of that area.
  const mayShow = !isBankArea(section) || mayChange(section);
  const beneath = (name: string) =>
    mayShow && hiddenFields.has(name) ? (
      <ShowValue section={section} field={name} label={words.label(toLabelKey(name))} />
    ) : null;
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
      {changes.length > 0 ? <AnswerEditors changes={changes} words={words} values={values} /> : null}
      <ReadOnlyAnswers
        id={section}
        values={values}
        context={context}
        meanings={useListMeanings(section, [values]) ?? {}}
        files={file.files}
        renderFile={renderFile}
        renderBeneath={beneath}
      />
    </section>
  );
}

/** A document of the file, which can be downloaded once the virus scan allows it. */
const renderFile = (one: StoredFile) => (
  <span className="answer-file" lang="">
    {isOpenable(one.scanState) ? <a href={companyFileCalls.hrefOf(one)}>{one.fileName}</a> : one.fileName}{" "}
    <ScanNote state={one.scanState} reader="reader" />
  </span>
);

/** The link to change a part of the file, or to its pending change. */
function SectionLink({ section, file }: { section: SectionId; file: CompanyFile }) {
  const { t } = useTranslation(["gcis", "fields"]);
  const mayChange = useMayChange();
  const name = t(`fields:${section}.title`);
  const change = file.changes.find((one) => one.section === section);
  if (change)
    return (
      <Link
        to={paths.change(change.changeId)}
        className="button-default"
        aria-label={t("company.underWayFor", { section: name })}
      >
        {t("company.underWay")}
      </Link>
    );
  if (!isSupplier(file.progress.state)) return null;
  if (!mayChange(section)) return <OtherArea section={section} />;
  return (
    <Link
      to={paths.proposeChange(section)}
      className="button-default"
      aria-label={t("company.proposeFor", { section: name })}
    >
      {t("company.propose")}
    </Link>
  );
}

type ShowProps = { section: SectionId; field: string; label: string };

/** Shows one hidden answer in full, and hides it again. The base API records each access (S-58). */
function ShowValue({ section, field, label }: ShowProps) {
  const { t } = useTranslation("gcis");
  const [shown, setShown] = useState<string>();
  const show = useAction(async () => setShown((await call(companyFile.show, { section, field })).value));
  return (
    <span className="show-value">
      <span role="status">{shown ? <strong className="rows-number">{shown}</strong> : null}</span>
      <button
        type="button"
        className="button-quiet"
        aria-label={shown ? `${t("company.hide")} · ${label}` : t("company.showFor", { label })}
        aria-busy={show.isBusy}
        onClick={() => (shown ? setShown(undefined) : void show.run())}
      >
        {shown ? t("company.hide") : t("company.show")}
      </button>
      <FailureNotice failure={show.failure} />
    </span>
  );
}
