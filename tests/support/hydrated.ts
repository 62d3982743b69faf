import { expect, type Locator } from "@playwright/test";

/**
 * Waits until React serves an element. A form with a time limit for robots (S-16) holds back a test that types faster
 * than people only from then on; posted earlier, it gets the answer of a robot and no letter.
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
