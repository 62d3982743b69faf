import { parseArgs } from "node:util";
import { dropLetters, listHeldLetters, releaseLetters } from "~/platform/core/outbox/held-letters";
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
    if (release) return { isDone: true, lines: [`Released: ${await releaseLetters(db, kind, now)}`] };
    if (drop) return { isDone: true, lines: [`Dropped: ${await dropLetters(db, kind)}`] };
    const rows = await listHeldLetters(db);
    return {
      isDone: true,
      lines:
        rows.length === 0
          ? ["Nothing is held."]
          : rows.map(({ kind: name, total, oldest, newest }) => `${name}: ${total} (${oldest} to ${newest})`),
    };
  },
};
