import { useNavigate } from "@remix-run/react";
import { type FormEvent, type RefObject, useState } from "react";
import { reportTabCheck } from "~/client/report-tab-check";
import { paths, returnStopPath } from "~/paths";
import { splitIntent } from "~/rules/form/posted-section";
import { uploadPrefix } from "~/rules/form/posted-section";
import { nextStop } from "~/rules/onboarding/return-progress";
import { isSectionId } from "~/rules/registration/section-ids";
import { type WizardStep, toStep } from "~/rules/registration/wizard-steps";
import type { SectionData } from "../state/section-data";
import { noteRefused, wasRefused } from "./refused-tabs";
import type { Saver } from "./saver";
import { useReturnedItems } from "../state/returned-items";
import type { SectionStore } from "../state/section-store";

type Options = {
  form: RefObject<HTMLFormElement | null>;
  store: SectionStore;
  saver: Saver;
  data: SectionData;
  /** Shows every error; returns whether there is one. */
  showErrors: () => boolean;
};

/**
 * Handles the buttons of the form when scripts run: each does the same as the action does without them, but without
 * loading the page. Every button first saves the typed answers; if that fails, the form stays.
 */
export function useSectionSubmit({ form, store, saver, data, showErrors }: Options) {
  const navigate = useNavigate();
  const { latest, hasPage } = useReturnedItems();
  const [isWaiting, setIsWaiting] = useState(false);
  const [pressed, setPressed] = useState("");

  /** Waits for running uploads before the next step. */
  async function waitForUploads() {
    if (!store.isUploading()) return;
    setIsWaiting(true);
    await store.whenUploaded();
    setIsWaiting(false);
  }

  const addressOf = (step: WizardStep) =>
    isSectionId(step) && wasRefused(data.registrationId, step) ? paths.checkedSection(step) : paths.step(step);

  /** Runs the action of a button. Returns whether the page is about to be left. */
  async function act(intent: string): Promise<boolean> {
    store.settle();
    if (intent === "save") saver.touch();
    else await waitForUploads();
    if (!(await saver.flush())) return false;
    const [verb, target] = splitIntent(intent);
    if (verb === "go") return leaveTo(toStep(target));
    if (verb === "language") postLanguage(target);
    // Reloads the page with the result of the lookup, as without scripts.
    if (verb === "lookup") post(form.current, { intent, version: String(saver.version()) });
    if (verb !== "continue") return verb !== "save";
    // An uploaded file may not be in the form state yet.
    store.settle();
    const isRefused = store.errors().length > 0;
    reportTabCheck(data.id);
    noteRefused(data.registrationId, data.id, isRefused);
    const stop = hasPage ? nextStop(latest(), data.id) : null;
    if (!isRefused && stop) return (navigate(returnStopPath(stop)), true);
    if (!isRefused) return leaveTo(data.next);
    showErrors();
    return false;
  }

  function leaveTo(step: WizardStep): true {
    navigate(addressOf(step));
    return true;
  }

  /** The pressed button is busy until the page shows the result. */
  async function press(intent: string) {
    if (isWaiting) return;
    setPressed(intent);
    if (!(await act(intent))) setPressed("");
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== "intent" || hasFilesToPost(form.current))
      return;
    event.preventDefault();
    void press(submitter.value);
  }

  return { isWaiting, pressed, onSubmit };
}

const hasFilesToPost = (form: HTMLFormElement | null) =>
  [...(form?.querySelectorAll<HTMLInputElement>(`input[name^="${uploadPrefix}"]`) ?? [])].some(
    (input) => (input.files?.length ?? 0) > 0,
  );

/** The language applies to the whole page, so the page is reloaded (§4). */
function postLanguage(language: string) {
  const form = document.createElement("form");
  form.method = "post";
  form.action = paths.language;
  document.body.append(form);
  post(form, { language, to: location.pathname });
}

/** Posts a form with these additional fields, and loads the response as a page. */
function post(form: HTMLFormElement | null, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) {
    const input = form?.querySelector<HTMLInputElement>(`input[name="${name}"]`) ?? document.createElement("input");
    Object.assign(input, { type: "hidden", name, value });
    form?.append(input);
  }
  form?.setAttribute("aria-busy", "true");
  form?.submit();
}
