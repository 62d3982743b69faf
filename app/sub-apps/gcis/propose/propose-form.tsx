import { Link } from "@remix-run/react";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import type { Action } from "~/client/use-action";
import { finding } from "~/contract/registration";
import { paths } from "~/paths";
import { toCareLevel, toCare } from "~/rules/change-request/care-levels";
import { toLabelKey } from "~/rules/form/field-facts";
import { association } from "~/rules/registration/association";
import { attachment } from "~/rules/registration/attachment";
import { contact } from "~/rules/registration/contact";
import { manage } from "~/rules/registration/manage";
import { lengths } from "~/rules/limits/lengths";
import type { SectionId } from "~/rules/registration/section-ids";
import { SectionScreenProvider, useFieldWords } from "~/ui/form/state/section-context";
import { ErrorSummary } from "~/ui/form/parts/error-summary";
import { SectionFields } from "~/ui/form/parts/section-fields";
import { sectionFormId } from "~/ui/base/intent-button";
import { BankFields } from "~/ui/form/sections/bank-fields";
import { BasicFields } from "~/ui/form/sections/basic-fields";
import { BusinessFields } from "~/ui/form/sections/business-fields";
import { FailureNotice } from "~/sub-apps/built-in/failure-notice";
import { ProofField } from "./proof-field";
import { noteName, type ProposalProps, useProposal } from "./use-proposal";

/**
 * The form for a part of the file, filled in with the current answers: validated as in the wizard, and sent as a change
 * request.
 */
export function ProposeForm(props: ProposalProps) {
  const { t } = useTranslation("gcis");
  const { screen, propose, isChecked, formProps, onSubmit, removeDraft, proof, isProofMissing, onProofChange } =
    useProposal(props);
  const { id } = screen;
  const Fields = sectionFields[id];
  // In other sections this depends on the answers, so it is unknown until they are sent.
  const isWatched = toCare(toCareLevel(id, {}, {})).needsCode;
  const send = isWatched ? t("propose.sendCode") : t("propose.send");
  return (
    <SectionScreenProvider value={screen}>
      <form
        {...formProps}
        id={sectionFormId}
        className="section propose"
        onSubmit={onSubmit}
        aria-busy={propose.isBusy}
      >
        <p className="field-hint">{t("propose.masked")}</p>
        <Refusal failure={propose.failure} />
        <ErrorSummary shown={isChecked} />
        <Fields />
        {id === "bank" ? <ProofField uuid={proof} isMissing={isProofMissing} onChange={onProofChange} /> : null}
        <NoteField />
        <div className="section-actions">
          <button type="submit" className="button-primary" disabled={propose.isBusy}>
            {propose.isBusy ? t("propose.sending") : send}
          </button>
          <Link to={paths.company} className="button-default" onClick={removeDraft}>
            {t("propose.cancel")}
          </Link>
        </div>
      </form>
    </SectionScreenProvider>
  );
}

/** The supplier's reason for the change. */
function NoteField() {
  const { t } = useTranslation(["gcis", "common"]);
  return (
    <div className="field-group">
      <label className="field-label" htmlFor={noteName}>
        {t("propose.note")}
        <span className="field-optional"> {t("common:form.optional")}</span>
      </label>
      <span className="field-hint" id="note-hint">
        {t("propose.noteHint")}
      </span>
      <textarea
        id={noteName}
        name={noteName}
        className="control"
        rows={3}
        maxLength={lengths.scope}
        aria-describedby="note-hint"
      />
    </div>
  );
}

const findings = z.array(finding).catch([]);

/** The reasons why a change was refused: errors of fields that only the base API can detect, or the time to wait. */
function Refusal({ failure }: Pick<Action<never[]>, "failure">) {
  const { t } = useTranslation("gcis");
  const words = useFieldWords();
  const problems = findings.parse(failure?.details);
  if (failure?.retryAfter)
    return (
      <p className="notice notice-error" role="alert">
        {t("changes.code.wait", { count: Number(failure.retryAfter) })}
      </p>
    );
  if (problems.length === 0) return <FailureNotice failure={failure} />;
  return (
    <ul className="notice notice-error" role="alert">
      {problems.map((one) => (
        <li key={`${one.field} ${one.code}`}>{words.sentence(one, toLabelKey(one.field))}</li>
      ))}
    </ul>
  );
}

/** The fields of each part of the file, as in the wizard. */
const sectionFields: Record<SectionId, ComponentType> = {
  basic: BasicFields,
  business: BusinessFields,
  association: () => <SectionFields section={association} />,
  contact: () => <SectionFields section={contact} />,
  manage: () => <SectionFields section={manage} />,
  bank: BankFields,
  attachment: () => <SectionFields section={attachment} />,
};
