import { parseArgs } from "node:util";
import { dropHeldEmails, listHeldEmails, releaseEmails } from "~/platform/core/outbox/held-emails";
import { type AdminCommand, UsageError } from "./command";

const options = { release: { type: "boolean" }, drop: { type: "boolean" }, kind: { type: "string" } } as const;

/** Lists the emails and text messages that are held since a restore, and releases or drops them. */
export const outboxCommand: AdminCommand = {
  usage: "outbox [--release | --drop] [--kind KIND]",
  summary:
    "lists the emails and text messages held since a restore; --release sends them, --drop deletes those sent before",
  async run(args, { db, now }) {
    const { release, drop, kind } = parseArgs({ args, options }).values;
    if (release && drop) throw new UsageError("Choose --release or --drop.");
    if (release) return { isDone: true, lines: [`Released: ${await releaseEmails(db, kind, now)}`] };
    if (drop) return { isDone: true, lines: [`Dropped: ${await dropHeldEmails(db, kind)}`] };
    const rows = await listHeldEmails(db);
    return {
      isDone: true,
      lines:
        rows.length === 0
          ? ["Nothing is held."]
          : rows.map(({ kind: name, total, oldest, newest }) => `${name}: ${total} (${oldest} to ${newest})`),
    };
  },
};
