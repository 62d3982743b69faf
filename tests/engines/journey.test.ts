import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, test } from "vitest";
import { acme, smallPdf } from "../support/company";
import { type RunningPortal, startPortal } from "../support/server";
import { demoPassword } from "../support/sign-in";
import type { Browser } from "./browser";
import { openFirefox } from "./firefox";
import { type Language, type Screen, screenOf } from "./screen";
import { openWebKit } from "./webkit";

/** Where the pictures lie that somebody may look at. */
const pictures = "test-results/engines";
const height = 812;

/** Where scripts/engines.mjs found the browsers. */
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
      // Letters go to the mailbox of the demo, and a sign-in asks for a code.
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
      await screen.fits();
      await screen.picture(`${pictures}/${engine}-${language}-${name}.png`, width, height);
    }

    test("a registration is begun with the code from the mailbox", async () => {
      const email = "wang.fang@acme.example";
      await screen.open("/home");
      await screen.speak(language);
      await looksRight("home");
      await screen.openServed("/register", "#consentAgreementFlag");
      await looksRight("country");
      await screen.click("#consentAgreementFlag");
      await screen.click("form#before button[type=submit]");
      await screen.isServed("[name=name]");
      await screen.type("[name=name]", "王芳");
      await screen.type("[name=email]", email);
      await screen.click("button[value=send]");
      await screen.isServed("[name=code]");
      await looksRight("code");
      await screen.type("[name=code]", await screen.codeFor(email));
      await screen.click("button[value=start]");
      await screen.path().toBe("/register/basic");
    });

    test("what is typed is saved by itself, and there after a reload", async () => {
      await screen.openServed("/register/basic", "[name=companyName]");
      await screen.type("[name=companyName]", acme.basic.text.companyName);
      await screen.type("[name=registeredCapital]", "10000000");
      await screen.click("[name=companyType][value=manufacturer]");
      await choose("registeredProvince", acme.basic.list.registeredProvince[language === "zh" ? 1 : 2] ?? "");
      await screen.is(".save-saved");
      await screen.openServed("/register/basic", "[name=companyName]");
      await screen.value("[name=companyName]").toBe(acme.basic.text.companyName);
      await screen.value("[name=registeredProvince]").toBe("440000");
      await screen.counts("[name=companyType][value=manufacturer]:checked").toBe(1);
    });

    /** Opens a list of values, searches, and takes the first thing found. */
    async function choose(field: string, query: string) {
      await screen.click(`[id="${field}"]`);
      await screen.type("[role=dialog] [name=meaning]", query);
      await screen.press("Enter");
      await screen.counts("[role=dialog] table[aria-busy=false] tbody tr").toBe(1);
      await looksRight("picker");
      await screen.click("[role=dialog] tbody td");
      await screen.click("[role=dialog] .picker-foot .button-primary");
      await screen.counts("[role=dialog]").toBe(0);
    }

    test("what is missing is listed, and the keyboard goes to it", async () => {
      await screen.openServed("/register/basic", "[name=companyName]");
      await screen.click("#section-form button[value=continue]");
      await screen.hasFocus(".field:has(.field-error)");
      await screen.is(".notice-error li a");
      await looksRight("errors");
      await screen.click('.notice-error a[href="#legalRepresentative"]');
      await screen.hasFocus("[name=legalRepresentative]");
    });

    test("a row is added, removed and brought back", async () => {
      await screen.openServed("/register/basic", "[name=companyName]");
      const table = '[data-table="shareholders"]';
      const rows = `${table} > .rows-body > .row-slot`;
      await screen.click(`${table} > .rows-add`);
      await screen.counts(rows).toBe(2);
      await screen.hasFocus(`${rows}:nth-child(2)`);
      await screen.type('[name="shareholders[1].name"]', "李雷");
      await screen.click(`${rows}:nth-child(2) .row-remove`);
      await screen.hasFocus(".row-undo");
      await looksRight("row-removed");
      await screen.press("Enter");
      await screen.value('[name="shareholders[1].name"]').toBe("李雷");
      await screen.is(".save-saved");
    });

    test("a file is uploaded, and there after a reload", async () => {
      const file = path.resolve(pictures, "licence.pdf");
      await writeFile(file, smallPdf());
      const upload = '[name="upload.attachments[0].file"]';
      await screen.openServed("/register/attachment", upload);
      await screen.chooseFile(upload, file);
      await screen.is("[data-stored-file] a");
      await screen.is(".save-saved");
      await screen.openServed("/register/attachment", upload);
      await screen.is("[data-stored-file] a");
      await looksRight("attachment");
    });

    test("a purchasing manager signs in, opens a registration and returns it with a comment", async () => {
      await screen.open("/workspace");
      await screen.isServed("form#sign-in");
      await looksRight("sign-in");
      await screen.type("[name=account]", "buyer");
      await screen.type("[name=password]", demoPassword);
      await screen.click("form#sign-in button[type=submit]");
      await screen.isServed("[name=code]");
      await screen.type("[name=code]", await screen.codeFor("buyer@demo.example"));
      await screen.click("button[value=code]");
      await screen.is(".greeting");
      await looksRight("workspace");
      await screen.open("/gsrm");
      await screen.is("[data-subapp] table tbody a");
      await looksRight("queue");
      await screen.click("[data-subapp] table tbody a");
      await screen.is(".decision");
      await screen.click("details.flag summary");
      await screen.type("details.flag[open] textarea", "请核对");
      await screen.click("[name=event][value=return]");
      await screen.type("#decision-reason", "请补充资料");
      await looksRight("file");
      await screen.click(".decision button[type=submit]");
      await screen.hasFocus("#confirm-title");
      await screen.click(".decision-confirm button[type=submit]");
      await screen.counts("[name=event]").toBe(0);
      await looksRight("returned");
    });
  },
);
