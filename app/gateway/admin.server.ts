import { runCommand } from "~/platform/commands/run-command";

/**
 * `npm run admin -- <command>`: what an operator does from the command line, with the settings of the portal. Exits with 0 on
 * success.
 */
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

try {
  // Here, so that wrong settings are an error of the command rather than of loading it.
  const { env } = await import("~/config/env.server");
  const { lines, isDone } = await runCommand(process.argv.slice(2), {
    databaseUrl: env.DATABASE_URL,
    storageUrl: env.STORAGE_URL,
    secrets: env.SESSION_SECRET,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    publicOrigin: env.PUBLIC_ORIGIN,
    brandName: env.BRAND_NAME,
    support: { email: env.SUPPORT_EMAIL, phone: env.SUPPORT_PHONE, hours: env.SUPPORT_HOURS },
    oidc: env.OIDC,
    log: silent,
    print: (line) => process.stdout.write(`${line}\n`),
  });
  (isDone ? process.stdout : process.stderr).write(`${lines.join("\n")}\n`);
  process.exitCode = isDone ? 0 : 1;
} catch (error) {
  const { name, message, stack = message } = error as Error;
  process.stderr.write(`${name === "SettingsError" ? message : stack}\n`);
  process.exitCode = 1;
}
