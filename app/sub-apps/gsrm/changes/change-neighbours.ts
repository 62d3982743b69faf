import { call } from "~/client/call";
import { useLoaded } from "~/client/use-answer";
import * as changeReview from "~/contract/change-review";
import { paths } from "~/paths";
import { firstPage, pageSizes } from "~/rules/paging/limits";
import type { Neighbours } from "../file/neighbours";

/** The changes before and after this one among those that purchasing has to act on, as far as one page of them reaches. */
export function useChangeNeighbours(changeId: string): Neighbours {
  // Read once for each change: a decision takes it out of the list, and the way on must still be known.
  const { answer } = useLoaded(["change-neighbours", changeId], (signal) =>
    call(changeReview.queue, { page: firstPage, size: Math.max(...pageSizes) }, { signal }),
  );
  const list = answer?.content ?? [];
  const at = list.findIndex((one) => one.changeId === changeId);
  if (!answer || at < 0) return {};
  const pathOf = (one: (typeof list)[number] | undefined) => one && paths.companyChange(one.changeId);
  return {
    previous: pathOf(list[at - 1]),
    next: pathOf(list[at + 1]),
    position: { at: at + 1, of: answer.totalElements },
  };
}
