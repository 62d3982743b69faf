import type { Browser, Page } from "@playwright/test";
import { pdfOf } from "../support/documents";
import { textOf } from "../support/emails";
import { expect, test } from "../support/portal";
import { noCodes, type RunningPortal, startPortal } from "../support/server";
import { bankChangeWords } from "../support/bank-change-words";
import { openSignedIn } from "../support/sign-in-screen";
import { anyAddress } from "../faults/client";
import { complaints, isSound } from "../support/sound-screen";
import { typeCode } from "../support/type-code";

/** The company name in either language. */
const company = /深圳市安科精密有限公司|Shenzhen Anke Precision/;
type Words = (typeof bankChangeWords)[number]["words"];

const proof = { name: "开户许可证.pdf", mimeType: "application/pdf" };

/** The points at which the contact stops the change; the bank details stay the same each time. */
const points = ["proposed", "onceApproved", "scheduled", "denied"] as const;

/** A separate browser context, signed in if an account is given. */
async function person(browser: Browser, portal: RunningPortal, locale: string, path: string, account?: string) {
  const context = await browser.newContext({
    baseURL: portal.url,
    locale,
    viewport: { width: 1280, height: 900 },
    extraHTTPHeaders: { "x-forwarded-for": anyAddress() },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  if (account) await openSignedIn(page, account, path);
  else await page.goto(path);
  return page;
}

/** A reviewer opens the pending change. */
async function openChange(page: Page) {
  await page.goto("/gsrm/changes");
  await page.getByRole("link", { name: company }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(company);
}

async function recordCall(page: Page, words: Words, outcome: "confirmed" | "denied") {
  await page.getByRole("radio", { name: words[outcome] }).check();
  await page.getByRole("button", { name: words.record }).click();
  await expect(page.locator("#call-note")).toBeFocused();
  await expect(page.locator("#call-note-problem")).toContainText(words.noteNeeded);
  await page.getByLabel(words.note).fill("王芳");
  await page.getByRole("button", { name: words.record }).click();
}

/** Approves by keyboard alone, at first without having ticked the box. */
async function approve(page: Page, words: Words, state: string) {
  const box = page.getByRole("checkbox", { name: words.compared });
  await page.getByRole("button", { name: words.approve, exact: true }).press("Enter");
  await expect(page.getByRole("button", { name: words.approveNow })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#compared-problem")).toContainText(words.comparedNeeded);
  await expect(box).toBeFocused();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: words.approveNow }).press("Enter");
  await expect(page.locator(".file-name .badge")).toHaveText(state);
}

/** The current step, with its actor. */
const currentStep = (page: Page) => page.locator("[aria-current=step]");

/** Shows both account numbers in full, after their ends with the digits that differ marked. */
async function showInFull(page: Page, words: Words) {
  const row = page.getByRole("row", { name: words.account });
  await expect(row.locator("mark")).toHaveText(["2", "3", "4", "5", "1", "2", "3", "3"]);
  for (const side of [1, 0]) await row.getByRole("button", { name: words.show }).nth(side).click();
  await expect(row.getByRole("button")).toHaveCount(0);
  await expect(row.locator("td").first()).toContainText("400002770920012345");
  await expect(row.locator("mark").first()).toHaveText("4");
}

/** Each point runs in one language only, so each language covers two points. */
const cases = points.map((point, at) => ({ point, at, ...bankChangeWords[at % bankChangeWords.length]! }));

for (const { point, at, code, locale, words } of cases)
  test(`in ${code}, with four users: a bank change that is stopped when it is ${point} never takes effect`, async ({
    browser,
    codeFor,
    mail,
  }) => {
    test.setTimeout(240_000);
    // Codes are rate-limited, so each test has its own portal.
    const portal = await startPortal({ ...noCodes, SMTP_URL: mail.url });
    const before = mail.count();
    const supplier = await person(browser, portal, locale, "/gcis/company/bank/change", "supplier");
    const heard = complaints(supplier);
    await supplier.getByLabel(words.account).fill(`62220210011122${code === "zh" ? 1 : 2}${at}33`);
    await expect(supplier.locator(".help summary").first()).toContainText(words.help);
    if (at < bankChangeWords.length)
      await supplier.screenshot({ path: test.info().outputPath(`propose-${code}.png`), fullPage: true });
    await supplier.getByRole("button", { name: words.send }).click();
    await expect(supplier.locator("#proof-problem")).toContainText(words.proofNeeded);
    const pick = supplier.getByLabel(words.proof);
    await expect(pick).toBeFocused();
    await pick.setInputFiles({ ...proof, buffer: pdfOf(1) });
    await expect(supplier.getByRole("link", { name: proof.name })).toBeVisible();
    await supplier.reload();
    await expect(supplier.getByRole("link", { name: proof.name })).toBeVisible();
    await expect(supplier.locator("#proof-problem")).toBeEmpty();
    await supplier.getByRole("button", { name: words.send }).click();
    await typeCode(supplier, await codeFor("supplier@demo.example"));
    await expect(supplier.getByText(words.underReview)).toBeVisible();

    const first = await person(browser, portal, locale, "/gsrm/changes", "buyer");
    const second = await person(browser, portal, locale, "/gsrm/changes", "buyer2");
    heard.push(...complaints(first), ...complaints(second));
    await expect(supplier.getByRole("link", { name: proof.name })).toBeVisible();
    await openChange(first);
    await openChange(second);
    const card = first.getByRole("region", { name: words.proof });
    await expect(card.getByRole("link", { name: proof.name })).toBeVisible();
    await card.locator("iframe").scrollIntoViewIfNeeded();
    await expect(card.getByText(words.opened)).toBeAttached();
    await first.reload();
    await expect(card.getByText(words.opened)).toBeAttached();
    if (at < bankChangeWords.length) {
      await isSound(first, code, heard, 375);
      await first.screenshot({ path: test.info().outputPath(`change-${code}.png`), fullPage: true });
    }

    if (point === "onceApproved" || point === "scheduled") {
      await recordCall(first, words, "confirmed");
      await expect(first.locator("#calls-title")).toBeVisible();
      await first.keyboard.press("a");
      await approve(first, words, words.second);
      await expect(currentStep(first)).toContainText(words.others);
      // The second reviewer's page was loaded before the call, so it is reloaded first.
      await second.reload();
    }
    if (point === "scheduled") {
      await expect(currentStep(second)).toContainText(words.step);
      await showInFull(second, words);
      await approve(second, words, words.scheduled);
      await expect(second.locator(".change-clock")).toContainText(words.left);
      await expect(second.locator(".call-again")).not.toHaveAttribute("open");
      await first.reload();
      await first.screenshot({ path: test.info().outputPath(`scheduled-${code}.png`), fullPage: true });
    }

    if (point === "denied") await recordCall(first, words, "denied");
    else {
      await expect.poll(() => mail.emailsTo("fang.wang@anke.example", before).length).toBeGreaterThan(0);
      const message = mail.emailsTo("fang.wang@anke.example", before).at(-1);
      const link = /https?:\S+\/stop-change\/\S+/.exec(message ? textOf(message) : "")?.[0] ?? "";
      const { pathname, search } = new URL(link);
      const contact = await person(browser, portal, locale, pathname + search);
      await contact.screenshot({ path: test.info().outputPath(`stop-${code}.png`), fullPage: true });
      await contact.getByRole("button", { name: words.stop }).click();
      await expect(contact.getByRole("heading", { level: 1, name: words.stopped })).toBeVisible();
      await expect(contact.getByText(words.approvedAt)).toHaveCount(point === "proposed" ? 0 : 1);
      await expect(contact.getByText(words.waiting)).toHaveCount(0);
      await contact.context().close();
    }

    // A decision from an outdated page is rejected, retains the typed text and offers to reload.
    await second.locator("#refusal-reason").fill("联系人表示不是本公司提出");
    const [end, endNow] = point === "scheduled" ? [words.end, words.endNow] : [words.refuse, words.refuseNow];
    await second.getByRole("button", { name: end, exact: true }).click();
    await second.getByRole("button", { name: endNow }).click();
    await expect(second.getByRole("alert")).toContainText(words.outdated);
    await second.screenshot({ path: test.info().outputPath(`outdated-${code}.png`), fullPage: true });
    await second.getByRole("button", { name: words.reload }).click();
    await expect(second.locator(".file-name .badge")).toHaveText(words.frozen);
    await expect(second.locator("#refusal-reason")).toHaveValue("联系人表示不是本公司提出");
    if (point !== "denied") await expect(second.getByText(words.hasStopped)).toBeVisible();
    await second.screenshot({ path: test.info().outputPath(`stopped-${code}.png`), fullPage: true });
    await second.getByRole("button", { name: words.refuse, exact: true }).click();
    await second.getByRole("button", { name: words.refuseNow }).click();
    await expect(second.locator(".file-name .badge")).toHaveText(words.refused);
    await expect(second.locator(".evidence-links a")).toHaveCount(2);

    await first.goto("/gsrm/worksDetail/PrivateMessage");
    await expect(first.getByText(words.alarm).filter({ hasText: company }).first()).toBeVisible();
    await supplier.reload();
    const download = supplier.waitForEvent("download");
    await supplier.locator(".evidence-links a[href$=pdf]").click();
    expect((await download).suggestedFilename()).toMatch(/-change-bank-[\d-]+\.pdf$/);
    await isSound(supplier, code, heard, 375);
    await supplier.screenshot({ path: test.info().outputPath(`evidence-${code}.png`), fullPage: true });
    await supplier.goto("/gcis/company");
    await expect(supplier.getByText("****2345").first()).toBeVisible();
    expect(heard).toEqual([]);
    for (const page of [supplier, first, second]) await page.context().close();
    await portal.stop();
  });
