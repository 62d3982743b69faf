import { openDatabase } from "~/platform/core/database/database";
import { makeSeal } from "~/platform/core/seal";
import { requireOwnSecret } from "~/platform/core/secret-check";
import type { PlatformConfig } from "~/platform/core/settings/config";
import { backup } from "./backup/backup";
import { check } from "./backup/check";
import { restore } from "./backup/restore";
import { type AdminCommand, type AdminOutcome, type DataCommand, UsageError } from "./command";
import { defaultsCommand } from "./defaults";
import { companiesCommand } from "./companies";
import { domainsCommand } from "./domains";
import { first } from "./first";
import { outboxCommand } from "./outbox";
import { mailCheck } from "./mail-check";
import { migrate } from "./migrate";
import { people } from "./people";
import { renameCommand } from "./rename";
import { barCommand, endPersonSessions, readmitCommand, unlockPerson } from "./bar";
import { linkCommand, unlinkCommand } from "./link";
import { inviteCommand, revokeCommand } from "./invite";
import { reseal } from "./reseal";
import { giveRole, takeRole } from "./roles";

const commands: Record<string, AdminCommand | DataCommand> = {
  migrate,
  backup,
  restore,
  check,
  outbox: outboxCommand,
  defaults: defaultsCommand,
  companies: companiesCommand,
  domains: domainsCommand,
  first,
  people,
  bar: barCommand,
  readmit: readmitCommand,
  "end-sessions": endPersonSessions,
  unlock: unlockPerson,
  rename: renameCommand,
  invite: inviteCommand,
  revoke: revokeCommand,
  link: linkCommand,
  unlink: unlinkCommand,
  "give-role": giveRole,
  "take-role": takeRole,
  reseal,
  "mail-check": mailCheck,
};

type Settings = Pick<PlatformConfig, "databaseUrl" | "storageUrl" | "secrets" | "log" | "clock" | "support" | "oidc"> &
  Parameters<AdminCommand["run"]>[1]["mail"] & { print?: (line: string) => void };

/**
 * Runs the command in the first argument on the portal's database, which most commands bring up to date first. Invalid
 * arguments print the usage; other errors are thrown.
 */
export async function runCommand([name = "", ...args]: string[], settings: Settings): Promise<AdminOutcome> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    if (!command) throw new UsageError(name === "" ? "Name a command." : `There is no command ${name}.`);
    return "runOnData" in command ? await runOnData(settings, command, args) : await runOn(settings, command, args);
  } catch (error) {
    if (!isAboutArguments(error)) throw error;
    const relevantCommands = command ? [command] : Object.values(commands);
    const usages = relevantCommands.map(({ usage, summary }) => `npm run admin -- ${usage}\n    ${summary}`);
    return { isDone: false, lines: [error.message, "", ...usages] };
  }
}

async function runOn(
  { databaseUrl, secrets, log, clock, support, oidc, print = () => undefined, ...mail }: Settings,
  { run }: AdminCommand,
  args: string[],
): Promise<AdminOutcome> {
  const db = await openDatabase(databaseUrl, log);
  const now = clock?.() ?? new Date();
  const seal = makeSeal(secrets);
  try {
    await requireOwnSecret(db, seal);
    const issuer = oidc?.issuer ?? null;
    const config = { ...mail, support };
    return await run(args, { db, seal, now, print, issuer, origin: mail.publicOrigin, mail, config });
  } finally {
    await db.destroy();
  }
}

const runOnData = (
  { databaseUrl, storageUrl, secrets, log, clock, print = () => undefined }: Settings,
  command: DataCommand,
  args: string[],
): Promise<AdminOutcome> =>
  command.runOnData(args, { databaseUrl, storageUrl, secrets, log, now: clock?.() ?? new Date(), print });

/** Whether an error concerns the arguments: a `UsageError`, or an error of Node's argument parser. */
const isAboutArguments = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"));
