import { expect, test } from "vitest";
import en from "~/i18n/locales/en/dashboard";
import zh from "~/i18n/locales/zh/dashboard";
import { parseTaskFilter, taskKinds } from "~/rules/workspace/tasks";

test("every kind of task has a label in both languages, including payment and statement", () => {
  expect(taskKinds).toEqual(expect.arrayContaining(["payment", "statement"]));
  for (const { tasks } of [en, zh]) expect(Object.keys(tasks.kinds)).toEqual([...taskKinds]);
});

test("tasks can be filtered by completed, cancelled and all; anything else means all", () => {
  expect(["completed", "cancelled", "all", "lost", null].map(parseTaskFilter)).toEqual([
    "completed",
    "cancelled",
    "all",
    "all",
    "all",
  ]);
});
