import { parseArgs } from "node:util";
import { operator } from "~/platform/core/actor-name";
import { decideDifferences } from "~/platform/records/defaults/decide-differences";
import { type Difference, type DifferenceFilter, listDifferences } from "~/platform/records/defaults/list-differences";
import { tableNames } from "~/platform/records/defaults/seeded-tables";
import { type AdminCommand, UsageError } from "./command";

const options = { take: { type: "boolean" }, keep: { type: "boolean" } } as const;
/** The number of characters of a long value in the list of differences, and of those before the difference. */
const excerptLength = 80;
const contextLength = 20;

/**
 * Lists the release's defaults that differ from the company's changes, and applies them or keeps the company's values.
 */
export const defaultsCommand: AdminCommand = {
  usage: "defaults [--take | --keep] [TABLE [KEY]]",
  summary:
    "lists changed defaults that differ from the company's rows, in full with TABLE; --take writes them, --keep leaves the rows as they are",
  async run(args, { db, now }) {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const filter = toFilter(positionals);
    if (values.take && values.keep) throw new UsageError("Choose --take or --keep.");
    if ((values.take || values.keep) && filter.table === undefined)
      throw new UsageError("Name the table, or the table and the key.");
    if (values.take || values.keep) {
      const decision = values.take ? "take" : "keep";
      const decided = await decideDifferences({ db, now: () => now }, filter, decision, operator);
      if (decided.length === 0) return { isDone: false, lines: ["No such difference waits for a decision."] };
      const verb = values.take ? "Took the default" : "Kept the company's row";
      return { isDone: true, lines: decided.map(({ table, key }) => `${verb}: ${table} ${key}`) };
    }
    const differences = await listDifferences(db, filter);
    if (differences.length === 0) return { isDone: true, lines: ["No difference waits for a decision."] };
    return { isDone: true, lines: differences.flatMap((one) => render(one, filter.table !== undefined)) };
  },
};

function toFilter([name, key, ...more]: string[]): DifferenceFilter {
  const table = tableNames.find((one) => one === name);
  if (more.length > 0 || (name !== undefined && !table))
    throw new UsageError(`Name one table and at most one key. The tables are: ${tableNames.join(", ")}.`);
  return { table, key };
}

const render = ({ table, key, columns, current, next }: Difference, isFull: boolean) => [
  `${table} ${key}`,
  ...columns.flatMap((column) => {
    const [own, offered] = [String(current[column] ?? ""), String(next[column] ?? "")];
    const show = (text: string) => (isFull ? text : excerpt(text, firstDifference(own, offered)));
    return [`  ${column}`, `    company: ${show(own)}`, `    release: ${show(offered)}`];
  }),
];

/** The index at which two texts start to differ. */
function firstDifference(one: string, other: string): number {
  let place = 0;
  while (place < one.length && one[place] === other[place]) place += 1;
  return place;
}

/** The part of a text around an index, in one line. */
function excerpt(text: string, place: number): string {
  const from = text.length <= excerptLength ? 0 : Math.max(0, place - contextLength);
  const part = text.slice(from, from + excerptLength).replaceAll(/\s+/g, " ");
  return `${from > 0 ? "…" : ""}${part}${from + excerptLength < text.length ? "…" : ""}`;
}
