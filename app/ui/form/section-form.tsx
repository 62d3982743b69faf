import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { revealAnswer } from "~/client/reveal-answer";
import { paths } from "~/paths";
import type { Section } from "~/rules/section";
import { failureWords } from "~/ui/feedback/failure-words";
import { fieldInHash, focusField } from "../base/field-control";
import { registrationFiles } from "./engine/registration-files";
import { useGoesOn } from "./engine/typing-keeper";
import { SectionScreenProvider } from "./state/section-context";
import { useTakenMeanings } from "./engine/take-theirs";
import { useSection } from "./engine/use-section";
import { sectionDraft, useSectionSaver } from "./engine/use-section-saver";
import { useSectionSubmit } from "./engine/use-section-submit";
import { ConflictPanel } from "./engine/conflict-panel";
import { MergeChoices } from "./engine/merge-choices";
import { SaveStatus } from "./engine/save-status";
import { ChangedBy } from "./parts/changed-by";
import { ErrorSummary } from "./parts/error-summary";
import { sectionFormId } from "../base/intent-button";
import { PeopleOnTab } from "./parts/people-on-tab";
import { RegistrationField } from "./parts/registration-field";
import { ReturnedSummary } from "./parts/returned-comments";
import { SectionBar } from "./parts/section-bar";
import { useReturnedItems } from "./state/returned-items";
import type { SectionData, SectionOutcome } from "./state/section-data";

type Props = { section: Section; data: SectionData; outcome?: SectionOutcome; children: ReactNode };

/** A tab of the registration: saved while it is typed, checked field by field, and usable without scripts. */
export function SectionForm({ section, data: loaded, outcome, children }: Props) {
  const { t, i18n } = useTranslation();
  const typed = outcome?.typed;
  // The session may belong to another registration, but typed answers must stay with theirs.
  const registrationId = typed?.registrationId || loaded.registrationId;
  const { meanings, addMeanings } = useTakenMeanings(loaded.meanings);
  const version = typed?.version ?? loaded.version;
  // Changes saved between the posted version and the loaded one are not known here.
  const data = { ...loaded, registrationId, version, values: version === loaded.version ? loaded.values : {} };
  const fileCalls = useMemo(() => registrationFiles(registrationId), [registrationId]);
  const show = useCallback((field: string) => revealAnswer(registrationId, data.id, field), [registrationId, data.id]);
  const goesOn = useGoesOn();
  const { items } = useReturnedItems();
  const returned = useMemo(() => items.filter(({ section: id }) => id === data.id), [items, data.id]);
  const [restored, setRestored] = useState(() => (goesOn ? (sectionDraft(data).load()?.values ?? null) : null));
  const start = restored ?? typed?.values ?? loaded.values;
  const { screen, store, isChecked, showErrors, announceChange, form, formProps } = useSection({
    ...data,
    meanings,
    returned,
    mode: "draft",
    section,
    start,
    checked: data.checked || Boolean(outcome?.checked),
    fileCalls,
    showAnswer: show,
    onChange: () => saver.changed(),
    onRead: (values) => saver.isDirty() && saveDraft(values),
  });
  const { saver, state, saveDraft } = useSectionSaver({
    form,
    store,
    section,
    data,
    restored,
    onRestore: setRestored,
    addMeanings,
    announceChange,
  });
  const { isWaiting, pressed, onSubmit } = useSectionSubmit({ form, store, saver, data, showErrors });
  useEffect(() => void focusField(fieldInHash()), []);

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
        <input type="hidden" name="version" value={data.version} />
        <RegistrationField id={registrationId} />
        <div className="section-head">
          <h1 id="section-title" tabIndex={-1}>
            {t(`fields:${data.id}.title`)}
          </h1>
          <p>{t("form.lead")}</p>
          <PeopleOnTab {...data} />
          <ChangedBy
            name={data.changedBy}
            savedAt={data.savedAt}
            changes={data.changes}
            words={screen.words}
            values={loaded.values}
          />
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
          pressed={pressed}
          above={state.is === "conflict" ? <MergeChoices state={state} onChosen={() => void saver.insist()} /> : null}
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
