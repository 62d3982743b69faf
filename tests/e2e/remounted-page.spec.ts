import type { Page } from "@playwright/test";
import { expect, test } from "../support/portal";
import { openTab } from "../support/wizard-screen";

/**
 * Makes React throw that many times when it changes nodes in this part of the page, as on a page modified by a browser extension.
 */
const breakPage = (page: Page, times: number, part = "#section-form") =>
  page.evaluate(
    ([count, selector]) => {
      let left = count;
      for (const name of ["removeChild", "insertBefore", "appendChild"] as const) {
        const native = Reflect.get(Node.prototype, name) as (this: Node, ...nodes: Node[]) => Node;
        Object.defineProperty(Node.prototype, name, {
          configurable: true,
          writable: true,
          value(this: Node, ...nodes: Node[]) {
            if (left > 0 && this instanceof Element && this.closest(selector)) {
              left--;
              throw new DOMException("The node is not a child of this node.", "NotFoundError");
            }
            return native.apply(this, nodes);
          },
        });
      }
    },
    [times, part] as const,
  );

test("a page that React fails to render is restored with the typed text, and with focus where it was", async ({
  page,
  email,
  openWizard,
}) => {
  await openWizard(page, email);
  await openTab(page, "basic");
  const name = page.locator("[name=companyName]");
  await name.fill("安科");
  await expect(page.locator(".save-status")).toHaveText(/^已于 .* 保存$/);
  await page.locator("[name=duns]").pressSequentially("1");
  await breakPage(page, 1);
  await name.press("End");
  await page.keyboard.insertText("精密");
  await page.keyboard.press("Tab");
  await page.locator("[name=officeSameAsRegistered]").check();
  await page.locator("[name=businessScope]").fill("结构件");
  await expect(page.locator(".save-status")).toHaveText(/^已于 .* 保存$/);
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(name).toHaveValue("安科精密");
    await expect(page.locator("[name=duns]")).toHaveValue("1");
    await expect(page.locator("[name=businessScope]")).toHaveValue("结构件");
    await expect(page.locator("[name=officeSameAsRegistered]")).toBeChecked();
  }
});

test("focus stays in its field", async ({ page, email, openWizard }) => {
  await openWizard(page, email);
  await openTab(page, "basic");
  await page.locator("[name=duns]").fill("12");
  await page.locator("[name=companyName]").focus();
  await page.keyboard.insertText("安科");
  await expect(page.locator(".save-status")).toHaveText(/^已于 .* 保存$/);
  await breakPage(page, 1, ".fields");
  await page.locator("[name=officeSameAsRegistered]").dispatchEvent("click");
  await expect(page.locator("[name=companyName]")).toBeFocused();
  await page.keyboard.insertText("精密");
  await expect(page.locator("[name=companyName]")).toHaveValue("安科精密");
  await expect(page.locator("[name=officeSameAsRegistered]")).toBeChecked();
  await expect(page.locator("[name=officeDetail]")).toBeHidden();
  await expect(page.locator("[name=duns]")).toHaveValue("12");
});

test("a page that cannot be rendered at all states that the typed text is retained", async ({
  page,
  email,
  openWizard,
}) => {
  await openWizard(page, email);
  await openTab(page, "basic");
  await page.route("**/autosave", (route) => route.abort());
  await page.locator("[name=companyName]").fill("安科");
  await expect(page.getByText("网络已断开")).toBeVisible();
  await breakPage(page, 1000);
  await page.locator(".rows-add").first().dispatchEvent("click");
  await expect(page.getByText("您刚才填写的内容保留在此窗口中")).toBeVisible();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.unroute("**/autosave");
  await page.getByRole("link", { name: "重新加载" }).click();
  await expect(page.locator("[name=companyName]")).toHaveValue("安科");
});
