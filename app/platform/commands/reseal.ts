import { operator } from "~/platform/core/actor-name";
import { parseArgs } from "node:util";
import type { AdminCommand, AdminOutcome } from "./command";
import { countLeft, moveAll } from "./reseal/move-all";
import type { Tally } from "./reseal/tally";

const options = { count: { type: "boolean", default: false } } as const;

/** Re-encrypts and rehashes everything under an older secret with the newest one. */
export const reseal: AdminCommand = {
  usage: "reseal [--count]",
  summary: "encrypts everything under the newest secret, while portals serve; --count only says how much is left",
  async run(args, core) {
    const { values } = parseArgs({ args, options });
    return toOutcome(values.count ? await countLeft(core) : await moveAll(core, operator));
  },
};

function toOutcome({ left, withoutText, problems }: Tally): AdminOutcome {
  const isDone = left === 0 && problems.size === 0;
  return {
    isDone,
    lines: [
      ...[...problems].map(([place, { count, reason }]) => `PROBLEM: ${place}: ${count} ${reason}`),
      ...(withoutText > 0 ? [`hashes whose text is not stored any more, which find nothing: ${withoutText}`] : []),
      `left: ${left}`,
      isDone
        ? "Everything is under the newest secret."
        : "Keep every secret that is configured now. Run this command again.",
    ],
  };
}
