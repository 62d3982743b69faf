import { fc, test as property } from "@fast-check/vitest";
import { expect } from "vitest";
import type { FormValues } from "~/rules/form-values";
import { mergeAnswers } from "~/rules/merge/merge-answers";
import { sections } from "~/rules/registration/sections";

const { shape } = sections.contact.fields;
const people = 3;
const rows = ["a", "b"];
const cells = ["name", "phone", "position"];
const base: FormValues = { contacts: rows.map((id) => ({ id, name: "", phone: "", position: "" })) };

type Step = { person: number; row: string; cell: string; text: string } | { person: number };
const person = fc.nat({ max: people - 1 });
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ person, row: fc.constantFrom(...rows), cell: fc.constantFrom(...cells), text: fc.string() }),
    fc.record({ person }),
  ),
  { maxLength: 40 },
);

const cellOf = (values: FormValues, row: string, cell: string) =>
  (values["contacts"] as FormValues[]).find(({ id }) => id === row)?.[cell];
const withCell = (values: FormValues, row: string, cell: string, text: string): FormValues => ({
  contacts: (values["contacts"] as FormValues[]).map((one) => (one["id"] === row ? { ...one, [cell]: text } : one)),
});

property.prop([steps])(
  "several people save one tab in any order, and each answer that one of them alone has typed is their last",
  (order) => {
    let stored = base;
    const windows = Array.from({ length: people }, () => ({ base, mine: base }));
    const typed = new Map<string, { by: Set<number>; text: string }>();
    const save = (at: number) => {
      const window = windows[at];
      if (!window) return;
      // A choice between two answers to one field is the user's; both kept here means the newer save.
      stored = mergeAnswers(shape, { ...window, theirs: stored }).values;
      windows[at] = { base: stored, mine: stored };
    };
    for (const step of order) {
      if (!("row" in step)) {
        save(step.person);
        continue;
      }
      const { person: at, row, cell, text } = step;
      const window = windows[at];
      if (!window) continue;
      windows[at] = { ...window, mine: withCell(window.mine, row, cell, text) };
      const by = typed.get(row + cell)?.by ?? new Set();
      typed.set(row + cell, { by: by.add(at), text });
    }
    // Everyone comes back online.
    for (let at = 0; at < people; at++) save(at);
    for (const row of rows)
      for (const cell of cells) {
        const last = typed.get(row + cell);
        if (last && last.by.size > 1) continue;
        expect(cellOf(stored, row, cell)).toBe(last?.text ?? "");
      }
  },
);
