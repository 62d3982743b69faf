import { useTranslation } from "react-i18next";
import { ShortcutHint, useShortcuts } from "~/ui/keys/shortcuts";

/**
 * The keys inside a file: next and previous answer, agrees, differs, comment. They trigger the buttons next to each
 * answer.
 */
export function FileKeys({ hasChanges }: { hasChanges: boolean }) {
  const { t } = useTranslation(["gsrm", "teamwork"]);
  useShortcuts({
    arrowdown: () => moveTo(1),
    arrowup: () => moveTo(-1),
    y: () => press("[data-mark=agrees]"),
    n: () => press("[data-mark=differs]"),
    c: openCurrentComment,
    q: () => press("[data-ask]"),
  });
  return (
    <ShortcutHint
      keys={[
        { keys: ["J", "K"], does: t("file.neighbourKeys") },
        { keys: ["↑", "↓"], does: t("file.keys.answer") },
        { keys: ["Y"], does: t("file.keys.agrees") },
        { keys: ["N"], does: t("file.keys.differs") },
        { keys: ["C"], does: t("file.keys.comment") },
        { keys: ["Q"], does: t("file.keys.ask") },
        { keys: ["[", "]"], does: t("file.keys.document") },
        ...(hasChanges ? [{ keys: ["H"], does: t("file.keys.changes") }] : []),
        { keys: ["M"], does: t("teamwork:notes.key") },
        { keys: ["A"], does: t("file.keys.approve") },
        { keys: ["⇧", "A"], does: t("file.keys.approveNext") },
        { keys: ["Z"], does: t("file.keys.undo") },
        { keys: ["R"], does: t("file.keys.return") },
        { keys: ["X"], does: t("file.keys.refuse") },
      ]}
    />
  );
}

const answers = () => [...document.querySelectorAll<HTMLElement>(".file-main .answer")];
const current = () => document.activeElement?.closest<HTMLElement>(".file-main .answer") ?? null;

/** Moves the focus to the next or previous answer, or to the first. */
export function moveTo(by: 1 | -1): void {
  const all = answers();
  const row = current();
  const at = row ? all.indexOf(row) + by : 0;
  const next = all[Math.min(Math.max(at, 0), all.length - 1)];
  if (!next) return;
  next.tabIndex = -1;
  next.focus();
}

const press = (button: string) => current()?.querySelector<HTMLElement>(button)?.click();

/** Opens a comment and moves the focus into its text. */
export function openComment(flag: HTMLDetailsElement): void {
  flag.open = true;
  flag.querySelector("textarea")?.focus();
}

function openCurrentComment() {
  const flag = current()?.querySelector<HTMLDetailsElement>("details.flag");
  if (flag) openComment(flag);
}
