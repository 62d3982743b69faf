import type { Gateway } from "~/gateway/gateway.server";
import { exportCookie, exportTicketQuery, isTicket } from "~/rules/export-ticket";
import { type ListWorkbook, streamWorkbook, workbookType } from "~/rules/workbook/stream-workbook";
import { areCookiesSecure } from "~/session/cookies.server";
import { backToPageBefore } from "~/session/answer-failure.server";
import type { Portal } from "~/session/portal.server";

/** Sends a list while it is read. Refusals come before anything is sent; a later failure aborts the download. */
export async function sendWorkbook(
  portal: Portal,
  name: string,
  open: (call: Gateway) => Promise<ListWorkbook>,
): Promise<Response> {
  const { answer, failure } = await portal.attemptAll(open);
  if (failure) return backToPageBefore(failure, portal.request);
  return withTicket(portal, workbookDownload(streamWorkbook(answer), name));
}

/** A download sets a cookie for a minute, which signals its start to the script on the page. */
export function withTicket({ query }: Portal, workbook: Response): Response {
  const ticket = query.get(exportTicketQuery);
  if (ticket === null || !isTicket(ticket)) return workbook;
  const cookie = `${exportCookie(ticket)}; Max-Age=60; Path=/; SameSite=Lax`;
  const headers = new Headers(workbook.headers);
  headers.append("set-cookie", areCookiesSecure ? `__Host-${cookie}; Secure` : cookie);
  return new Response(workbook.body, { headers });
}

/** A workbook as a download, generated for each request and never cached. */
export const workbookDownload = (workbook: BodyInit, name: string): Response =>
  new Response(workbook, {
    headers: {
      "content-type": workbookType,
      "content-disposition": `attachment; filename="${name}.xlsx"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
