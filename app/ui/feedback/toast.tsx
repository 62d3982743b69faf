import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { toastMs } from "~/rules/limits/screens";
import { failureWords } from "./failure-words";

/** The content of a toast: something that was done, or (`isFailure`) a refusal, with the base API's own message. */
type Message = {
  code: string;
  params?: Record<string, string | number>;
  isFailure?: boolean;
  status?: number;
  serverMessage?: string;
};

type Props = {
  message: Message;
  /** The page to retry: with it the toast stays until it is closed, because a link that disappears is of little use. */
  retryAt?: string;
};

/** A message that belongs to no field: it stays for three seconds, or until it is closed (§8). Without scripts it stays. */
export function Toast({ message, retryAt }: Props) {
  const { t, i18n } = useTranslation();
  const [isOpen, setIsOpen] = useState(true);
  useEffect(() => {
    if (retryAt !== undefined) return;
    const timer = setTimeout(() => setIsOpen(false), toastMs);
    return () => clearTimeout(timer);
  }, [retryAt]);
  if (!isOpen) return null;
  return (
    <div className="toast" role="alert">
      <p>{message.isFailure ? failureWords(i18n, message) : t(`findings:${message.code}`, message.params)}</p>
      {retryAt === undefined ? null : <a href={retryAt}>{t("errors:module.retry")}</a>}
      <button type="button" className="toast-close" aria-label={t("page.close")} onClick={() => setIsOpen(false)}>
        ×
      </button>
    </div>
  );
}
