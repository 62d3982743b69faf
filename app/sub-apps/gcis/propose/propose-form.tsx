import { Link } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { careLevelOf, careOf } from "~/rules/change-request/care";
import { ErrorSummary } from "~/ui/form/error-summary";
import { sectionFormId } from "~/ui/form/intent-button";
import { SectionScreenProvider } from "~/ui/form/section-context";
import { useLeaving } from "~/ui/form/use-leaving";
import { NoteField } from "./note-field";
import { Refusal } from "./refusal";
import { sectionFields } from "./section-fields";
import { type Proposed, useProposal } from "./use-proposal";

/** The form of a part of the file, filled in as it stands: checked as in the wizard, and sent as a proposal. */
export function ProposeForm(proposed: Proposed) {
  const { t } = useTranslation("gcis");
  const form = useRef<HTMLFormElement>(null);
  const { screen, propose, isChecked, onSubmit, forget } = useProposal(proposed, form);
  const { id, store, announceChange } = screen;
  const leave = useLeaving(screen.section, store);
  const Fields = sectionFields[id];
  // What changes in the other sections is not known before it is sent.
  const isWatched = careOf(careLevelOf(id, {}, {})).needsCode;
  const send = isWatched ? t("propose.sendCode") : t("propose.send");
  return (
    <SectionScreenProvider value={screen}>
      <form
        id={sectionFormId}
        ref={form}
        className="section propose"
        noValidate
        onInput={announceChange}
        onBlur={leave}
        onSubmit={onSubmit}
        aria-busy={propose.isBusy}
      >
        <p className="field-hint">{t("propose.masked")}</p>
        <Refusal failure={propose.failure} />
        <ErrorSummary shown={isChecked} />
        <Fields />
        <NoteField />
        <div className="section-actions">
          <button type="submit" className="button-primary" disabled={propose.isBusy}>
            {propose.isBusy ? t("propose.sending") : send}
          </button>
          <Link to={paths.company} className="button-default" onClick={forget}>
            {t("propose.cancel")}
          </Link>
        </div>
      </form>
    </SectionScreenProvider>
  );
}
