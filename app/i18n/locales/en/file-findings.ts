import type { Words } from "../../words";
import type zh from "../zh/file-findings";

/** What is said about files that are not taken, or do not open, by code. */
export default {
  "file.type": "This type of file is not accepted. Please upload PDF, JPG, PNG, DOCX or XLSX",
  "file.content": "The content of the file is not what its extension says. Please check the file",
  "file.macros":
    "This document contains macros. Please save it as DOCX or XLSX without macros, or as PDF, and upload that",
  "file.activeX":
    "This document contains ActiveX controls. Please delete them, or save the document as PDF, and upload that",
  "file.embedded":
    "Another object is embedded in this document, such as a file or the data of a chart. Please delete the embedded object, or save the document as PDF, and upload that",
  "file.external":
    "This document loads something from elsewhere when it is opened, such as a template, a picture or another file. Please break these links, or save the document as PDF, and upload that. Ordinary hyperlinks may stay",
  "file.archive":
    "This document is damaged, or holds something else than its directory says. Please open it in Office, save it again and upload the new file",
  "file.scanning": "This file is being checked for viruses. Please open it again in a moment",
  "file.infected": "This file contains a virus. Its content was removed, and it cannot be opened",
  "file.size": "A file can have at most {{megabytes}} MB",
  "file.empty": "This file is empty. Please choose another",
  "file.name": "The file name is too long or contains characters that are not allowed. Please rename the file",
  "file.tooMany": "There are too many files already. Please delete one you do not need",
  "file.quota": "The files are too large together. Please delete one you do not need",
  "file.missing": "We cannot find this file. It may have been deleted",
  "file.deleteFirst": "Please delete the attachments of this item first, then the item",
  "file.notSent": "The file did not reach us, probably because the connection broke. Please try again.",
  "file.tooOften": "Too many uploads at once. Please wait a minute and try again",
  "file.uuid": "The file number could not be fetched. Please try again",
  "file.onRecord": "This document is on record. Please propose a change instead",
  "file.unknown": "This file was not found. It may have been deleted",
  "file.address": "This link to the file has expired. Please open it from the page again",
  "file.fetch": "The file could not be fetched. Please try again later",
  "file.busy": "Too many files are being uploaded right now. Please try again in a few seconds",
  "file.store": "The file cannot be stored right now. Please try again later",
} satisfies Words<typeof zh>;
