import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { type ChecklistState, checklistState, countDocuments } from "~/rules/registration/checklist-state";

test("a document without a row is missing if every registration needs it", () => {
  expect(checklistState([], true, [])).toBe("missing");
  expect(checklistState([], false, [{ field: "attachments[0].file" }])).toBe("none");
  expect(checklistState([], false, [], false)).toBe("notNeeded");
  expect(checklistState([0], false, [], false), "a document that was added counts").toBe("done");
});

test("a document is open as long as one of its rows has an error", () => {
  expect(checklistState([0, 2], true, [{ field: "attachments[2].file" }])).toBe("open");
  expect(checklistState([0, 2], true, [{ field: "attachments[1].file" }, { field: "attachments[20].file" }])).toBe(
    "done",
  );
});

const states = fc.constantFrom<ChecklistState>("missing", "none", "notNeeded", "open", "done");
const lines = fc.array(fc.record({ isNeeded: fc.boolean(), state: states }));

property.prop([lines])("no more documents are complete than are required or were added", (all) => {
  const { needed, neededDone, others, othersDone } = countDocuments(all);
  expect(neededDone).toBeLessThanOrEqual(needed);
  expect(othersDone).toBeLessThanOrEqual(others);
  expect(needed + others).toBeLessThanOrEqual(all.length);
  expect(neededDone + othersDone).toBe(all.filter(({ state }) => state === "done").length);
});
