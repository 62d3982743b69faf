import { useBlocker } from "@remix-run/react";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { paths } from "~/paths";
import type { Typed } from "~/rules/typed";
import { createSaver, type SaveState } from "./saver";
import type { SectionData, SectionOutcome } from "./section-form";
import type { SectionStore } from "./section-store";
import { forgetUnsaved, unsavedDraft } from "./unsaved";

type Options = {
  form: RefObject<HTMLFormElement | null>;
  store: SectionStore;
  data: SectionData;
  onRestore: (typed: Typed) => void;
  conflict: SectionOutcome["conflict"];
};

/** Keeps the form and the draft together: on every pause, before every way out, and after a lost line or a crash. */
export function useSectionSaver({ form, store, data, onRestore, conflict }: Options) {
  const [state, setState] = useState<SaveState>({ is: "idle" });
  const lastForm = useRef<FormData>();
  const saver = useMemo(() => {
    const url = paths.autosave(data.id);
    const read = () =>
      (lastForm.current = form.current ? new FormData(form.current) : (lastForm.current ?? new FormData()));
    const version = conflict?.version ?? data.version;
    const show = (next: SaveState) => {
      // The next key changes nothing: the form is not painted again for it.
      setState((before) => (before.is === "unsaved" && next.is === "unsaved" ? before : next));
      if (next.is === "saved" || next.is === "idle") forgetUnsaved(data);
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
      store.settle();
      void saver.flush();
      event.preventDefault();
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
