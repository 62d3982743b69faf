import type { Page } from "@playwright/test";
import { listField } from "../support/company";
import { expect, test } from "../support/portal";
import { openTab } from "../support/wizard-screen";

/**
 * Ends a composition in a field as Safari does: first the composition ends, then its Enter arrives with `keyCode` 229 and
 * `isComposing` false (WebKit bug 165004).
 */
async function composeAsSafari(page: Page, id: string, text: string) {
  const field = page.locator(`[id="${id}"]`);
  await field.click();
  await field.evaluate((control: HTMLInputElement, composed) => {
    control.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true, data: "" }));
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(control, composed);
    const inputType = "insertFromComposition";
    control.dispatchEvent(new InputEvent("input", { bubbles: true, data: composed, inputType }));
    control.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true, data: composed }));
  }, text);
}

const enterOfComposition = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((control) => {
    const key = new KeyboardEvent("keydown", { key: "Enter", code: "Enter", bubbles: true, cancelable: true });
    Object.defineProperty(key, "keyCode", { get: () => 229 });
    control.dispatchEvent(key);
  });

for (const { tab, id } of [
  { tab: "basic", id: "registeredProvince" },
  { tab: "bank", id: "banks[0].bank" },
])
  test(`the Enter that ends a composition selects nothing in ${id}`, async ({ page, email, openWizard }) => {
    await openWizard(page, email);
    await openTab(page, tab);
    await composeAsSafari(page, id, "r");
    const options = page.getByRole("option");
    await expect(options.first()).toBeVisible();
    const answer = page.locator(`input[type=hidden][name="${id}"]`);
    const before = await answer.inputValue();
    await enterOfComposition(page, id);
    await expect(options.first()).toBeVisible();
    await expect(answer).toHaveValue(before);
    // The list is filtered shortly after typing, and only then has an option to select.
    await expect(page.locator(".options-list[aria-busy=true]")).toHaveCount(0);
    await expect(listField(page, id)).toHaveAttribute("aria-activedescendant", /./);
    await listField(page, id).press("Enter");
    await expect(answer).not.toHaveValue(before);
  });
