import { exportCookie, isTicket } from "~/rules/export-ticket";
import { isSecure } from "./cookies.server";

/** The `Set-Cookie` that tells a script of ours that its download begins, for a minute; null: no ticket came along. */
export function exportTicket(ticket: string | null): string | null {
  if (ticket === null || !isTicket(ticket)) return null;
  const cookie = `${exportCookie(ticket)}; Max-Age=60; Path=/; SameSite=Lax`;
  return isSecure ? `__Host-${cookie}; Secure` : cookie;
}
