import { exportTicketQuery } from "~/rules/export-ticket";
import { type ListWorkbook, streamWorkbook, workbookType } from "~/rules/workbook/stream-workbook";
import type { Asked } from "~/session/caller.server";
import { exportTicket } from "~/session/export-ticket.server";
import { pageBeforeWith } from "~/session/failures.server";

/** Sends a list as it is read. What is refused is refused before anything is sent; what fails later breaks off. */
export async function sendWorkbook(args: Asked, name: string, open: () => Promise<ListWorkbook>): Promise<Response> {
  try {
    const list = await open();
    const body = streamWorkbook(list);
    const headers = {
      "content-type": workbookType,
      "content-disposition": `attachment; filename="${name}.xlsx"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    };
    return await withTicket(args, new Response(body, { headers }));
  } catch (error) {
    return pageBeforeWith(error, args.request);
  }
}

/** The download tells the page that asked for it that it has begun. */
export async function withTicket({ request }: Asked, workbook: Response): Promise<Response> {
  const ticket = exportTicket(new URL(request.url).searchParams.get(exportTicketQuery));
  if (ticket === null) return workbook;
  const headers = new Headers(workbook.headers);
  headers.append("set-cookie", ticket);
  return new Response(workbook.body, { headers });
}
