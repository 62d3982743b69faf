import type { LovRow } from "~/contract/lov";
import { lists } from "~/contract/paths";
import { firstPage, pageSizes } from "~/rules/limits";
import type { Option, Source } from "./option";

/** The list shows so many values at most; typing narrows it. */
const pageSize = pageSizes[2];
/** A text is looked for once the keys have rested so long. */
const pauseMs = 120;

type Question = { lovCode: string; parentValue?: string | undefined; query: string };
type Page = { content: LovRow[]; totalElements: number };

/** The values of a list, narrowed by the value of the field above it. */
export const listSource = (lovCode: string, parentValue?: string): Source => ({
  key: `${lovCode} ${parentValue ?? ""}`,
  async find(query, signal) {
    const { content, totalElements } = await findValues({ lovCode, parentValue, query }, signal);
    return { options: content.map(toOption), total: totalElements };
  },
});

const toOption = (row: LovRow): Option => ({ ...row, detail: row.tag ?? row.value });

/** The values of a list that match best, from the base API on our own origin, once the keys have rested. */
export async function findValues({ lovCode, parentValue, query }: Question, signal: AbortSignal): Promise<Page> {
  if (query !== "") await rest(signal);
  const asked = new URLSearchParams({ page: String(firstPage), size: String(pageSize) });
  if (query !== "") asked.set("query", query);
  if (parentValue) asked.set("parentValue", parentValue);
  const response = await fetch(`${lists.values(lovCode)}?${asked}`, {
    signal,
    headers: { accept: "application/json" },
  });
  const page = (await response.json()) as Partial<Page>;
  if (!response.ok || !page.content) throw new Error(String(response.status));
  return { content: page.content, totalElements: page.totalElements ?? page.content.length };
}

const rest = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, pauseMs);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
