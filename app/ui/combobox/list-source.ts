import * as z from "zod/mini";
import { fetchJson } from "~/client/fetch-json";
import type { LovRow } from "~/contract/lov";
import { lists } from "~/contract/paths";
import { firstPage, pageSizes } from "~/rules/paging/page-sizes";
import type { Option, OptionSource } from "./option";

/** The maximum number of values in the list; typing narrows it. */
const pageSize = pageSizes[2];
/** The pause in typing after which a search starts, in milliseconds. */
const pauseMs = 120;

type Question = { lovCode: string; parentValue?: string | undefined; query: string };
type Page = { content: LovRow[]; totalElements: number };

const page: z.ZodMiniType<Page> = z.object({
  content: z.array(
    z.object({
      value: z.string(),
      meaning: z.string(),
      description: z.nullable(z.string()),
      tag: z.nullable(z.string()),
      pinyin: z.nullish(z.string()),
      parentValue: z.nullable(z.string()),
      orderSeq: z.number(),
    }),
  ),
  totalElements: z.number(),
});

/** The values of a list, narrowed by the value of the field above it. */
export const listSource = (lovCode: string, parentValue?: string): OptionSource => ({
  key: `${lovCode} ${parentValue ?? ""}`,
  async find(query, signal) {
    const { content, totalElements } = await findListValues({ lovCode, parentValue, query }, signal);
    return { options: content.map(toOption), total: totalElements };
  },
});

const toOption = (row: LovRow): Option => ({ ...row, detail: row.tag ?? row.value });

/** The best matching values of a list, loaded from the base API through our own origin after a pause in typing. */
export async function findListValues({ lovCode, parentValue, query }: Question, signal: AbortSignal): Promise<Page> {
  if (query !== "") await rest(signal);
  const search = new URLSearchParams({ page: String(firstPage), size: String(pageSize) });
  if (query !== "") search.set("query", query);
  if (parentValue) search.set("parentValue", parentValue);
  return fetchJson(`${lists.values(lovCode)}?${search}`, page, { signal });
}

const rest = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, pauseMs);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
