import type { Locator } from "@playwright/test";

/** Picks a day (`YYYY-MM-DD`) from the calendar of a date field; `field` contains its control. */
export async function pickDay(field: Locator, day: string) {
  await openMonth(field, day.slice(0, 7));
  const cell = field.getByRole("dialog").getByRole("gridcell");
  await cell.getByText(String(Number(day.slice(8))), { exact: true }).click();
}

/** Opens the calendar of a date field at a month (`YYYY-MM`). */
export async function openMonth(field: Locator, month: string) {
  await field.locator(".date-open").click();
  const calendar = field.getByRole("dialog");
  await calendar.getByRole("combobox", { name: /^(年|Year)$/ }).selectOption(month.slice(0, 4));
  await calendar.getByRole("combobox", { name: /^(月|Month)$/ }).selectOption(String(Number(month.slice(5))));
}
