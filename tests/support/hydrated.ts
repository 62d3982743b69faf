import { expect, type Locator } from "@playwright/test";

/**
 * Waits until React serves an element. Only then does a form with a time limit for robots (S-16) delay a test that
 * types faster than people; posted earlier, the form is treated as a robot's and sends no email.
 */
export const hydrated = (control: Locator) =>
  expect
    .poll(() => control.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps$"))))
    .toBe(true);

/** Selects a file once scripts handle it: before that nothing would happen. */
export async function chooseFile(input: Locator, file: Parameters<Locator["setInputFiles"]>[0]) {
  await hydrated(input);
  await input.setInputFiles(file);
}
