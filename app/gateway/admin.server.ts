import { runCommand } from "~/platform/commands/run-command";

/**
 * `npm run admin -- <command>`: the operator's commands, run with the settings of the portal. Exits with 0 on success.
 */
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

try {
  // Imported here, so that invalid settings are reported by the command rather than when it loads.
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
