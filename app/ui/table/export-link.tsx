import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { exportCookie, exportTicketQuery } from "~/rules/export-ticket";
import { exportTimeoutMs, exportPollMs } from "~/rules/workbook/limits";

type Props = { to: string; className?: string; children: ReactNode };

/**
 * Exports a list as a workbook. While it is prepared the link is inactive and shows this; a cookie signals the start of
 * the download. Without scripts it is a plain link.
 */
export function ExportLink({ to, className, children }: Props) {
  const { t } = useTranslation();
  const [isPreparing, setIsPreparing] = useState(false);
  const timer = useRef<ReturnType<typeof setInterval>>();
  useEffect(() => () => clearInterval(timer.current), []);

  function prepare(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (isPreparing) return;
    const ticket = newTicket();
    const until = performance.now() + exportTimeoutMs;
    setIsPreparing(true);
    timer.current = setInterval(() => {
      if (!document.cookie.includes(exportCookie(ticket)) && performance.now() < until) return;
      clearInterval(timer.current);
      setIsPreparing(false);
    }, exportPollMs);
    location.assign(withTicket(to, ticket));
  }

  return (
    <a href={to} className={className} onClick={prepare} aria-disabled={isPreparing || undefined}>
      {isPreparing ? t("page.preparing") : children}
    </a>
  );
}

const newTicket = () => Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16)).join("");

const withTicket = (to: string, ticket: string) => `${to}${to.includes("?") ? "&" : "?"}${exportTicketQuery}=${ticket}`;
