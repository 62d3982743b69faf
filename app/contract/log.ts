import { z } from "zod";
import { workbookAnswerMaxBytes } from "~/rules/limits/base-api";
import { endpoint, nothing } from "./endpoint";

/**
 * Checks the integrity of the log (S-62). Returns the number of rows checked from the start, and the first row that was
 * changed or removed, or null if there is none. Rows of the last minutes are added to the hash chain first.
 */
export const checkLog = endpoint("GET", "/api/v1/admin/log/check", {
  input: nothing,
  answer: z.object({
    checked: z.number().int(),
    broken: z
      .object({ seq: z.number().int(), eventId: z.string(), problem: z.enum(["altered", "missing"]) })
      .nullable(),
  }),
  access: "session",
  button: "log.export",
});

/**
 * The log of this tenant as an Excel workbook, the newest rows first (§7: response returned unprocessed). Each row has
 * the action, the time, and the ids of the actor and the target, but no personal data.
 */
export const exportLog = endpoint("GET", "/api/v1/admin/log/export", {
  input: nothing,
  answer: z.instanceof(Response),
  wire: "raw",
  bytes: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  maxResponseBytes: workbookAnswerMaxBytes,
  access: "session",
  button: "log.export",
});
