import { useTranslation } from "react-i18next";
import { useHydrated } from "../use-hydrated";
import type { Paste } from "./use-paste";

/** Says that a table takes cells of a spreadsheet and, after a paste, what it did, with the way back. */
export function PasteNotice({ paste: { pasted }, isOffered }: { paste: Paste; isOffered: boolean }) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  return (
    <p className="paste-notice">
      <span role="status">
        {pasted ? t("form.pasted", { count: pasted.rows }) : null}
        {pasted && pasted.left > 0 ? ` ${t("form.pastedLeft", { count: pasted.left })}` : null}
      </span>
      {pasted ? (
        <button type="button" className="button-link" onClick={pasted.undo}>
          {t("form.undo")}
        </button>
      ) : null}
      {!pasted && isOffered && isHydrated ? t("form.canPaste") : null}
    </p>
  );
}
