import { expect, type Page } from "@playwright/test";
import { hydrated } from "./hydrated";

type Invited = { name: string; email: string; country: string };

/** Fills in the invitation form, choosing the country by keyboard, and sends it. */
export async function inviteCompany(page: Page, { name, email, country }: Invited) {
  const form = page.locator(".invite-form");
  await hydrated(form.locator("[name=companyName]"));
  await form.locator("[name=companyName]").fill(name);
  await form.locator("[name=email]").fill(email);
  await form.getByRole("combobox", { name: /注册国家或地区|Country or region/ }).fill(country);
  await expect(form.getByRole("combobox").first()).toHaveAttribute("aria-activedescendant", /./);
  await page.keyboard.press("Enter");
  await form.locator("[name=language]").selectOption("en");
  await form.locator("[name=language]").press("Enter");
  await form.getByRole("button", { name: /发送邀请|Send invitation/ }).click();
}
