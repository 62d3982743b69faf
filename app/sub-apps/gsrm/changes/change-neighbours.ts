import { useLocation } from "../../built-in/router";
import { call } from "~/client/call";
import { useLoaded } from "~/client/use-answer";
import * as changeReview from "~/contract/change-review";
import { listPaths } from "~/list-paths";
import { type PagePlace, parsePagePlace } from "~/rules/paging/paging";
import { findAround, type PlacedRow } from "../base/find-around";
import type { Neighbours } from "../file/neighbours";

/** The number of further pages that are searched, because links from elsewhere do not include a page of the list. */
const morePages = 4;

/** The changes before and after this one among those that purchasing has to act on. */
export function useChangeNeighbours(changeId: string): Neighbours {
  const { search } = useLocation();
  // Loaded once for each change, because a decision removes it from the list and the next change must still be known.
  const { answer } = useLoaded(["change-neighbours", changeId, search], (signal) =>
    findChangeNeighbours(changeId, parsePagePlace(new URLSearchParams(search)), signal),
  );
  return answer ?? {};
}

/** Looks on the list page in the address, the previous one and the next few: decisions made since may have moved the change. */
async function findChangeNeighbours(id: string, { page, size }: PagePlace, signal: AbortSignal): Promise<Neighbours> {
  const after = Array.from({ length: morePages }, (_, more) => page + 1 + more);
  const around = await findAround(
    [page, page - 1, ...after],
    size,
    (on) => call(changeReview.queue, { page: on, size }, { signal }),
    ({ changeId }) => changeId === id,
  );
  if (!around) return {};
  const link = (one: PlacedRow<{ changeId: string }> | undefined) =>
    one && listPaths.companyChange(one.row.changeId, { page: one.page, size });
  return { previous: link(around.previous), next: link(around.next), position: around.position };
}
