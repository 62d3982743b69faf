import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Download, Page } from "@playwright/test";
import readExcelFile from "read-excel-file/node";
import { expect, test } from "../support/portal";
import { change, multiply, replaceMessages } from "../support/rows";
import { freePort, noCodes, type RunningPortal, startPortal } from "../support/server";
import { openSignedIn } from "../support/sign-in-screen";

// A separate portal: lists this long would slow down other tests.
test.use({ portalSettings: {}, locale: "zh-CN" });

const messages = "/gsrm/worksDetail/PrivateMessage";

async function signIn(page: Page, account: string, to = "/workspace") {
  await openSignedIn(page, account, to);
  await expect(page.locator(".top-bar")).toBeVisible();
}

async function sheetsOf(download: Download) {
  expect(await download.failure()).toBeNull();
  const sheets = await readExcelFile(await readFile(await download.path()));
  return { rows: sheets[0]?.data.slice(1) ?? [], notes: Object.fromEntries(sheets[1]?.data.slice(1) ?? []) };
}

/** Creates the given number of messages; only the first is inserted directly, the rest are copies. */
function createMessages(portal: RunningPortal, account: string, count: number) {
  replaceMessages(portal, account, 1);
  const where = `account_id = (select id from account where user_account = '${account}')`;
  multiply(portal, { table: "message", where, count: count - 1 }, (place) => ({ id: `${account}-${place}` }));
}

test("exporting five thousand registrations includes every filtered row, and the sheet states the filter, row count and time", async ({
  page,
  portal,
}) => {
  multiply(portal, { table: "registration", where: "state = 'preliminaryReview'", count: 5004 }, (place) => ({
    id: `many-${place}`,
    open_key: null,
    number: `SR-20240101-${200_000 + place}`,
    due_at: place % 2 ? "2024-01-15T00:00:00.000Z" : "2999-01-01T00:00:00.000Z",
  }));
  await signIn(page, "buyer", "/gsrm?late=1");
  const total = page.getByRole("navigation", { name: "翻页" }).getByText(/共 [\d,]+ 条/);
  const shown = Number(/共 ([\d,]+) 条/.exec((await total.textContent()) ?? "")?.[1]?.replaceAll(",", ""));
  expect(shown).toBeGreaterThanOrEqual(2502);
  const link = page.getByRole("link", { name: /^导出全部/ });
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toBe("registrations.xlsx");
  const { rows, notes } = await sheetsOf(download);
  expect(rows).toHaveLength(shown);
  expect(rows.every((row) => row.at(-1) === "是")).toBe(true);
  expect(notes["行数"]).toBe(String(shown));
  expect(notes["筛选条件"]).toBe("待处理，已逾期");
  expect(notes["导出时间"]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d（GMT\+8）$/);
  await expect(link).toBeVisible();
});

test("an export button shows progress during preparation, and works again once the download starts", async ({
  page,
  portal,
}) => {
  createMessages(portal, "supplier", 1001);
  await signIn(page, "supplier", messages);
  const link = page.getByRole("link", { name: "导出 Excel" });
  // Until React hydrates the page it is a plain link, as without scripts.
  const isLive = (element: HTMLElement | SVGElement) =>
    Object.keys(element).some((key) => key.startsWith("__reactProps"));
  await expect.poll(() => link.evaluate(isLive)).toBe(true);
  // The intermediate label disappears too quickly for a check to catch, so an observer records it.
  await link.evaluate((element) => {
    const note = () => document.body.setAttribute("data-seen", `${element.textContent} ${element.ariaDisabled}`);
    new MutationObserver((_, observer) => {
      note();
      observer.disconnect();
    }).observe(element, { childList: true, characterData: true, subtree: true });
  });
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  await expect(page.locator("body")).toHaveAttribute("data-seen", "正在准备… true");
  expect((await sheetsOf(download)).rows).toHaveLength(1001);
  await expect(link).toBeVisible();
});

test("a list too long for a workbook is rejected on its page, and nothing is downloaded", async ({ page, portal }) => {
  replaceMessages(portal, "buyer2", 1);
  change(
    portal,
    `insert into message (id, account_id, title_zh, title_en, body_zh, body_en, to_path, created_at, read_at, is_alarm)
     with recursive place(n) as (select 1 union all select n + 1 from place where n < 1000000)
     select 'n' || n, account_id, title_zh, title_en, body_zh, body_en, to_path, created_at, created_at, is_alarm
     from place cross join (select * from message
       where account_id = (select id from account where user_account = 'buyer2') limit 1)`,
  );
  await signIn(page, "buyer2", messages);
  await page.getByRole("link", { name: "导出 Excel" }).click();
  await expect(page.getByRole("alert")).toContainText("超过 1,000,000 行");
  await expect(page.getByRole("heading", { level: 1, name: "站内消息" })).toBeVisible();
});

test("an export whose base API fails midway is aborted, not delivered as a complete file", async ({ page }) => {
  const port = String(await freePort());
  const own = { ...noCodes, PORT: port, PUBLIC_ORIGIN: `http://localhost:${port}` };
  const api = await startPortal({ ...own, PORT: String(await freePort()) }, "base-api");
  createMessages(api, "supplier", 3000);
  const failing = await failingAfterFirstPiece(api.url.replace("localhost", "127.0.0.1"));
  const portal = await startPortal({ ...own, BASE_API_URL: failing.url });
  await signIn(page, "supplier", `${portal.url}${messages}`);
  await expect(page.request.get(`${portal.url}/workspace/export/messages`)).rejects.toThrow();
  await portal.stop();
  await failing.stop();
  await api.stop();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the export is a plain link", async ({ page, portal }) => {
    createMessages(portal, "supplier2", 12);
    await signIn(page, "supplier2", `${messages}?filter=unread`);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "导出 Excel" }).click(),
    ]);
    const { rows, notes } = await sheetsOf(download);
    expect(rows).toHaveLength(12);
    expect(notes["筛选条件"]).toBe("未读");
  });
});

/** A base API that responds to everything except requests for the later pages of an export. */
async function failingAfterFirstPiece(target: string) {
  const server = createServer(async (request, response) => {
    const address = new URL(request.url ?? "/", target);
    if (address.pathname.includes("/exports/") && address.searchParams.has("after")) {
      response.writeHead(500).end();
      return;
    }
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers))
      if (!["connection", "host", "content-length", "transfer-encoding"].includes(name))
        headers.set(name, String(value));
    const body = pieces.length > 0 ? Buffer.concat(pieces) : undefined;
    const answer = await fetch(address, { method: request.method, headers, body, redirect: "manual" });
    const passed = [...answer.headers].filter(
      ([name]) => !["connection", "content-encoding", "content-length", "transfer-encoding"].includes(name),
    );
    response.writeHead(answer.status, passed.flat()).end(Buffer.from(await answer.arrayBuffer()));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
