import type { DataCommand } from "~/platform/commands/command";
import { UsageError } from "~/platform/commands/command";
import { checkData } from "./check-data";

/** Checks the data of a portal: after a restore, or at any time. */
export const check: DataCommand = {
  usage: "check",
  summary: "checks that the audit log is whole, that the secrets open every table, and that every file exists",
  async runOnData(args, places) {
    if (args.length > 0) throw new UsageError("This command has no arguments.");
    return checkData(places);
  },
};
