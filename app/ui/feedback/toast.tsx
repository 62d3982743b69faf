import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { toastMs } from "~/rules/limits";
import { failureWords } from "./failure-words";

/** What a toast says: something that was done, or (`isFailure`) what was refused, with the base API's own words. */
type Message = {
  code: string;
  params?: Record<string, string | number>;
  isFailure?: boolean;
  status?: number;
  said?: string;
};

/** A message without a field of its own: three seconds, or until it is closed (§8). Without scripts it stays. */
export function Toast({ message }: { message: Message }) {
  const { t, i18n } = useTranslation();
  const [isOpen, setIsOpen] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsOpen(false), toastMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isOpen) return null;
  return (
    <div className="toast" role="alert">
      <p>{message.isFailure ? failureWords(i18n, message) : t(`findings:${message.code}`, message.params)}</p>
      <button type="button" className="toast-close" aria-label={t("page.close")} onClick={() => setIsOpen(false)}>
        ×
      </button>
    </div>
  );
}
