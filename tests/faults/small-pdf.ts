/** The smallest content that is recognised as a PDF. */
export const smallPdf = Buffer.from("%PDF-1.7\n\n%%EOF\n");
