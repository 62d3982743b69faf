/** The smallest thing that is a PDF by its content. */
export const smallPdf = Buffer.from("%PDF-1.7\n\n%%EOF\n");
