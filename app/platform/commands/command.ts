import type { Core } from "~/platform/core/core";
import type { EmailContext } from "~/platform/core/emails/email-parts";
import type { PlatformConfig } from "~/platform/core/settings/config";

/** The dependencies of every command: the database, the secrets of the portal and more. */
type CommandDependencies = Pick<Core, "db" | "seal"> & {
  now: Date;
  /** Prints how far a long command is. */
  print: (line: string) => void;
  /** The issuer of the company's own identity provider; null if none is configured. */
  issuer: string | null;
  /** The address of the portal, for links. */
  origin: string;
  /** The settings that emails to the people of the portal are written with. */
  config: Omit<EmailContext, "language">;
  /** How emails leave. */
  mail: Pick<PlatformConfig, "smtpUrl" | "mailFrom" | "publicOrigin" | "brandName">;
};

/** The lines that a command prints, and whether it did what it was called for. */
export type AdminOutcome = { lines: string[]; isDone: boolean };

/** How a command is called, after `npm run admin -- `, and what it does, in one line. */
type Described = { usage: string; summary: string };

/** Where the data of a portal is, and the secrets it is encrypted under. */
export type DataPlaces = Pick<PlatformConfig, "databaseUrl" | "storageUrl" | "secrets" | "log"> &
  Pick<CommandDependencies, "now" | "print">;

/** A command on the data itself: the database may be missing or not up to date, and is not changed by calling the command. */
export type DataCommand = Described & {
  /** Runs it. Throws a `UsageError` where the arguments make no sense. */
  runOnData: (args: string[], places: DataPlaces) => Promise<AdminOutcome>;
};

/** A command of an operator on an up-to-date database, by name in `run-command.ts`. */
export type AdminCommand = Described & {
  /** Runs it. Throws a `UsageError` where the arguments make no sense. */
  run: (args: string[], core: CommandDependencies) => Promise<AdminOutcome>;
};

/** Invalid arguments; the message gives the reason, followed by the usage. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
