import { kilobytes } from "../size";
import { seconds } from "../time";

/** Limits for reading a business licence. */

/** The time limits for reading one QR code and for starting its thread. */
export const qrCodeMaxMs = seconds(20);
export const qrCodeLoadMs = seconds(10);
/** More characters than a QR code of the largest version can contain. */
export const qrTextMax = 8000;
/** The number of characters shown to reviewers, and the maximum length of an address that becomes a link. */
export const shownTextMax = 200;
export const linkMax = 2000;
/** The timeout of the OCR service, and the maximum size of its response. */
export const ocrTimeoutMs = seconds(30);
export const ocrAnswerMaxBytes = kilobytes(64);
export const ocrCodeMax = 64;
