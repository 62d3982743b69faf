import type { Words } from "../../words";
import type zh from "../zh/import";

/** The import from an Excel workbook, and the exports. */
export default {
  title: "Excel import",
  lead: "Shareholders, customers, contacts, bank accounts and the other tables can be filled in in one workbook and imported together.",
  open: "Import tables from Excel",
  steps: {
    title: "Three steps",
    download: "Download the workbook",
    downloadText: "It has a sheet for each table, with everything saved so far.",
    fill: "Fill it in and save it",
    fillText:
      "Keep the first row and the ID column, and use no formulas. The last sheet says what belongs in each column.",
    upload: "Upload it",
    uploadText: "Everything is checked before anything is saved. With a single error nothing is imported.",
  },
  download: "Download the workbook",
  downloadCurrent: "Download the current data",
  file: "The workbook, filled in",
  fileHint: "An .xlsx file of at most 5 MB, without macros",
  upload: "Check and import",
  uploading: "Checking…",
  tables: "Tables in it",
  rows: "{{rows}} saved, at most {{max}}",
  replace:
    "The rows of the workbook replace those of the table. Rows keep their attachments; to remove such a row, delete its attachments on the page first.",
  standing: {
    review:
      "Your registration is under review and cannot be changed meanwhile. You can download its data as a workbook.",
    closed:
      "Your registration was approved. Its data can only be changed by a change request. You can download it as a workbook.",
    none: "Your company did not register here, so there are no tables to import. Please ask your purchasing manager if you think there should be.",
  },
  structure: {
    title: "The workbook could not be read. Nothing was imported",
    noFile: "Please choose the workbook to import.",
    size: "The workbook has more than 5 MB. Please remove what is not part of the registration and try again.",
    notWorkbook:
      "This is not an .xlsx workbook we can read, or it has macros or a password. Please fill in the workbook from this page.",
    tooHeavy:
      "This workbook takes too long to read. Please download the workbook from this page, copy your rows into it as values and upload that.",
    span: "A sheet reaches beyond {{rows}} rows or {{columns}} columns. Please delete the rows and columns outside the table and try again.",
    formula: "Cell {{cell}} has a formula. Please enter the value itself.",
    unknownSheet: "We do not know this sheet: ",
    sheetTwice: "There are two sheets for “{{table}}”. Please keep one.",
    noSheet: "The workbook has no sheet that can be imported. Please fill in the workbook from this page.",
    missingColumn: "The sheet “{{table}}” has no column: ",
    unknownColumn: "The sheet “{{table}}” has a column we do not know: ",
    columnTwice: "The sheet “{{table}}” has a column twice: ",
    tooManyRows: "The sheet “{{table}}” has {{rows}} rows. It can have at most {{max}}.",
  },
  refused: {
    title: "Errors found: {{count}}. Nothing was imported",
    shown: "The first {{shown}} are listed.",
    text: "Please mend them in the workbook and upload it again.",
    cell: "Cell",
    what: "Problem",
  },
  warnings: { title: "Please note (this stops nothing)" },
  failed: {
    conflict: "The data was just changed elsewhere. Nothing was imported. Please upload the workbook again.",
    closed: "The registration was handed in. Nothing can be imported any more.",
    busy: "Too many workbooks are being read right now. Nothing was imported. Please try again in a few seconds.",
    other: "The data could not be saved. Nothing was imported. Please try again later.",
  },
  tooOften: "Too many imports in a short time. Nothing was imported. Please try again in about {{minutes}} min.",
  done: {
    text: "Imported. Tables: {{tables}}, rows: {{rows}}.",
    unchanged: "The workbook says what is saved already. There was nothing to import.",
    back: "Back to check your answers",
    backWorkspace: "Back to the workspace",
  },
  sheet: { id: "ID" },
  guide: {
    sheet: "How to fill in",
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
    text: "Exported workbooks have no formulas.",
    messages: "Export messages",
    tasks: "Export tasks",
    log: "Export the log",
    excel: "Export to Excel",
  },
  about: {
    title: "About this export",
    filter: "Filter",
    at: "Exported at",
    atZone: "{{at}} ({{zone}})",
    rows: "Rows",
    search: "Search for “{{search}}”",
  },
  lists: {
    tasks: "Tasks",
    when: "Time ({{zone}})",
    title: "Title",
    state: "State",
    kind: "Kind",
    submitted: "Handed in ({{zone}})",
    due: "Due ({{zone}})",
    read: "Read",
    unread: "Unread",
  },
} satisfies Words<typeof zh>;
