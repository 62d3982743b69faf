import type { Words } from "../../words";
import type zh from "../zh/import";

/** The import from an Excel workbook, and the exports. */
export default {
  title: "Excel import",
  lead: "Fill in shareholders, customers, contacts, bank accounts and other tables in one workbook, then import them together.",
  steps: {
    title: "Three steps",
    download: "Download the workbook",
    downloadText: "It has one sheet per table, with everything saved so far.",
    fill: "Fill it in and save it",
    fillText:
      "Keep the header row and the ID column, and do not use formulas. The last sheet, “Instructions”, explains each column.",
    upload: "Upload it",
    uploadText: "We check everything before saving. If there is a single error, nothing is imported.",
  },
  download: "Download the workbook",
  downloadCurrent: "Download the current data",
  file: "Completed workbook",
  fileHint: "An .xlsx file up to {{workbookMb}} MB, without macros",
  upload: "Check and import",
  uploading: "Checking…",
  tables: "Tables included",
  rows: "{{rows}} saved, up to {{max}} allowed",
  replace:
    "Rows in the workbook replace the rows in the table. Uploaded attachments are kept. To remove a row with attachments, delete the attachments on the page first.",
  standing: {
    review: "Your registration is in preliminary review and cannot be changed. You can download the current data.",
    closed:
      "Your registration has been approved. To change your data, submit a change request. You can download the current data.",
    none: "Your company has not registered here, so there are no tables to import. If you think this is wrong, contact your purchasing manager.",
  },
  structure: {
    title: "The workbook could not be read. Nothing was imported",
    noFile: "Choose the workbook to import.",
    size: "The workbook is larger than {{workbookMb}} MB. Remove anything that is not part of the registration and try again.",
    notWorkbook:
      "We cannot read this file. It is not an .xlsx workbook, or it has macros or a password. Use the workbook from this page.",
    password:
      "This workbook is protected with a password. Remove the password in Excel or WPS (Save As), then upload it again.",
    scaled:
      "Cell {{cell}} shows its number in thousands or a similar unit, so the value is unclear. Give the cell the General format, enter the full number and upload the workbook again.",
    tooHeavy:
      "This workbook takes too long to read. Download the workbook from this page, paste your data into it as values and upload that.",
    span: "A sheet goes beyond {{rows}} rows or {{columns}} columns. Delete the rows and columns outside the table and try again.",
    formula: "Cell {{cell}} contains a formula. Enter the value instead.",
    unknownSheet: "Delete this sheet, which does not belong to the workbook: ",
    sheetTwice: "There are two sheets for “{{table}}”. Keep one.",
    noSheet: "The workbook has no sheet that can be imported. Use the workbook from this page.",
    missingColumn: "Download the workbook again. The sheet “{{table}}” is missing this column: ",
    unknownColumn: "Delete this column from the sheet “{{table}}”, where it does not belong: ",
    columnTwice: "Keep only one of these duplicate columns in the sheet “{{table}}”: ",
    tooManyRows: "The sheet “{{table}}” has {{rows}} rows. The maximum is {{max}}. Delete the extra rows.",
  },
  refused: {
    title_one: "{{count}} error found. Nothing was imported",
    title_other: "{{count}} errors found. Nothing was imported",
    shown: "Only the first {{shown}} are listed.",
    text: "Correct them in the workbook and upload it again.",
    cell: "Cell",
    what: "Problem",
  },
  warnings: { title: "Warnings (these do not stop the import)" },
  failed: {
    another:
      "That window belonged to another registration than the one now open in this browser. Nothing was imported. To import into it, verify its email again.",
    conflict:
      "The data was just changed in another window. Nothing was imported. Download the workbook again, check it and upload it.",
    closed:
      "The registration has been submitted, so nothing can be imported. To change it, ask your purchasing manager to return it.",
    busy: "Too many workbooks are being read right now. Nothing was imported. Try again in a few seconds.",
    other: "The data could not be saved. Nothing was imported. Try again later.",
  },
  tooOften_one: "Too many imports. Nothing was imported. Try again in about {{count}} minute.",
  tooOften_other: "Too many imports. Nothing was imported. Try again in about {{count}} minutes.",
  done: {
    text_one: "Imported {{count}} row (tables: {{tables}}).",
    text_other: "Imported {{count}} rows (tables: {{tables}}).",
    unchanged: "The workbook matches what is already saved. Nothing to import.",
    back: "Back to your answers",
    backWorkspace: "Back to the workspace",
  },
  sheet: { id: "ID" },
  guide: {
    sheet: "Instructions",
    table: "Sheet",
    column: "Column",
    what: "What to enter",
    kinds: {
      text: "Text",
      longText: "Text",
      date: "A date, such as 2025-06-30",
      choice: "One of the options",
      flag: "Yes / No",
      listed: "A name or code from the list",
    },
  },
  exports: {
    title: "Export",
    text: "Exported workbooks contain no formulas and are safe to open.",
    messages: "Export messages",
    tasks: "Export tasks",
    log: "Export audit log",
    excel: "Export to Excel",
  },
  about: {
    title: "About this export",
    filter: "Filter",
    at: "Exported at",
    atZone: "{{at}} ({{zone}})",
    rows: "Rows",
  },
  lists: {
    tasks: "Tasks",
    when: "Time ({{zone}})",
    title: "Title",
    state: "Status",
    kind: "Type",
    submitted: "Submitted ({{zone}})",
    due: "Due ({{zone}})",
    read: "Read",
    unread: "Unread",
  },
} satisfies Words<typeof zh>;
