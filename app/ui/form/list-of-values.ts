import { useEffect, useState } from "react";
import type { LovRow } from "~/contract/lov";
import { listOfValues } from "~/contract/paths";

type Asked = { lovCode: string; query: string; parentValue?: string };

/** Values of a list as they are searched for, from the base API on our own origin; never the whole list (design §4). */
export function useListOfValues({ lovCode, query, parentValue }: Asked, isOpen: boolean) {
  const [found, setFound] = useState<{ rows: LovRow[]; total: number; failed: boolean }>({
    rows: [],
    total: 0,
    failed: false,
  });
  useEffect(() => {
    if (!isOpen) return;
    const aborter = new AbortController();
    const search = new URLSearchParams({
      page: "0",
      size: "50",
      ...(query ? { query } : {}),
      ...(parentValue ? { parentValue } : {}),
    });
    fetch(`${listOfValues(lovCode)}?${search}`, { signal: aborter.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(String(response.status));
        const page = (await response.json()) as { content: LovRow[]; totalElements: number };
        setFound({ rows: page.content, total: page.totalElements, failed: false });
      })
      .catch(() => {
        if (!aborter.signal.aborted) setFound({ rows: [], total: 0, failed: true });
      });
    return () => aborter.abort();
  }, [lovCode, query, parentValue, isOpen]);
  return found;
}
