import { readSection } from "./posted-section";
import type { Finding } from "~/rules/finding";
import { findErrors, findWarnings, type Section, type SectionContext, unaskedIn } from "~/rules/section";
import type { Typed } from "~/rules/typed";

/** What a field shows beneath itself. */
export type Shown = { errors: Finding[]; warnings: Finding[] };

const nothing: Shown = { errors: [], warnings: [] };

/**
 * What a section's form holds between a keystroke and the screen. Fields subscribe to their own name only, so that a
 * keystroke repaints one field and not eighty (performance.md, 6.4). The rules are the same as in the action.
 */
export function createSectionStore(section: Section, typed: Typed, context: SectionContext, checked: boolean) {
  let current = typed;
  let showsAll = checked;
  const touched = new Set<string>();
  const listeners = new Set<() => void>();
  let shown = new Map<string, Shown>();
  let errors: Finding[] = [];
  let unasked = new Set<string>();

  function check() {
    errors = findErrors(section, current, context);
    unasked = unaskedIn(section, current, context);
    const next = new Map<string, Shown>();
    const visible = (name: string) => showsAll || touched.has(name);
    for (const finding of errors) if (visible(finding.field)) add(next, finding, "errors");
    for (const finding of findWarnings(section, current, context)) add(next, finding, "warnings");
    for (const [name, one] of next) if (same(one, shown.get(name))) next.set(name, shown.get(name) as Shown);
    shown = next;
  }

  function announce() {
    check();
    for (const listener of listeners) listener();
  }

  check();
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shownFor: (name: string) => shown.get(name) ?? nothing,
    typed: () => current,
    isAsked: (name: string) => !unasked.has(name),
    /** All errors there are, shown or not. */
    errors: () => errors,
    /** Takes what the form holds now. */
    read(formData: FormData) {
      current = readSection(section.fields, formData)?.typed ?? current;
      announce();
    },
    /** A field was left, or the form was sent: from now on its errors are shown. */
    touch(name: string) {
      if (touched.has(name)) return;
      touched.add(name);
      announce();
    },
    showAll() {
      showsAll = true;
      announce();
    },
  };
}
export type SectionStore = ReturnType<typeof createSectionStore>;

function add(to: Map<string, Shown>, finding: Finding, kind: keyof Shown) {
  const one = to.get(finding.field) ?? { errors: [], warnings: [] };
  one[kind].push(finding);
  to.set(finding.field, one);
}

const same = (one: Shown, other: Shown | undefined) =>
  other !== undefined && JSON.stringify(one) === JSON.stringify(other);
