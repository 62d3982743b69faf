import type { Page } from "@playwright/test";
import { chooseFromList, listField } from "../support/company";
import { expect, test } from "../support/portal";

const place = (page: Page) => listField(page, "registeredProvince");
const chosenPlace = (page: Page) =>
  ["registeredProvince", "registeredCity"].map((name) => page.locator(`input[name=${name}]`));

async function isShenzhen(page: Page) {
  await expect(page.locator("input[name=registeredProvince]")).toHaveValue("440000");
  await expect(page.locator("input[name=registeredCity]")).toHaveValue("440300");
}

test("a link to the city leads to the combined field of province and city, which shows the errors of both", async ({
  page,
  email,
  openWizard,
}) => {
  await openWizard(page, email, "/register/basic?check=1#registeredCity");
  await expect(place(page)).toHaveRole("combobox");
  await expect(place(page)).toBeFocused();
  await expect(place(page)).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator("#field-registeredProvince")).toContainText("至少选择两级");
});

test("browsing another province and leaving keeps the chosen place; clearing the text removes it", async ({
  page,
  email,
  openWizard,
}) => {
  await openWizard(page, email);
  await chooseFromList(page, "registeredCity", "shenzhen");
  await chooseFromList(page, "registeredProvince", "hunan");
  await page.keyboard.type("c");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Tab");
  await expect(place(page)).toHaveValue("广东省 / 深圳市");
  await isShenzhen(page);
  await place(page).fill("");
  await page.keyboard.press("Tab");
  for (const answer of chosenPlace(page)) await expect(answer).toHaveValue("");
});

test("a country without listed provinces shows no province field, and switching back to China restores the place", async ({
  page,
  email,
  openWizard,
}) => {
  await openWizard(page, email);
  await chooseFromList(page, "registeredCity", "shenzhen");
  await isShenzhen(page);
  await chooseFromList(page, "registeredCountry", "DE");
  for (const answer of chosenPlace(page)) await expect(answer).toHaveCount(0);
  await chooseFromList(page, "registeredCountry", "CN");
  await expect(place(page)).toHaveValue("广东省 / 深圳市");
  await isShenzhen(page);
});
