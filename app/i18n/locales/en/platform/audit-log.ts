import type { Words } from "~/i18n/words";
import type zh from "../../zh/platform/audit-log";

/** The workbook with a tenant's audit log. */
export default {
  sheet: "Audit log",
  time: "Time (UTC)",
  user: "User",
  action: "Action",
  object: "Object",
  details: "Details",
  about: {
    sheet: "About this export",
    filter: "Filter",
    everything: "All actions in this company, newest first",
    exportedAt: "Exported at",
    at: "{{at}} (UTC)",
    rows: "Rows",
  },
} satisfies Words<typeof zh>;
