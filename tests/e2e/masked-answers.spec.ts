import { acme } from "../support/company";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isAccessible, isSound } from "../support/sound-screen";
import { openTab, submitEveryTab } from "../support/wizard-screen";

// A separate portal: its queue contains the returned registration.
test.use({ portalSettings: {} });

test("after a return, a masked number can be revealed in its field by keyboard, or typed again without revealing it", async ({
  page,
  browser,
  portal,
  email,
  openWizard,
}) => {
  const heard = complaints(page);
  await openWizard(page, email);
  await submitEveryTab(page);

  const desk = await (await browser.newContext({ baseURL: portal.url })).newPage();
  await openSignedIn(desk, "buyer", `/gsrm?view=all&search=${encodeURIComponent(acme.basic.text.companyName)}`);
  await desk.locator(".queue-rows tbody th a").first().click();
  await desk.locator(".decision-buttons button", { hasText: "退回修改" }).click();
  await desk.locator("#decision-reason").fill("请核对");
  // Wait for the automatic preview, because a press before it would have another effect than one after it.
  await expect(desk.locator(".email-preview")).toContainText("请核对");
  await desk.locator(".decision-dialog button[type=submit]").click();
  await expect(desk.locator(".decision-dialog")).toBeHidden();

  await openTab(page, "bank");
  const number = page.locator('[name="banks[0].accountNumber"]');
  await page.locator(".row-edit").first().click();
  await expect(number).toHaveValue(/^\*{4}\d{4}$/);
  await expect(page.getByText("查看会被记录")).toBeVisible();
  const show = page.locator('[id="field-banks[0].accountNumber"]').getByRole("button", { name: /^显示完整的/ });
  await isSound(page, "zh", heard, 375);
  await number.focus();
  await page.keyboard.press("Tab");
  await expect(show).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(number).toHaveValue(/^\d{12,}$/);
  await expect(number).toBeFocused();
  await expect(show).toHaveCount(0);
  const full = await number.inputValue();
  await number.fill(`${full.slice(0, -1)}7`);
  await expect(page.getByText(/已于 .* 保存/)).toBeVisible();
  await page.reload();
  await expect(number).toHaveValue(`****${full.slice(-4, -1)}7`);

  await page.context().addCookies([{ name: "lang", value: "en", url: portal.url }]);
  await openTab(page, "basic");
  await page.locator(".row-edit").first().click();
  const identity = page.locator('[name="shareholders[0].identityId"]');
  await expect(identity).toHaveValue(/^\*{4}/);
  await expect(
    page.locator('[id="field-shareholders[0].identityId"]').getByRole("button", { name: /^Show .+ in full$/ }),
  ).toBeVisible();
  await isAccessible(page);
  await identity.fill("11010519491231002X");
  await expect(page.locator('[id="field-shareholders[0].identityId"]').getByRole("button")).toHaveCount(0);
  await expect(page.getByText(/Saved at|Saved/).first()).toBeVisible();
});
