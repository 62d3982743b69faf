/** The numbers of what is read on a business licence. */
const kilobyte = 1024;
const second = 1000;

/** How long reading one QR code may take, and how long its thread may take to begin. */
export const qrCodeMaxMs = 20 * second;
export const qrCodeLoadMs = 10 * second;
/** A QR code of the largest version holds fewer characters. */
export const qrTextMax = 8000;
/** How much of it a reviewer is shown, and how long an address may be that a link leads to. */
export const shownTextMax = 200;
export const linkMax = 2000;
/** How long the OCR service may take to answer, and how long its answer may be. */
export const ocrTimeoutMs = 30 * second;
export const ocrAnswerMaxBytes = 64 * kilobyte;
export const ocrCodeMax = 64;
