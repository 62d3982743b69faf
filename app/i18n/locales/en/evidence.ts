import type { Words } from "~/i18n/words";
import type zh from "../zh/evidence";

/** The lists of evidence packs, and the page that verifies a pack. */
export default {
  packs: {
    title: "Evidence pack",
    lead: "Each submission gets an evidence pack: a PDF in Chinese and English, and an archive with the files submitted and how to verify them. The portal keeps it for {{evidenceYears}} years.",
    round: "Round {{round}} · ",
    preparing: "Being prepared, usually within a minute.",
    later: "If no link appears, reload this page later or download it from “Check progress”.",
    pdf: "Download PDF",
    zip: "Download archive",
    hashes: "Show SHA-256",
    verify: "Verify an evidence pack",
    link: "Download the evidence pack",
    change:
      "The evidence pack of this change: a PDF in Chinese and English, and an archive with its files and how to verify them. The portal keeps it for {{evidenceYears}} years.",
    changeLater: "If no link appears, reload this page later.",
  },
  verify: {
    title: "Verify an evidence pack",
    lead: "Choose an evidence pack (PDF or archive) to find out whether this portal issued it and nothing was changed.",
    pick: "Choose a file",
    orDrop: "or drop it here",
    privacy: "Your browser computes the SHA-256; the file is not uploaded. At most {{packMb}} MB.",
    withoutScripts:
      "Your browser runs no scripts and cannot read the file here. Compute its SHA-256 on your computer with one of these commands and enter it below.",
    label: "SHA-256",
    hint: "64 digits or letters a to f; you can paste it",
    submit: "Verify",
    reading: "Reading the file…",
    busy: "Verifying…",
    tooLarge:
      "The file is larger than {{packMb}} MB and cannot be an evidence pack. Choose the PDF or archive you downloaded.",
    unreadable: "The file cannot be read. Choose it again, or compute its SHA-256 yourself and enter it below.",
    unsupported: "This browser cannot compute a SHA-256. Compute it yourself and enter it below.",
    failed: "Verifying is not possible at the moment. Try again later.",
    file: "File: ",
    issued: {
      title: "Issued by this portal",
      text: "Submitted on ",
      round: "Round {{round}}",
      decision: "Change to supplier information, decided on ",
    },
    unknown: {
      title: "Unknown",
      text: "This portal has issued no file exactly like this one. Make sure you chose the evidence pack as you downloaded it, not edited or saved again.",
    },
  },
} satisfies Words<typeof zh>;
