import { useTranslation } from "react-i18next";
import { ShortcutHint, useShortcuts } from "~/ui/keys/shortcuts";
import type { Selection } from "./selection";

type Props = { selection: Selection; onAssign: (ids: readonly string[]) => void };

/**
 * The keys of the queue: up and down its rows, select, assign, search. Enter opens the row, because its link has the
 * focus.
 */
export function QueueKeys({ selection, onAssign }: Props) {
  const { t } = useTranslation("gsrm");
  useShortcuts({
    j: () => moveFocus(1),
    k: () => moveFocus(-1),
    x(event) {
      const id = currentRow()?.dataset["id"];
      if (id) (event.shiftKey ? selection.selectTo : selection.toggle)(id);
    },
    s() {
      const id = currentRow()?.dataset["id"];
      const ids = selection.selected.size > 0 ? [...selection.selected] : id ? [id] : [];
      if (ids.length > 0) onAssign(ids);
    },
    "/": focusSearch,
    f: openFilter,
  });
  return (
    <ShortcutHint
      keys={[
        { keys: ["J", "K"], does: t("queue.keys.move") },
        { keys: ["Enter"], does: t("queue.keys.open") },
        { keys: ["X"], does: t("queue.keys.select") },
        { keys: ["S"], does: t("queue.keys.assign") },
        { keys: ["/"], does: t("queue.keys.search") },
        { keys: ["F"], does: t("queue.keys.filter") },
      ]}
    />
  );
}

const currentRow = () => document.activeElement?.closest<HTMLElement>(".queue-rows tbody tr") ?? null;

function moveFocus(by: 1 | -1) {
  const links = [...document.querySelectorAll<HTMLElement>(".queue-rows tbody th a")];
  const row = currentRow();
  const at = links.findIndex((link) => row?.contains(link));
  const next = at < 0 ? 0 : Math.min(Math.max(at + by, 0), links.length - 1);
  links[next]?.focus();
}

function focusSearch() {
  const search = document.getElementById("queue-search");
  if (search instanceof HTMLInputElement) search.select();
}

function openFilter() {
  const filter = document.querySelector<HTMLDetailsElement>(".queue-filter");
  if (!filter) return;
  filter.open = true;
  filter.querySelector<HTMLElement>("input, select")?.focus();
}
