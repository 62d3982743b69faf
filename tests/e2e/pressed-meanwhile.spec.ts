import type { Page, Request } from "@playwright/test";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";

/** A separate portal: the view settings, ticks and marks set here do not affect other tests. */
test.use({ portalSettings: {}, locale: "en-US" });

/** Holds back PUT requests to matching URLs until released; `arrived` waits for that many responses. */
async function holdSaves(page: Page, address: RegExp) {
  const gate = Promise.withResolvers<void>();
  const held = (request: Request) => request.method() === "PUT" && address.test(request.url());
  await page.route(address, async (route) => {
    if (held(route.request())) await gate.promise;
    await route.continue();
  });
  let count = 0;
  page.on("response", (answer) => {
    if (held(answer.request()) && answer.ok()) count += 1;
  });
  return { letThrough: gate.resolve, arrived: (all: number) => expect.poll(() => count).toBe(all) };
}

test("a change to the queue's view is saved although the previous one is still being saved", async ({ page }) => {
  await openSignedIn(page, "buyer", "/gsrm");
  const saves = await holdSaves(page, /\/look$/);
  await page.getByText("Columns", { exact: true }).click();
  await page.getByRole("checkbox", { name: "Province" }).uncheck();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Compact" }).click();
  saves.letThrough();
  await saves.arrived(2);
  await page.reload();
  await expect(page.locator(".queue-rows tbody tr").first()).toHaveCSS("height", "32px");
  await expect(page.getByRole("columnheader", { name: "Province" })).toHaveCount(0);
});

test("checklist boxes ticked in quick succession are all saved, and none is reset", async ({ page }) => {
  await openSignedIn(page, "buyer", "/gsrm?search=川芯微");
  await page.locator(".queue-rows tbody th a").first().click();
  const boxes = page.locator(".checklist-item input");
  await expect(boxes).toHaveCount(4);
  const saves = await holdSaves(page, /\/checklist\//);
  for (const at of [0, 1, 2]) await boxes.nth(at).check();
  for (const at of [0, 1, 2]) await expect(boxes.nth(at)).toBeChecked();
  saves.letThrough();
  await saves.arrived(3);
  await expect(page.locator(".checklist-item small")).toHaveCount(3);
  await page.reload();
  for (const at of [0, 1, 2]) await expect(boxes.nth(at)).toBeChecked();
});

test("marks set in quick succession are saved on their own registration, even if the next one is already open", async ({
  page,
}) => {
  await openSignedIn(page, "buyer", "/gsrm");
  await page.locator(".queue-rows tbody th a").first().click();
  await expect(page.locator(".file-neighbours > span")).toHaveText(/1/);
  const address = page.url();
  const saves = await holdSaves(page, /\/marks$/);
  const marks = page.locator("[data-mark=agrees]");
  for (const at of [0, 1]) await marks.nth(at).click();
  await page.keyboard.press("j");
  await expect(page).not.toHaveURL(address);
  saves.letThrough();
  await saves.arrived(2);
  await expect(page.locator(".answer-mark.mark-agrees")).toHaveCount(0);
  await page.goto(address);
  await expect(page.locator(".answer-mark.mark-agrees")).toHaveCount(2);
});
