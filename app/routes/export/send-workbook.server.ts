import { redirect } from "@remix-run/node";
import { log } from "~/config/log.server";
import { Failure } from "~/gateway/failure";
import { paths } from "~/paths";
import { exportTicketQuery } from "~/rules/export-ticket";
import { type ListWorkbook, streamWorkbook, workbookType } from "~/rules/workbook/stream-workbook";
import type { Asked } from "~/session/caller.server";
import { exportTicket } from "~/session/export-ticket.server";
import { answerFor } from "~/session/failures.server";
import { flash } from "~/session/flash.server";
import { pageBefore } from "~/session/place.server";

/** Sends a list as it is read. What is refused is refused before anything is sent; what fails later breaks off. */
export async function sendWorkbook(args: Asked, name: string, open: () => Promise<ListWorkbook>): Promise<Response> {
  try {
    const list = await open();
    const body = streamWorkbook({ ...list, rows: watched(list.rows, name) });
    const headers = {
      "content-type": workbookType,
      "content-disposition": `attachment; filename="${name}.xlsx"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    };
    return await withTicket(args, new Response(body, { headers }));
  } catch (error) {
    return refusedExport(args, error);
  }
}

/** A download that breaks off leaves a line in the log: its status was sent long before. */
async function* watched<Rows>(rows: AsyncIterable<Rows>, list: string) {
  try {
    yield* rows;
  } catch (error) {
    log.error({ event: "export_broken", list, name: error instanceof Error ? error.name : typeof error });
    throw error;
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

/** Back to the page with the list, which says why there is nothing to download. */
export async function refusedExport({ request }: Asked, error: unknown): Promise<Response> {
  if (!(error instanceof Failure)) throw error;
  if (error.status === 401 || error.status === 403) return answerFor(error, request);
  const { code, status, said, details } = error;
  const { max } = (details ?? {}) as { max?: unknown };
  const params: Record<string, number> = typeof max === "number" ? { max } : {};
  const message = await flash({ code, status, params, isFailure: true, ...(said && { said: said.slice(0, 300) }) });
  return redirect(pageBefore(request) ?? paths.workspace, { status: 303, headers: { "set-cookie": message } });
}
