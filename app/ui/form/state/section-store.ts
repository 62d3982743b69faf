import type { Finding } from "~/rules/finding";
import { readPostedSection } from "~/rules/form/posted-section";
import { textAt, withRows } from "~/rules/form/typed-values";
import type { Section, SectionContext } from "~/rules/section";
import { validateSection } from "~/rules/section-findings";
import type { FormValues } from "~/rules/form-values";
import { createHiddenAnswers } from "./hidden-answers";
import { type RunningUploads, runningUploads } from "./running-uploads";
import { meaningKey, readingOf, type SectionFormState, type VisibleFindings } from "./section-reading";

/**
 * The state of a section's form in the browser. Fields subscribe to their own name only, so that a keystroke renders
 * one field instead of eighty (docs/performance.md). The rules are the same as in the action. `uploads` belong to the
 * form and outlive a store.
 */
export function createSectionStore(
  section: Section,
  values: FormValues,
  context: SectionContext,
  isChecked: boolean,
  uploads: RunningUploads = runningUploads(),
) {
  let showsAll = isChecked;
  const touchedFields = new Set<string>();
  const infectedFiles = new Set(context.infectedFiles);
  const listeners = new Set<() => void>();
  const savedTexts = new Set<string>();
  const changes = createAfterPaint();
  const hiddenAnswers = createHiddenAnswers(section.fields.shape);
  let state: SectionFormState = {
    typed: values,
    result: findAll(values),
    visible: [],
    visibleFindings: new Map(),
    changesByField: new Map(),
    meanings: new Map(),
    replaced: new Map(),
  };

  function findAll(typed: FormValues) {
    return validateSection(section, typed, { ...context, infectedFiles: [...infectedFiles] });
  }

  /** Evaluates the fields. Parts that have not changed keep their identity, so that their fields do not render again. */
  function notify() {
    const { errors, warnings, notes } = state.result;
    const next = new Map<string, VisibleFindings>();
    const visible = showsAll ? errors : errors.filter(({ field }) => touchedFields.has(field));
    for (const finding of visible) add(next, finding, "errors");
    for (const finding of warnings) add(next, finding, "warnings");
    for (const finding of notes) if (!next.has(finding.field)) add(next, finding, "notes");
    for (const [name, one] of next) {
      const before = state.visibleFindings.get(name);
      if (before && isSame(one, before)) next.set(name, before);
    }
    state = { ...state, visible: isSame(visible, state.visible) ? state.visible : visible, visibleFindings: next };
  }

  function announce() {
    notify();
    for (const listener of listeners) listener();
  }

  function check(answers = state.typed) {
    const { errors } = state.result;
    let typed = answers;
    let next = findAll(typed);
    hiddenAnswers.note(typed, next.hidden);
    typed = hiddenAnswers.restore(typed, next.hidden);
    if (typed !== answers) next = findAll(typed);
    // Equal errors keep the same list, so that the summary of a submitted form does not render again.
    state = { ...state, typed, result: isSame(next.errors, errors) ? { ...next, errors } : next };
    announce();
  }

  function noteChange(name: string, change?: { before: string; after: string }) {
    const changesByField = new Map(state.changesByField);
    if (change) changesByField.set(name, change);
    else changesByField.delete(name);
    state = { ...state, changesByField };
  }

  hiddenAnswers.note(values, state.result.hidden);
  notify();
  const first = state;
  return {
    ...readingOf(() => state),
    /**
     * The form as the server rendered it, with which parts that hydrate late are compared regardless of later changes.
     */
    atStart: readingOf(() => first),
    /**
     * Whether the field starts with the newest answer rather than the saved one, because it was hidden or its answer
     * was replaced.
     */
    isNewest: (name: string) => hiddenAnswers.has(state.typed, name) || state.replaced.has(tableOf(name)),
    /** Applies answers from another window to the fields with these names. */
    replace(typed: FormValues, names: Iterable<string>) {
      changes.settle();
      const replaced = new Map(state.replaced);
      for (const name of names) replaced.set(name, (replaced.get(name) ?? 0) + 1);
      state = { ...state, replaced };
      check(typed);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    noteMeaning(lovCode: string, code: string, meaning: string) {
      state = { ...state, meanings: new Map(state.meanings).set(meaningKey(lovCode, code), meaning) };
    },
    /** Updates the state from the form. */
    read(formData: FormData) {
      const typed = readPostedSection(section.fields, formData)?.typed ?? state.typed;
      for (const [name, { after }] of state.changesByField) if (textAt(typed, name) !== after) noteChange(name);
      check(typed);
    },
    /**
     * Called when the form has changed. `read` reads it once the change is on the screen, or as soon as something
     * depends on it.
     */
    readSoon: (read: () => void) => changes.put(read),
    /** Adds rows, to which the rules are applied before they are rendered. */
    addRows(name: string, at: number, rows: FormValues[]) {
      changes.settle();
      check(withRows(state.typed, name, at, rows));
    },
    /** Reads pending changes immediately. */
    settle: () => changes.settle(),
    /** Called when an answer was normalised. */
    noteNormalised(name: string, before: string, after: string) {
      changes.settle();
      noteChange(name, { before, after });
      announce();
    },
    /** Whether the user wants a text kept as typed. */
    isKept: (name: string, text: string) => savedTexts.has(`${name} ${text}`),
    /** Restores the text as typed. Undefined if it was not changed. */
    takeBack(name: string): string | undefined {
      changes.settle();
      const before = state.changesByField.get(name)?.before;
      if (before === undefined) return undefined;
      savedTexts.add(`${name} ${before}`);
      noteChange(name);
      announce();
      return before;
    },
    /** Called when a field loses the focus or the form is submitted; from then on its errors are shown. */
    touch(name: string) {
      changes.settle();
      if (touchedFields.has(name)) return;
      touchedFields.add(name);
      announce();
    },
    noteUpload: uploads.note,
    isUploading: uploads.isRunning,
    whenUploaded: uploads.whenEnded,
    /** Whether a file under this UUID is known to be infected. */
    noteInfected(uuid: string, isInfected: boolean) {
      if (!uuid || infectedFiles.has(uuid) === isInfected) return;
      if (isInfected) infectedFiles.add(uuid);
      else infectedFiles.delete(uuid);
      check();
    },
    showAll() {
      changes.settle();
      showsAll = true;
      announce();
    },
  };
}
export type SectionStore = ReturnType<typeof createSectionStore>;

/** The field of the section that a form name belongs to. */
const tableOf = (name: string) => /^\w+/.exec(name)?.[0] ?? name;

function add(to: Map<string, VisibleFindings>, finding: Finding, kind: keyof VisibleFindings) {
  const one = to.get(finding.field) ?? { errors: [], warnings: [], notes: [] };
  one[kind].push(finding);
  to.set(finding.field, one);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The delay after which pending work runs even if the page is hidden and does not render, in milliseconds. */
const longest = 200;

/**
 * Work that is deferred until the latest input is on the screen, and runs once for all changes until then. `settle`
 * runs it sooner, for callers that need the result.
 */
function createAfterPaint() {
  let work: (() => void) | undefined;

  function settle() {
    const due = work;
    work = undefined;
    due?.();
  }

  return {
    settle,
    put(next: () => void) {
      const isWaiting = work !== undefined;
      work = next;
      if (isWaiting) return;
      requestAnimationFrame(() => setTimeout(settle));
      setTimeout(settle, longest);
    },
  };
}
