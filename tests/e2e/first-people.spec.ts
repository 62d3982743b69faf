import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { test as base } from "@playwright/test";
import { hydrated } from "../support/hydrated";
import { codeIn, startMailServer } from "../support/emails";
import { printedLinks, runAdmin } from "../support/operator";
import { expect } from "../support/portal";
import { freePort, startPortal } from "../support/server";
import { complaints, isSound } from "../support/sound-screen";
import { typeCode } from "../support/type-code";

const password = "a horse that flies at night";
const people = [
  ["--company", "采购中心"],
  ["--super-admin", "周敏 <zhou@brand.example>"],
  ["--manager", "陈静 <chen@brand.example>", "--manager", "赵磊 <zhao@brand.example>"],
].flat();

type FirstDay = { links: Map<string, string>; codeFor: (email: string) => Promise<string>; url: string };

/** A portal on a company's first day: no data, a real mail server, and the links printed for the operator. */
const test = base.extend<{ firstDay: FirstDay }>({
  firstDay: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), "first-day-"));
    const mail = await startMailServer();
    const port = String(await freePort());
    const url = `http://localhost:${port}`;
    const settings = {
      FOLDER: folder,
      PORT: port,
      DEMO: "0",
      PUBLIC_ORIGIN: url,
      SESSION_SECRET: "a secret of the first day and long enough",
      SMTP_URL: mail.url,
      MAIL_FROM: "suppliers@brand.example",
      BRAND_NAME: "星澜终端|Starlan Devices",
      SUPPORT_EMAIL: "help@brand.example",
      DATABASE_URL: `file:${folder}/portal.db`,
      STORAGE_URL: `file:${folder}/files`,
    };
    const portal = await startPortal(settings);
    const links = printedLinks(await runAdmin(settings, "first", ...people));
    const codeFor = async (email: string) => {
      await expect.poll(() => mail.emailsTo(email).map(codeIn).find(Boolean)).toBeTruthy();
      return codeIn(mail.emailsTo(email).at(-1));
    };
    await use({ links, codeFor, url });
    await portal.stop();
    await mail.stop();
    await rm(folder, { recursive: true, force: true });
  },
});

for (const { language, locale, width, words } of [
  {
    language: "zh",
    locale: "zh-CN",
    width: 1280,
    words: { title: "加入供应商协同平台", common: /常见/, done: "账号已开通", gone: "链接已失效", greeting: /陈静/ },
  },
  {
    language: "en",
    locale: "en-US",
    width: 375,
    words: {
      title: "Join the supplier portal",
      common: /common/,
      done: "Your account is ready",
      gone: "This link no longer works",
      greeting: /陈静/,
    },
  },
])
  test.describe(`${language} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 812 } });

    test("a manager opens an account by a link and signs in with a code, and the link cannot be used again", async ({
      page,
      firstDay: { links, codeFor, url },
    }) => {
      const heard = complaints(page);
      const link = links.get("chen@brand.example") ?? "";
      await page.goto(link);
      const title = page.getByRole("heading", { level: 1 });
      await expect(title).toHaveText(words.title);
      await hydrated(page.locator("[name=password]"));
      await isSound(page, language, heard, 360);

      await page.locator("[name=password]").fill("password1234");
      await page.locator("[name=repeat]").fill("password1234");
      await page.keyboard.press("Enter");
      await expect(page.locator(".field-error")).toHaveText(words.common);
      await expect(page.locator("[name=password]")).toBeFocused();

      await page.locator("[name=password]").fill(password);
      await page.locator("[name=repeat]").fill(password);
      await page.keyboard.press("Enter");
      await expect(title).toHaveText(words.done);
      await isSound(page, language, heard, 360);

      await page.locator("main a.button-primary").click();
      await page.locator("[name=account]").fill("chen@brand.example");
      await page.locator("[name=password]").fill(password);
      await page.keyboard.press("Enter");
      await typeCode(page, await codeFor("chen@brand.example"));
      await expect(title).toHaveText(words.greeting);
      expect(page.url()).toBe(`${url}/workspace`);

      const answer = await page.goto(link);
      expect(answer?.status()).toBe(410);
      expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
      await expect(title).toHaveText(words.gone);
      await isSound(page, language, [], 360);
    });
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the account can still be opened", async ({ page, firstDay: { links } }) => {
    await page.goto(links.get("zhao@brand.example") ?? "");
    await page.locator("[name=password]").fill(password);
    await page.locator("[name=repeat]").fill("something else entirely");
    await page.keyboard.press("Enter");
    await expect(page.locator("[name=repeat]")).toHaveAttribute("aria-invalid", "true");
    await page.locator("[name=password]").fill(password);
    await page.locator("[name=repeat]").fill(password);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("账号已开通");
  });
});
