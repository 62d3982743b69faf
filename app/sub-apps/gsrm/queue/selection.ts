import { useState } from "react";
import type { z } from "zod";
import type * as onboarding from "~/contract/onboarding";

export type QueueRow = z.output<typeof onboarding.queue.answer>["content"][number];

/** The selected rows on a page of the queue, and functions that change the selection. */
export type Selection = {
  rows: readonly QueueRow[];
  selected: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** Selects every row from the one selected last to this one. */
  selectTo: (id: string) => void;
  /** Selects all rows of the page, or clears the selection if all are selected. */
  toggleAll: () => void;
  clear: () => void;
};

type Ticks = { place: string; ids: ReadonlySet<string>; last: string | null };

/**
 * Selects rows of one page of the queue. The selection is empty on any other page, so that actions never apply to
 * invisible rows.
 */
export function useSelection(rows: readonly QueueRow[], place: string): Selection {
  const none: Ticks = { place, ids: new Set(), last: null };
  const [state, setState] = useState(none);
  const ticks = state.place === place ? state : none;
  const ids = rows.map(({ registrationId }) => registrationId);
  const selected = new Set(ids.filter((id) => ticks.ids.has(id)));
  const choose = (next: Iterable<string>, last: string | null) => setState({ place, ids: new Set(next), last });
  return {
    rows,
    selected,
    toggle: (id) => choose(selected.has(id) ? [...selected].filter((one) => one !== id) : [...selected, id], id),
    selectTo(id) {
      const [from, to] = [ids.indexOf(ticks.last ?? id), ids.indexOf(id)].toSorted((one, other) => one - other);
      choose([...selected, ...ids.slice(from, (to ?? 0) + 1)], id);
    },
    toggleAll: () => choose(selected.size === ids.length ? [] : ids, null),
    clear: () => choose([], null),
  };
}
