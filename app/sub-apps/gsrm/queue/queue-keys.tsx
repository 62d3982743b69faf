import { useTranslation } from "react-i18next";
import { ShortcutHint, useShortcuts } from "~/ui/keys/shortcuts";

/** The keys of the queue: up and down its rows, and to the search. Enter opens the row, since its link has the focus. */
export function QueueKeys() {
  const { t } = useTranslation("gsrm");
  useShortcuts({ j: () => moveFocus(1), k: () => moveFocus(-1), "/": focusSearch });
  return (
    <ShortcutHint
      keys={[
        { keys: ["J", "K"], does: t("queue.keys.move") },
        { keys: ["Enter"], does: t("queue.keys.open") },
        { keys: ["/"], does: t("queue.keys.search") },
      ]}
    />
  );
}

function moveFocus(by: 1 | -1) {
  const links = [...document.querySelectorAll<HTMLElement>(".queue-rows tbody th a")];
  const at = links.findIndex((link) => link.closest("tr")?.contains(document.activeElement));
  const next = at < 0 ? 0 : Math.min(Math.max(at + by, 0), links.length - 1);
  links[next]?.focus();
}

function focusSearch() {
  const search = document.getElementById("queue-search");
  if (search instanceof HTMLInputElement) search.select();
}
