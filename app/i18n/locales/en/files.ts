import type { Words } from "../../words";
import type zh from "../zh/files";

/** Words about files that are uploaded, and about those that are stored. */
export default {
  pick: "Choose files",
  orDrop: ", or drop them here",
  allowed: "{{types}}. Up to {{megabytes}} MB each",
  sendingNamed: "Uploading {{name}}",
  left: {
    second_one: "about {{count}} second left",
    second_other: "about {{count}} seconds left",
    minute_one: "about {{count}} minute left",
    minute_other: "about {{count}} minutes left",
  },
  cancel: "Cancel",
  cancelNamed: "Cancel upload of {{name}}",
  waiting: "Continues automatically when the files are uploaded…",
  retry: "Try again",
  dismiss: "Remove",
  remove: "Delete",
  removeNamed: "Delete {{name}}",
  /** The virus scan as the uploader sees it. */
  scan: {
    unscanned: "",
    received: "Checking for viruses…",
    scanning: "Checking for viruses…",
    clean: "Checked, no viruses found",
    infected: "Contains a virus, so its content was deleted. Remove it here and upload a clean file.",
  },
  /** The state of the virus scan as readers of the file see it. */
  scanOf: {
    unscanned: "Not checked for viruses",
    received: "Checking for viruses. You can open it when this is done.",
    scanning: "Checking for viruses. You can open it when this is done.",
    clean: "Checked for viruses",
    infected: "Contains a virus. Its content has been removed and cannot be opened.",
  },
} satisfies Words<typeof zh>;
