import { megabytes } from "../size";
import { minutes, seconds } from "../time";

/** A workbook for import: its size, the dimensions of a sheet, and the number of problems shown. */
export const workbookMaxBytes = megabytes(5);
export const workbookMaxUnpackedBytes = megabytes(4);
export const workbookMaxEntries = 100;
/**
 * The maximum number of workbooks read at a time, the time limit for one, and for the start of the process that reads
 * it.
 */
export const workbooksAtOnce = 2;
export const workbookMaxMs = seconds(2);
export const workbookWorkerLoadMs = seconds(10);
/** The number of imports in ten minutes, per registration and per client address. */
export const importsPerRegistration = 10;
export const importsPerAddress = 30;
export const importWindowMs = minutes(10);
export const sheetMaxRows = 500;
export const sheetMaxColumns = 60;
export const sheetNameMax = 31;
export const shownProblems = 200;
/** Excel keeps 15 digits of a number. */
export const excelDigits = 15;
/**
 * The maximum number of rows in an exported list; larger exports are refused rather than truncated. An Excel sheet can
 * have 1,048,576.
 */
export const exportMaxRows = 1_000_000;
/** The number of rows read at a time during an export. */
export const exportPieceRows = 1000;
/** The interval and the maximum duration of a page's checks whether its download has started. */
export const exportPollMs = 200;
export const exportTimeoutMs = minutes(1);
/** The maximum length of a text in an Excel cell. */
export const cellMaxCharacters = 32_767;
