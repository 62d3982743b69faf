import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { undoMs } from "~/rules/limits/forms";
import { useNewest } from "~/ui/base/use-newest";

type Props = {
  /** The table's name for a row. */
  row: string;
  /** Its first answer; "" if it has none. */
  answer: string;
  onUndo: () => void;
  onOver: () => void;
};

/** A removed row can be restored for ten seconds. The timer is paused while the pointer or the focus is on it. */
export function RemovedRow({ row, answer, onUndo, onOver }: Props) {
  const { t } = useTranslation();
  const [isHeld, setIsHeld] = useState(false);
  const end = useNewest(onOver);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(end, undoMs);
    return () => clearTimeout(timer);
  }, [isHeld, end]);
  return (
    <p
      className="row-removed"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <span role="status">
        {answer ? (
          <>
            <span>{t("form.rowRemovedNamed", { row })}</span>
            <strong lang="" translate="no">
              {answer}
            </strong>
          </>
        ) : (
          t("form.rowRemoved", { row })
        )}
      </span>{" "}
      <button type="button" className="button-link row-undo" onClick={onUndo}>
        {t("form.undo")}
      </button>
    </p>
  );
}
