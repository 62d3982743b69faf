import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { undoMs } from "~/rules/form-limits";

type Props = { text: string; onUndo: () => void; onOver: () => void };

/** What is left of a removed row for ten seconds: the way back. The time stands still while the row is pointed at or focused. */
export function RemovedRow({ text, onUndo, onOver }: Props) {
  const { t } = useTranslation();
  const [isHeld, setIsHeld] = useState(false);
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => over.current(), undoMs);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    <p
      className="row-removed"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <span role="status">{text}</span>{" "}
      <button type="button" className="button-link row-undo" onClick={onUndo}>
        {t("form.undo")}
      </button>
    </p>
  );
}
