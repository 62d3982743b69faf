import { megabytes } from "../size";
import { minutes, seconds } from "../time";

/** Workbook for an import: its size, what a sheet of it may span, and how many problems of it are shown. */
export const workbookMaxBytes = megabytes(5);
export const workbookMaxUnpackedBytes = megabytes(4);
export const workbookMaxEntries = 100;
/** The most workbooks read at a time, the time limit for one, and for the start of the process that reads it. */
export const workbooksAtOnce = 2;
export const workbookMaxMs = seconds(2);
export const workbookWorkerLoadMs = seconds(10);
/** Imports in ten minutes, of one registration and from one address on the net. */
export const importsPerRegistration = 10;
export const importsPerAddress = 30;
export const importWindowMs = minutes(10);
export const sheetMaxRows = 500;
export const sheetMaxColumns = 60;
export const sheetNameMax = 31;
export const shownProblems = 200;
/** Excel keeps 15 digits of a number. */
export const excelDigits = 15;
/** Rows of an exported list: more are refused, none is left out. A sheet of Excel holds 1,048,576. */
export const exportMaxRows = 1_000_000;
/** Rows of a list that are read at a time while it is exported. */
export const exportPieceRows = 1000;
/** How often, and for how long, a page checks whether its download has started. */
export const exportPollMs = 200;
export const exportTimeoutMs = minutes(1);
/** Excel holds no longer text in a cell. */
export const cellMaxCharacters = 32_767;
