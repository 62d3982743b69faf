import type { Words } from "../../words";
import type zh from "../zh/file-findings";

/** Messages about files that are refused or do not open, by code. */
export default {
  "file.type": "The file must be a PDF, JPG, PNG, DOCX or XLSX",
  "file.heif":
    "Your browser cannot read HEIC photos. Upload it as JPG or PDF. To take it again with an iPhone, first choose Settings › Camera › Formats › Most Compatible.",
  "file.content": "The file’s content does not match its type. Check the file and upload it again.",
  "file.password": "This file needs a password to open. Save a copy without the password and upload that copy.",
  "file.macros": "This document contains macros. Save it as DOCX or XLSX without macros, or as PDF, and upload that.",
  "file.activeX":
    "This document contains ActiveX controls. Delete them or save the document as PDF, then upload it again.",
  "file.embedded":
    "Another object is embedded in this document, such as a file or chart data. Delete it or save the document as PDF, then upload it again.",
  "file.external":
    "This document loads content from outside when it is opened, such as a template, a picture or another file. Break these links or save the document as PDF, then upload it again. Ordinary hyperlinks can stay.",
  "file.archive": "This document is damaged. Open it in Office, save it again and upload the new file.",
  "file.scanning": "We are checking this file for viruses. Try again in a moment.",
  "file.infected": "This file contains a virus. Its content has been removed and it cannot be opened.",
  "file.size": "The file must be {{megabytes}} MB or smaller",
  "file.empty": "This file is empty. Choose another.",
  "file.name":
    "The file name is too long or contains characters that are not allowed. Rename the file and upload it again.",
  "file.tooMany": "You have reached the maximum number of files. Delete one you do not need, then upload again.",
  "file.quota": "The files are too large in total. Delete one you do not need, then upload again.",
  "file.missing": "We cannot find this file. It may have been deleted. Upload it again.",
  "file.deleteFirst": "Delete the attachments of this entry before you remove it",
  "file.notSent": "The upload did not finish, probably because the connection was lost. Try again.",
  "file.signedOut":
    "Your session has timed out, so the file was not uploaded. Sign in or verify your email again in another tab, then try again here.",
  "file.tooOften": "Too many uploads. Wait a moment and try again.",
  "file.onRecord": "This document is on record. To change it, submit a change request.",
  "file.unknown": "File not found. It may have been deleted. Go back to the page.",
  "file.address": "This link to the file has expired. Open the file from the page again.",
  "file.slow": "The file arrived too slowly and was not saved. Check your connection and upload it again.",
  "file.busy": "Too many files are being uploaded right now. Try again in a few seconds.",
  "file.store": "The file cannot be saved right now. Try again later.",
} satisfies Words<typeof zh>;
