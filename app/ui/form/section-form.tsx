import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import type { Finding } from "~/rules/finding";
import type { StoredFile } from "~/contract/files";
import type { SectionId } from "~/rules/registration/section-ids";
import type { Section, SectionContext } from "~/rules/section";
import type { Typed } from "~/rules/typed";
import { files } from "~/contract/paths";
import { failureWords } from "~/ui/feedback/failure-words";
import { ConflictPanel } from "./conflict-panel";
import { fileCallsAt, registrantHref } from "./controls/file-calls";
import { ErrorSummary } from "./error-summary";
import { useSectionWords } from "./field-words";
import { fieldInHash } from "./focus-field";
import { sectionFormId } from "./intent-button";
import type { ReturnedItem } from "./returned-item";
import { ReturnedSummary } from "./returned-summary";
import { SaveStatus } from "./save-status";
import { SectionBar } from "./section-bar";
import { createSectionStore } from "./section-store";
import { SectionScreenProvider } from "./section-context";
import { useSectionSaver } from "./use-section-saver";
import { keepUnsaved } from "./unsaved";
import { useLeaving } from "./use-leaving";
import { useSectionSubmit } from "./use-section-submit";

/** What a tab shows: the loader's answer. */
export type SectionData = {
  id: SectionId;
  registrationId: string;
  values: Typed;
  version: number;
  savedAt: string | null;
  context: SectionContext;
  meanings: Record<string, Record<string, string>>;
  files: Record<string, StoredFile[]>;
  /** What the reviewer asked to have mended on this tab, and why (design §5). */
  returned: ReturnedItem[];
  /** All findings are shown from the start: one comes from the review page, or from a refused step. */
  checked: boolean;
  withFiles: boolean;
  /** Whether the company can be looked up (§7). */
  canLookUp: boolean;
  /** The step after this tab. */
  next: SectionId | "review";
};

/** What a post without scripts answered. */
export type SectionOutcome = {
  saved?: boolean;
  checked?: boolean;
  code?: string;
  /** The base API's own words. */
  said?: string;
  params?: Finding["params"];
  conflict?: { mine: Typed; theirs: Typed; version: number };
  /** What looking the company up has brought: the fields that were filled, or why none could be. */
  lookup?: LookupOutcome;
};
export type LookupOutcome = { filled: string[] } | { code: string; params?: Finding["params"] };

const fileCalls = fileCallsAt(files, registrantHref);

type Props = { section: Section; data: SectionData; outcome?: SectionOutcome; children: ReactNode };

/** A tab of the registration: saved while it is typed, checked field by field, and usable without scripts. */
export function SectionForm({ section, data, outcome, children }: Props) {
  const { t, i18n } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const mine = outcome?.conflict?.mine;
  const [restored, setRestored] = useState<Typed | null>(null);
  const start = restored ?? mine ?? data.values;
  const checked = data.checked || Boolean(outcome?.checked);
  const store = useMemo(() => createSectionStore(section, start, data.context, checked), [section, start, checked]);
  const { saver, state } = useSectionSaver({
    form,
    store,
    data,
    onRestore: setRestored,
    conflict: outcome?.conflict,
  });
  const { summary, isWaiting, onSubmit } = useSectionSubmit({ form, store, saver, data });

  const leave = useLeaving(section, store);
  const words = useSectionWords(data.id);
  const announceChange = useCallback(() => {
    if (!form.current) return;
    saver.changed();
    store.readSoon(() => {
      if (!form.current) return;
      store.read(new FormData(form.current));
      if (saver.isDirty()) keepUnsaved(data, store.typed());
    });
  }, [store, saver]);
  useEffect(() => document.getElementById(fieldInHash())?.focus(), []);

  const screen = useMemo(
    () => ({
      id: data.id,
      section,
      words,
      saved: start,
      context: data.context,
      meanings: data.meanings,
      files: data.files,
      returned: data.returned,
      fileCalls,
      foldsRows: true,
      store,
      announceChange,
    }),
    [data, section, words, start, store, announceChange],
  );
  const problem = outcome?.code ? failureWords(i18n, { ...outcome, code: outcome.code }) : null;
  return (
    <SectionScreenProvider value={screen}>
      <form
        id={sectionFormId}
        ref={form}
        method="post"
        className="section"
        noValidate
        encType={data.withFiles ? "multipart/form-data" : undefined}
        onInput={announceChange}
        onBlur={leave}
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
        <ErrorSummary shown={summary || checked} />
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
