import { useEffect, useState } from "react";
import type { LovRow } from "~/contract/lov";
import { listOfValues } from "~/contract/paths";

type Asked = { lovCode: string; query: string; parentValue?: string };
type Found = { asked: string; rows: LovRow[]; total: number; failed: boolean };

const nothing: Found = { asked: "", rows: [], total: 0, failed: false };

/**
 * Values of a list as they are searched for, from the base API on our own origin; never the whole list (design §4).
 * `isPending`: the rows are those of an earlier question.
 */
export function useListOfValues({ lovCode, query, parentValue }: Asked, isOpen: boolean) {
  const [found, setFound] = useState(nothing);
  const search = new URLSearchParams({ page: "0", size: "50" });
  if (query) search.set("query", query);
  if (parentValue) search.set("parentValue", parentValue);
  const asked = `${listOfValues(lovCode)}?${search}`;
  useEffect(() => {
    if (!isOpen) return;
    const aborter = new AbortController();
    fetch(asked, { signal: aborter.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(String(response.status));
        const page = (await response.json()) as { content: LovRow[]; totalElements: number };
        setFound({ asked, rows: page.content, total: page.totalElements, failed: false });
      })
      .catch(() => {
        if (!aborter.signal.aborted) setFound({ ...nothing, asked, failed: true });
      });
    return () => aborter.abort();
  }, [asked, isOpen]);
  return { ...found, isPending: isOpen && found.asked !== asked };
}
