import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { acme, smallPdf } from "../support/company";
import { type RunningPortal, startPortal } from "../support/server";
import { demoPassword } from "../support/sign-in";
import type { Browser } from "./browser";
import { openFirefox } from "./firefox";
import { type Language, type Screen, screenOf } from "./screen";
import { openWebKit } from "./webkit";

/** The folder with the pictures, for manual inspection. */
const pictures = "test-results/engines";
const height = 812;

/** The browsers found by scripts/engines.mjs. */
const engines = [
  { engine: "firefox", start: () => openFirefox(process.env.FIREFOX ?? "firefox-esr") },
  { engine: "webkit", start: () => openWebKit(process.env.MINI_BROWSER ?? "MiniBrowser") },
];
const views: { language: Language; width: number }[] = [
  { language: "zh", width: 1280 },
  { language: "en", width: 375 },
];

describe.each(engines.flatMap((engine) => views.map((view) => ({ ...engine, ...view }))))(
  "$engine, $language at $width px",
  ({ engine, start, language, width }) => {
    let portal: RunningPortal;
    let browser: Browser;
    let screen: Screen;

    beforeAll(async () => {
      await mkdir(pictures, { recursive: true });
      // Emails go to the demo mailbox, and a sign-in requires a code.
      portal = await startPortal({ SMTP_URL: "" });
      browser = await start();
      await browser.resize(width, height);
      screen = screenOf(browser, portal.url);
    });
    beforeEach(({ onTestFailed }) => {
      onTestFailed(({ task }) =>
        browser.picture(`${pictures}/failed-${engine}-${language}-${task.name.slice(0, 30)}.png`),
      );
    });
    afterAll(async () => {
      await browser?.close();
      await portal?.stop();
    });

    async function looksRight(name: string) {
      expect(await screen.overflow()).toBe(0);
      await screen.picture(`${pictures}/${engine}-${language}-${name}.png`, width, height);
    }

    test("a registration is started with the code from the mailbox", async () => {
      const email = "wang.fang@acme.example";
      await screen.open("/home");
      await screen.speak(language);
      await looksRight("home");
      await screen.openServed("/register", "#consentAgreementFlag");
      await looksRight("country");
      await screen.click("#consentAgreementFlag");
      await screen.click("form#before button[type=submit]");
      await expect.poll(screen.isServed("[name=name]")).toBe(true);
      await screen.type("[name=name]", "王芳");
      await screen.type("[name=email]", email);
      await screen.click("button[value=send]");
      await expect.poll(screen.isServed("[name=code]")).toBe(true);
      await looksRight("code");
      await screen.type("[name=code]", await screen.codeFor(email));
      await expect.poll(screen.path).toBe("/register/basic");
    });

    test("typed text is saved automatically and survives a reload", async () => {
      await screen.openServed("/register/basic", "[name=companyName]");
      await screen.type("[name=companyName]", acme.basic.text.companyName);
      await screen.type("[name=registeredCapital]", "10000000");
      await screen.click("[name=companyType][value=manufacturer]");
      await choose("registeredProvince", acme.basic.list.registeredProvince[language === "zh" ? 1 : 2] ?? "");
      await expect.poll(screen.isThere(".save-saved")).toBe(true);
      await screen.openServed("/register/basic", "[name=companyName]");
      await expect.poll(screen.value("[name=companyName]")).toBe(acme.basic.text.companyName);
      await expect.poll(screen.value("[name=registeredProvince]")).toBe("440000");
      await expect.poll(screen.count("[name=companyType][value=manufacturer]:checked")).toBe(1);
    });

    /** Opens a list of values, searches, and selects the first result. */
    async function choose(field: string, query: string) {
      await screen.click(`[id="${field}"]`);
      await screen.type("[role=dialog] [name=meaning]", query);
      await screen.press("Enter");
      await expect.poll(screen.count("[role=dialog] table[aria-busy=false] tbody tr")).toBe(1);
      await looksRight("picker");
      await screen.click("[role=dialog] tbody td");
      await screen.click("[role=dialog] .picker-foot .button-primary");
      await expect.poll(screen.count("[role=dialog]")).toBe(0);
    }

    test("missing answers are listed, and focus moves to the first", async () => {
      await screen.openServed("/register/basic", "[name=companyName]");
      await screen.click("#section-form button[value=continue]");
      await expect.poll(screen.hasFocus(".field:has(.field-error)")).toBe(true);
      await expect.poll(screen.isThere(".notice-error li a")).toBe(true);
      await looksRight("errors");
      await screen.click('.notice-error a[href="#legalRepresentative"]');
      await expect.poll(screen.hasFocus("[name=legalRepresentative]")).toBe(true);
    });

    test("a row is added, removed and restored", async () => {
      await screen.openServed("/register/basic", "[name=companyName]");
      const table = '[data-table="shareholders"]';
      const rows = `${table} > .rows-body > .row-slot`;
      await screen.click(`${table} > .rows-add`);
      await expect.poll(screen.count(rows)).toBe(2);
      await expect.poll(screen.hasFocus(`${rows}:nth-child(2)`)).toBe(true);
      await screen.type('[name="shareholders[1].name"]', "李雷");
      await screen.click(`${rows}:nth-child(2) .row-remove`);
      await expect.poll(screen.hasFocus(".row-undo")).toBe(true);
      await looksRight("row-removed");
      await screen.press("Enter");
      await expect.poll(screen.value('[name="shareholders[1].name"]')).toBe("李雷");
      await expect.poll(screen.isThere(".save-saved")).toBe(true);
    });

    test("an uploaded file survives a reload", async () => {
      const file = path.resolve(pictures, "licence.pdf");
      await writeFile(file, smallPdf());
      const upload = '[name="upload.attachments[0].file"]';
      await screen.openServed("/register/attachment", upload);
      await screen.chooseFile(upload, file);
      await expect.poll(screen.isThere("[data-stored-file] a")).toBe(true);
      await expect.poll(screen.isThere(".save-saved")).toBe(true);
      await screen.openServed("/register/attachment", upload);
      await expect.poll(screen.isThere("[data-stored-file] a")).toBe(true);
      await looksRight("attachment");
    });

    test("a purchasing manager signs in, opens a registration and returns it with a comment", async () => {
      await screen.open("/workspace");
      await expect.poll(screen.isServed("form#sign-in")).toBe(true);
      await looksRight("sign-in");
      await screen.type("[name=account]", "buyer");
      await screen.type("[name=password]", demoPassword);
      await screen.click("form#sign-in button[type=submit]");
      await expect.poll(screen.isServed("[name=code]")).toBe(true);
      await screen.type("[name=code]", await screen.codeFor("buyer@demo.example"));
      await expect.poll(screen.isThere(".greeting")).toBe(true);
      await looksRight("workspace");
      await screen.open("/gsrm");
      await expect.poll(screen.isThere("[data-subapp] table tbody a")).toBe(true);
      await looksRight("queue");
      await screen.click("[data-subapp] table tbody a");
      await expect.poll(screen.isThere(".decision")).toBe(true);
      await screen.click("details.flag summary");
      await screen.type("details.flag[open] textarea", "请核对");
      await screen.click("[name=event][value=return]");
      await screen.type("#decision-reason", "请补充资料");
      await looksRight("file");
      await screen.click(".decision button[type=submit]");
      await expect.poll(screen.hasFocus("#confirm-title")).toBe(true);
      await screen.click(".decision-confirm button[type=submit]");
      await expect.poll(screen.count("[name=event]")).toBe(0);
      await looksRight("returned");
    });
  },
);
