import type { Page } from "@playwright/test";
import { freePort, startPortal } from "../support/server";
import { expect, test } from "../support/portal";
import { complaints } from "../support/sound-screen";

/** The page lists every subject; opening a call shows its request, its response and its errors. */
async function readsWell(page: Page) {
  await expect(page.getByRole("heading", { name: /Base API of the supplier portal/ })).toBeVisible();
  await page.getByRole("link", { name: "registration", exact: true }).click();
  const start = page.locator(".opblock", { hasText: "Starts a registration with a confirmed email address" });
  await start.getByRole("button").first().click();
  await expect(start.getByText("Starts a registration with a confirmed email address").last()).toBeVisible();
  await expect(start.getByText("x-tenant-code")).toBeVisible();
  await expect(start.getByText("A refusal, with any status", { exact: false })).toBeVisible();
}

test("the demo serves the base API documentation within its content policy", async ({ page, request }) => {
  const heard = complaints(page);
  await page.goto("/docs");
  await readsWell(page);
  expect(heard).toEqual([]);
  const document = (await (await request.get("/openapi.json")).json()) as { openapi: string; paths: object };
  expect(document.openapi).toBe("3.1.0");
  expect(Object.keys(document.paths)).toContain("/api/v1/admin/tenant/tenantweb/init");
});

test("a standalone base API serves the documentation too; a portal on an external base API does not", async ({
  page,
}) => {
  const port = String(await freePort());
  const api = await startPortal({ PORT: port }, "base-api");
  await page.goto(`${api.url}/docs`);
  await readsWell(page);
  const portal = await startPortal({ BASE_API_URL: api.url });
  await page.goto(`${portal.url}/docs`);
  await expect(page).toHaveURL(`${portal.url}/404`);
  await portal.stop();
  await api.stop();
});
