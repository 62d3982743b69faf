const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** A workbook as a download; it is made anew each time, and no cache keeps it. */
export const attachment = (workbook: Buffer, name: string): Response =>
  new Response(new Uint8Array(workbook), {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}.xlsx"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
