import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { toastMs } from "~/rules/limits";

type Props = { message: { code: string; params?: Record<string, string | number> } };

/** A message without a field of its own: three seconds, or until it is closed (§8). Without scripts it stays. */
export function Toast({ message }: Props) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsOpen(false), toastMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isOpen) return null;
  return (
    <div className="toast" role="alert">
      <p>{t(`findings:${message.code}`, message.params)}</p>
      <button type="button" className="toast-close" aria-label={t("page.close")} onClick={() => setIsOpen(false)}>
        ×
      </button>
    </div>
  );
}
