import { workbookType } from "./stream-workbook";

/** A workbook as a download. It is written for each request, and no cache keeps it. */
export const workbookDownload = (workbook: BodyInit, name: string): Response =>
  new Response(workbook, {
    headers: {
      "content-type": workbookType,
      "content-disposition": `attachment; filename="${name}.xlsx"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
