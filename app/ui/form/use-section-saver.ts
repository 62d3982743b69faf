import { useBlocker } from "@remix-run/react";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { paths } from "~/paths";
import type { Section } from "~/rules/section";
import type { Typed } from "~/rules/typed";
import { readSection } from "./posted-section";
import { createSaver, type SaveState } from "./saver";
import type { SectionData, SectionOutcome } from "./section-form";
import type { SectionStore } from "./section-store";
import { forgetUnsaved, keepUnsaved, unsavedDraft } from "./unsaved";

type Options = {
  form: RefObject<HTMLFormElement | null>;
  section: Section;
  store: SectionStore;
  data: SectionData;
  onRestore: (typed: Typed) => void;
  conflict: SectionOutcome["conflict"];
};

/** Keeps the form and the draft together: on every pause, before every way out, and after a lost line or a crash. */
export function useSectionSaver({ form, section, store, data, onRestore, conflict }: Options) {
  const [state, setState] = useState<SaveState>({ is: "idle" });
  const lastForm = useRef<FormData>();
  const saver = useMemo(() => {
    const url = paths.autosave(data.id);
    const read = () =>
      (lastForm.current = form.current ? new FormData(form.current) : (lastForm.current ?? new FormData()));
    const version = conflict?.version ?? data.version;
    const show = (next: SaveState) => {
      setState(next);
      if (next.is === "saved" || next.is === "idle") forgetUnsaved(data);
      if (next.is === "unsaved" && form.current)
        keepUnsaved(data, readSection(section.fields, new FormData(form.current))?.typed);
    };
    return createSaver({ url, version, read, show });
  }, [data.id, data.registrationId]);

  useEffect(() => {
    const left = unsavedDraft(data);
    if (left) {
      onRestore(left);
      queueMicrotask(() => saver.changed());
    }
    return saver.stop;
  }, [saver]);

  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!saver.isDirty() && !store.isUploading()) return;
      void saver.flush();
      event.preventDefault();
    };
    const onHide = () => void (document.visibilityState === "hidden" && saver.flush());
    const onOnline = () => void saver.flush();
    addEventListener("beforeunload", onLeave);
    addEventListener("online", onOnline);
    document.addEventListener("visibilitychange", onHide);
    return () => {
      removeEventListener("beforeunload", onLeave);
      removeEventListener("online", onOnline);
      document.removeEventListener("visibilitychange", onHide);
    };
  }, [saver, store]);

  const blocker = useBlocker(() => saver.isDirty() || store.isUploading());
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void store
      .whenUploaded()
      .then(saver.flush)
      .then((saved) => (saved ? blocker.proceed() : blocker.reset()));
  }, [blocker, saver, store]);

  return { saver, state };
}
