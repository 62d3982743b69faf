/** The numbers of workbooks: what an import may bring, and what an export holds. */
const megabyte = 1024 * 1024;
const second = 1000;
const minute = 60 * second;

/** Workbook for an import: its size, what a sheet of it may span, and how many problems of it are shown. */
export const workbookMaxBytes = 5 * megabyte;
export const workbookMaxUnpackedBytes = 4 * megabyte;
export const workbookMaxEntries = 100;
/** How many are read at once, how long one may take, and how long the process that reads it may take to begin. */
export const workbooksAtOnce = 2;
export const workbookMaxMs = 2 * second;
export const workbookWorkerLoadMs = 10 * second;
/** Imports in ten minutes, of one registration and from one address on the net. */
export const importsPerRegistration = 10;
export const importsPerAddress = 30;
export const importWindowMs = 10 * minute;
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
/** A page looks this often whether its download has begun, and for so long. */
export const exportPollMs = 200;
export const exportPatienceMs = minute;
/** Excel holds no longer text in a cell. */
export const cellMaxCharacters = 32_767;
