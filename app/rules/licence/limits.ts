import { kilobytes } from "../size";
import { seconds } from "../time";

/** Limits for reading a business licence. */

/** How long reading one QR code may take, and how long its thread may take to begin. */
export const qrCodeMaxMs = seconds(20);
export const qrCodeLoadMs = seconds(10);
/** A QR code of the largest version holds fewer characters. */
export const qrTextMax = 8000;
/** How much of it a reviewer is shown, and how long an address may be that a link leads to. */
export const shownTextMax = 200;
export const linkMax = 2000;
/** How long the OCR service may take to answer, and how long its answer may be. */
export const ocrTimeoutMs = seconds(30);
export const ocrAnswerMaxBytes = kilobytes(64);
export const ocrCodeMax = 64;
