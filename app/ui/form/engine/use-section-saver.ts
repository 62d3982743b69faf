import { useBlocker } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { paths } from "~/paths";
import { readPostedSection } from "~/rules/form/posted-section";
import type { FormValues } from "~/rules/form-values";
import type { Section } from "~/rules/section";
import type { SectionData } from "../state/section-data";
import { draftStore } from "~/ui/base/draft-store";
import { earlyAnswers, withEarlyAnswers } from "./early-typing";
import { useTypingKeeper } from "./typing-keeper";
import { type Basis, createSaver, type SaveState, type TheirAnswer } from "./saver";
import { useReturnedItems } from "../state/returned-items";
import type { SectionStore } from "../state/section-store";
import { takeTheirs } from "./take-theirs";
import { useMadeFor } from "~/ui/base/use-made-for";
import { useNewest } from "~/ui/base/use-newest";

/** Unsaved answers with their basis, so that answers saved in the meantime are not overwritten unseen. */
type Draft = Basis & { values: FormValues };

/** The draft of a tab in this window. */
export const sectionDraft = ({ registrationId, id }: Pick<SectionData, "registrationId" | "id">) =>
  draftStore<Draft>(registrationId, paths.section(id), "answers");

type Options = {
  form: RefObject<HTMLFormElement | null>;
  store: SectionStore;
  section: Section;
  data: SectionData;
  restored: FormValues | null;
  onRestore: (values: FormValues) => void;
  addMeanings: (more: SectionData["meanings"]) => void;
  /** Called when the form contains input that has not been registered. */
  announceChange: () => void;
};

/**
 * Keeps the form and the saved section in sync: at every pause, before every navigation, and after a lost connection or
 * a crash.
 */
export function useSectionSaver({ form, store, section, data, restored, ...on }: Options) {
  const { onRestore, addMeanings, announceChange } = on;
  const [state, setState] = useState<SaveState>({ is: "idle" });
  const { report } = useReturnedItems();
  // Unsaved answers, which are restored after a reload, a crash or an expired session.
  const draft = sectionDraft(data);
  const lastForm = useRef<FormData>();
  // Restoring a draft resets the form and its store.
  const latestStore = useRef(store);
  latestStore.current = store;
  const saver = useMadeFor([data.id, data.registrationId], () => {
    const url = paths.autosave(data.id);
    const read = () =>
      (lastForm.current = form.current ? new FormData(form.current) : (lastForm.current ?? new FormData()));
    const show = (next: SaveState, basis: Basis) => {
      // A further key press does not change the state, so the form does not render again.
      setState((before) => (before.is === "unsaved" && next.is === "unsaved" ? before : next));
      if (next.is === "saved" || next.is === "idle") draft.remove();
      else if (next.is === "saving" || next.is === "unsaved" || next.is === "offline")
        draft.save({ values: latestStore.current.typed(), ...basis });
    };
    const merge = (base: FormValues, theirs: TheirAnswer) =>
      takeTheirs({ form, store: latestStore.current, section, addMeanings }, base, theirs);
    return createSaver({ url, version: data.version, base: data.values, read, show, merge, onComments: report });
  });

  const saveDraft = (values: FormValues) => draft.save({ values, ...saver.basis() });

  // If the page is unmounted because React cannot render it, stores everything in the form, saved or not.
  useTypingKeeper(() => {
    const typed = form.current && readPostedSection(section.fields, new FormData(form.current))?.typed;
    if (typed) saveDraft(typed);
  });

  const begin = useNewest(() => {
    const early = form.current ? earlyAnswers(form.current) : [];
    const storedDraft = draft.load();
    if (storedDraft) {
      if (!restored) onRestore(withEarlyAnswers(storedDraft.values, early));
      queueMicrotask(() => saver.resume(storedDraft));
    } else if (early.length > 0) announceChange();
  });
  useEffect(() => {
    begin();
    return saver.stop;
  }, [saver, begin]);

  // Unsaved answers are restored in this window. While it is offline, closing it may lose them.
  const mayLose = useNewest(() => store.isUploading() || state.is === "offline" || !draft.isLasting());
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!saver.isDirty() && !store.isUploading()) return;
      store.settle();
      void saver.flush();
      if (mayLose()) event.preventDefault();
    };
    const onHide = () => {
      if (document.visibilityState !== "hidden") return;
      store.settle();
      void saver.flush();
    };
    const onOnline = () => void saver.flush();
    addEventListener("beforeunload", onLeave);
    addEventListener("online", onOnline);
    document.addEventListener("visibilitychange", onHide);
    return () => {
      removeEventListener("beforeunload", onLeave);
      removeEventListener("online", onOnline);
      document.removeEventListener("visibilitychange", onHide);
    };
  }, [saver, store, mayLose]);

  const blocker = useBlocker(() => saver.isDirty() || store.isUploading());
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void store
      .whenUploaded()
      .then(saver.flush)
      .then((isSaved) => (isSaved ? blocker.proceed() : blocker.reset()));
  }, [blocker, saver, store]);

  return { saver, state, saveDraft };
}
