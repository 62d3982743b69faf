import "./reading.css";
import { useTranslation } from "react-i18next";

/** Marks a message that reports a possible fraud: by a sign and a word, not by its colour alone. */
export function AlarmMark() {
  const { t } = useTranslation("messages");
  return (
    <span className="alarm-mark">
      <svg
        viewBox="0 0 24 24"
        width="16"
        height="16"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M12 3 2 20h20L12 3z" />
        <path d="M12 10v4M12 17v.5" />
      </svg>
      {t("row.alarm")}
    </span>
  );
}
