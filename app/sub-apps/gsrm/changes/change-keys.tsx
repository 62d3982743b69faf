import { useTranslation } from "react-i18next";
import { ShortcutHint, useShortcuts } from "~/ui/keys/shortcuts";

/** The keys of a change, which move the focus to the approval and to the reason. No key alone makes a decision. */
export function ChangeKeys() {
  const { t } = useTranslation("gsrm");
  useShortcuts({
    a: () => focusOn("#compared, .change-decision .button-primary"),
    r: () => focusOn("#refusal-reason"),
  });
  return (
    <ShortcutHint
      keys={[
        { keys: ["J", "K"], does: t("file.neighbourKeys") },
        { keys: ["A"], does: t("change.approve") },
        { keys: ["R"], does: t("change.refuse") },
      ]}
    />
  );
}

const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();
