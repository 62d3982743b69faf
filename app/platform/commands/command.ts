import type { Core } from "~/platform/core/core";
import type { EmailContext } from "~/platform/core/emails/email-parts";
import type { PlatformConfig } from "~/platform/core/settings/config";

/** The dependencies of every command: the database, the secrets of the portal and more. */
type CommandDependencies = Pick<Core, "db" | "seal"> & {
  now: Date;
  /** Prints the progress of a long command. */
  print: (line: string) => void;
  /** The issuer of the company's own identity provider; null if none is configured. */
  issuer: string | null;
  /** The address of the portal, for links. */
  origin: string;
  /** The settings for emails to the people of the portal. */
  config: Omit<EmailContext, "language">;
  /** The transport for emails. */
  mail: Pick<PlatformConfig, "smtpUrl" | "mailFrom" | "publicOrigin" | "brandName">;
};

/** The output lines of a command, and whether it succeeded. */
export type AdminOutcome = { lines: string[]; isDone: boolean };

/** The usage of a command, after `npm run admin -- `, and its description in one line. */
type Described = { usage: string; summary: string };

/** The locations of a portal's data, and the secrets with which it is encrypted. */
export type DataPlaces = Pick<PlatformConfig, "databaseUrl" | "storageUrl" | "secrets" | "log"> &
  Pick<CommandDependencies, "now" | "print">;

/** A command on the data itself. The database may be missing or outdated, and is not migrated by the command. */
export type DataCommand = Described & {
  /** Runs it. Throws a `UsageError` for invalid arguments. */
  runOnData: (args: string[], places: DataPlaces) => Promise<AdminOutcome>;
};

/** A command of an operator on an up-to-date database, by name in `run-command.ts`. */
export type AdminCommand = Described & {
  /** Runs it. Throws a `UsageError` for invalid arguments. */
  run: (args: string[], core: CommandDependencies) => Promise<AdminOutcome>;
};

/** Invalid arguments; the message gives the reason, followed by the usage. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
