import { expect, type Page } from "@playwright/test";
import { type MailServer, textOf } from "./emails";
import { hydrated } from "./hydrated";

type Invitation = { name: string; email: string; tabs: readonly string[] };

/** Invites a colleague to some tabs, on the registrant's page. */
export async function inviteColleague(page: Page, { name, email, tabs }: Invitation) {
  await page.goto("/register/colleagues");
  await hydrated(page.locator("[name=name]"));
  await page.locator("[name=name]").fill(name);
  await page.locator("[name=email]").fill(email);
  for (const tab of tabs) await page.locator(`#colleague [name=sections][value=${tab}]`).check();
  await page.locator("button[value=invite]").click();
  await expect(page.locator("main")).toContainText(email);
}

/** Follows the link in the newest invitation to this address. */
export async function openColleagueLink(page: Page, mail: MailServer, email: string) {
  const link = () =>
    mail
      .emailsTo(email)
      .map(textOf)
      .flatMap((text) => /\/colleague\?key=\S+/.exec(text) ?? []);
  await expect.poll(link).not.toEqual([]);
  await page.goto(link().at(-1) ?? "");
  await hydrated(page.locator("button[value=code]"));
}
