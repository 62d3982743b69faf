import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { fileCallsAt } from "~/client/upload";
import { files } from "~/contract/paths";
import { paths } from "~/paths";
import type { Section } from "~/rules/section";
import type { FormValues } from "~/rules/form-values";
import { failureWords } from "~/ui/feedback/failure-words";
import { fieldInHash } from "./engine/field-control";
import { SectionScreenProvider } from "./engine/section-context";
import { useSection } from "./engine/use-section";
import { useSectionSaver } from "./engine/use-section-saver";
import { useSectionSubmit } from "./engine/use-section-submit";
import { ConflictPanel } from "./parts/conflict-panel";
import { SaveStatus } from "./parts/save-status";
import { ErrorSummary } from "./parts/error-summary";
import { sectionFormId } from "./parts/intent-button";
import { ReturnedSummary } from "./parts/returned-comments";
import { SectionBar } from "./parts/section-bar";
import type { SectionData, SectionOutcome } from "./section-data";

/** A page of the portal opens a file of a registration: it asks for an address that is good for five minutes. */
const fileCalls = fileCallsAt(files, ({ fileUrl }) => paths.file(fileUrl));

type Props = { section: Section; data: SectionData; outcome?: SectionOutcome; children: ReactNode };

/** A tab of the registration: saved while it is typed, checked field by field, and usable without scripts. */
export function SectionForm({ section, data, outcome, children }: Props) {
  const { t, i18n } = useTranslation();
  const mine = outcome?.conflict?.mine;
  const [restored, setRestored] = useState<FormValues | null>(null);
  const start = restored ?? mine ?? data.values;
  const { screen, store, isChecked, showErrors, form, formProps } = useSection({
    ...data,
    mode: "draft",
    section,
    start,
    checked: data.checked || Boolean(outcome?.checked),
    fileCalls,
    onChange: () => saver.changed(),
    onRead: (values) => saver.isDirty() && draft.save(values),
  });
  const { saver, state, draft } = useSectionSaver({
    form,
    store,
    data,
    onRestore: setRestored,
    conflict: outcome?.conflict,
  });
  const { isWaiting, onSubmit } = useSectionSubmit({ form, store, saver, data, showErrors });
  useEffect(() => document.getElementById(fieldInHash())?.focus(), []);

  const problem = outcome?.code ? failureWords(i18n, { ...outcome, code: outcome.code }) : null;
  return (
    <SectionScreenProvider value={screen}>
      <form
        {...formProps}
        id={sectionFormId}
        method="post"
        className="section"
        encType={data.withFiles ? "multipart/form-data" : undefined}
        onSubmit={onSubmit}
        key={restored ? "restored" : "saved"}
      >
        <input type="hidden" name="version" value={outcome?.conflict?.version ?? data.version} />
        <div className="section-head">
          <h1 id="section-title" tabIndex={-1}>
            {t(`fields:${data.id}.title`)}
          </h1>
        </div>
        {problem ? (
          <p className="notice notice-error" role="alert">
            {problem}
          </p>
        ) : null}
        <ConflictPanel
          state={state}
          outcome={outcome}
          mine={start}
          onInsist={() => void saver.insist()}
          onDiscard={saver.discard}
        />
        <ReturnedSummary />
        <ErrorSummary shown={isChecked} />
        {children}
        <SectionBar
          isWaiting={isWaiting}
          status={
            <SaveStatus
              state={state}
              savedAt={data.savedAt}
              path={paths.section(data.id)}
              onRetry={() => void saver.flush()}
            />
          }
        />
      </form>
    </SectionScreenProvider>
  );
}
