import { expect, onTestFinished } from "vitest";
import { runCommand } from "~/platform/commands/run-command";
import { startMailServer, textOf } from "../../../support/emails";
import { test as onSqlite } from "../../../support/platform";
import { freePort } from "../../../support/server";

onSqlite("a test email is sent at once, and the command reports that it was accepted", async ({ config }) => {
  const mail = await startMailServer();
  onTestFinished(() => mail.stop());
  const { isDone, lines } = await runCommand(["mail-check", "li@brand.example"], { ...config, smtpUrl: mail.url });
  expect(isDone, lines.join()).toBe(true);
  const [message] = mail.emailsTo("li@brand.example");
  expect(message && textOf(message)).toContain("https://portal.brand.example");
});

onSqlite("an unreachable mail server is reported with the reason and without its password", async ({ config }) => {
  const smtpUrl = `smtp://user:secret@127.0.0.1:${await freePort()}`;
  const { isDone, lines } = await runCommand(["mail-check", "li@brand.example"], { ...config, smtpUrl });
  expect(isDone).toBe(false);
  expect(lines.join()).toMatch(/^127\.0\.0\.1:\d+ did not accept the email .* ECONNREFUSED/);
  expect(lines.join()).not.toContain("secret");
});

onSqlite("without a mail server or an address, the command reports what is missing", async ({ config }) => {
  expect((await runCommand(["mail-check", "li@brand.example"], config)).lines.join()).toContain("SMTP_URL is not set");
  expect((await runCommand(["mail-check", "li"], config)).lines.join()).toContain("Give one email address");
});
