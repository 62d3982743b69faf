import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { toastMs } from "~/rules/limits/screens";
import { failureWords } from "./failure-words";

/** The content of a toast: a success message or (`isFailure`) a refusal, with the base API's own message. */
type Message = {
  code: string;
  params?: Record<string, string | number>;
  isFailure?: boolean;
  status?: number;
  serverMessage?: string;
};

type Props = {
  message: Message;
  /** The page to retry. The toast then stays until it is closed, so that its link does not disappear. */
  retryAt?: string;
};

/**
 * A message that does not belong to a field. It stays for three seconds or until it is closed (§8); without scripts it
 * remains.
 */
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
