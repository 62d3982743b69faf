import { z } from "zod";
import { workbookAnswerMaxBytes } from "~/rules/limits/base-api";
import { endpoint, nothing } from "./endpoint";

/**
 * Whether the log is unchanged (S-62): the number of rows checked from the beginning, and the first that was changed or
 * removed; null if there is none. Rows of the last minutes are linked first.
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
 * The log of this tenant as an Excel workbook, the newest rows first (§7: response returned unprocessed). It names what
 * was done, when, by and to which id; nothing personal is in it.
 */
export const exportLog = endpoint("GET", "/api/v1/admin/log/export", {
  input: nothing,
  answer: z.instanceof(Response),
  wire: "raw",
  bytes: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  longestAnswer: workbookAnswerMaxBytes,
  access: "session",
  button: "log.export",
});
