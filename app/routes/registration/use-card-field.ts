import { type FormEvent, type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { revealAnswer } from "~/client/reveal-answer";
import { paths } from "~/paths";
import { type CardAnswer, kindOnCard, typedAnswer } from "~/rules/onboarding/comment-cards";
import { isSameAnswer } from "~/rules/onboarding/same-answer";
import type { SectionId } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";
import { withAnswer } from "~/rules/registration/typed-changes";
import type { SectionContext } from "~/rules/section";
import { draftStore } from "~/ui/base/draft-store";
import { writeInto } from "~/ui/base/field-control";
import { useNewest } from "~/ui/base/use-newest";
import { useMadeFor } from "~/ui/base/use-made-for";
import { sectionDraft } from "~/ui/form/engine/use-section-saver";
import { registrationFiles } from "~/ui/form/engine/registration-files";
import { useSectionWords } from "~/ui/form/state/field-words";
import { runningUploads } from "~/ui/form/state/running-uploads";
import type { SectionScreen } from "~/ui/form/state/section-context";
import { createSectionStore } from "~/ui/form/state/section-store";
import type { CardOutcome } from "./answer-comment.server";
import type { CommentedTab } from "./comparisons.server";

type Options = {
  id: SectionId;
  field: string;
  tab: CommentedTab;
  /** The saved answer of the field. */
  now: CardAnswer;
  context: SectionContext;
  registrationId: string;
  outcome: CardOutcome | undefined;
};

/** A value that was typed on a card and is not saved yet, and the answer that it replaces. */
type TypedAnswer = { typed: CardAnswer; was: CardAnswer };

/**
 * One field of a tab in a separate form, checked against the other answers of the tab. Its input stays in this window
 * until it is saved, as on a tab. `was` is the answer that the form replaces: the server compares it with the saved
 * one.
 */
export function useCardField({ id, field, tab, now, context, registrationId, outcome }: Options) {
  const { values, meanings, files } = tab;
  const section = sections[id];
  const form = useRef<HTMLFormElement>(null);
  const words = useSectionWords(id, context.country);
  const was = useMadeFor([outcome], () => answerToReplace(now, outcome));
  const start = useMadeFor([outcome, values], () => (outcome ? withAnswer(values, field, outcome.typed) : values));
  const isChecked = outcome?.is === "refusedByRules";
  const [uploads] = useState(runningUploads);
  const store = useMadeFor([section, start, isChecked], () =>
    createSectionStore(section, start, context, isChecked, uploads),
  );
  const draft = draftStore<TypedAnswer>(registrationId, paths.returned, field);

  const isMany = kindOnCard({ section: id, field })?.isMany ?? false;
  const typedIn = useCallback(
    (element: HTMLFormElement): CardAnswer => typedAnswer({ isMany }, new FormData(element), field),
    [isMany, field],
  );

  const announceChange = useCallback(() => {
    if (!form.current) return;
    store.replace(withAnswer(start, field, typedIn(form.current)), []);
  }, [store, start, field, typedIn]);
  const saveTyped = useNewest(() => {
    if (form.current) draft.save({ typed: typedIn(form.current), was });
  });
  // Codes are added and removed by buttons, which are not inputs of the form.
  const announceCodes = useCallback(() => {
    announceChange();
    saveTyped();
  }, [announceChange, saveTyped]);

  // Looked up only once, when the card is opened.
  const restore = useRef(() => {
    const unsaved = draft.load();
    const control = form.current?.elements.namedItem(field);
    if (!unsaved || !isSameAnswer(unsaved.was, was)) draft.remove();
    else if (outcome) return;
    else if (typeof unsaved.typed !== "string") store.replace(withAnswer(start, field, unsaved.typed), [field]);
    else if (isTextControl(control)) writeInto(control, unsaved.typed);
  });
  useEffect(() => restore.current(), []);

  const show = useCallback((name: string) => revealAnswer(registrationId, id, name), [registrationId, id]);
  const screen: SectionScreen = useMemo(
    () => ({
      id,
      section,
      words,
      saved: start,
      context,
      meanings,
      files,
      returned: [],
      fileCalls: registrationFiles(registrationId),
      showAnswer: show,
      foldsRows: false,
      store,
      announceChange: isMany ? announceCodes : announceChange,
    }),
    [
      id,
      section,
      words,
      start,
      context,
      meanings,
      files,
      registrationId,
      show,
      store,
      isMany,
      announceCodes,
      announceChange,
    ],
  );
  return {
    screen,
    form,
    was,
    onInput: () => {
      announceChange();
      saveTyped();
    },
    /** Uploads in progress finish before the form is sent. */
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      if (!store.isUploading()) return;
      event.preventDefault();
      void store.whenUploaded().then(() => form.current?.requestSubmit());
    },
    /** If the user continues on the tab, the input is transferred there and saved. */
    carry: ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => {
      // Other windows do not have the drafts of this one.
      if (metaKey || ctrlKey || shiftKey || !form.current) return;
      const typed = typedIn(form.current);
      if (isSameAnswer(typed, was)) return;
      const tabDraft = sectionDraft({ registrationId, id });
      const tabContent = tabDraft.load() ?? { version: tab.version, base: values, sent: [], values };
      tabDraft.save({ ...tabContent, values: withAnswer(tabContent.values, field, typed) });
      draft.remove();
    },
    /** Discards the typed value. */
    forget: draft.remove,
  };
}

const isTextControl = (control: unknown): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type === "text");

/**
 * Returns the saved answer after a refused save: the answer of the other window, or the typed value if it equals the
 * submitted one.
 */
function answerToReplace(now: CardAnswer, outcome: CardOutcome | undefined): CardAnswer {
  if (outcome?.is === "conflict") return outcome.theirs;
  return outcome?.is === "same" ? outcome.typed : now;
}
