import type { Words } from "~/i18n/words";
import type zh from "../zh/licence";

/** The details read from a business licence, for its reviewer. */
export default {
  title: "Read on the licence",
  waiting: "Not read yet. The file is read once the virus scan has passed it; open this page again later.",
  qrCode: {
    title: "QR code on the licence",
    retrying: "The file cannot be loaded at the moment. It is tried again later.",
    none: "There is no QR code in the picture.",
    unreadable: "The picture cannot be processed, so its QR code was not read.",
    noPicture: "Not read: this file is not a picture. Only JPG and PNG pictures are read, no PDF or Office files.",
    official: "Leads to the registration authority:",
    otherHost: "Leads to another website, so there is no link:",
    otherText: "Holds something that is not a web address:",
    whole: "Text of the code:",
    window: " (opens in a new window)",
  },
  creditCode: {
    title: "Unified social credit code on the licence",
    retrying: "The OCR service does not answer. It is tried again later.",
    none: "The OCR service could not read it.",
    matches: "Matches the code that was entered:",
    differs: "Differs from the code that was entered.",
    entered: "Entered:",
    onLicence: "On the licence:",
    missing: "none",
    doubtful: "The check character of the code that was read is wrong, so it may have been misread.",
  },
  note: "For comparison only. Nothing is filled in from it.",
} satisfies Words<typeof zh>;
