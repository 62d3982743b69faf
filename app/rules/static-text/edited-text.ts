import * as z from "zod/mini";
import { isCalendarDate } from "../calendar/calendar-date";
import { requiredLine, requiredText } from "../fields/typed-text";
import { lengths } from "../limits/lengths";
import { staticTextMax, textVersionMax } from "./limits";

/** A text as a super admin edits it: both languages, its version, and the day from which it applies. */
export const editedText = z.object({
  version: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "field.required"),
      z.maxLength(textVersionMax, "field.tooLong"),
      z.regex(/^\d+(\.\d+)*$/, "text.version"),
    ),
  effectiveOn: z.string().check(z.minLength(1, "field.required"), z.refine(isCalendarDate, "field.date")),
  zhTitle: requiredLine(lengths.name),
  zhText: requiredText(staticTextMax),
  enTitle: requiredLine(lengths.name),
  enText: requiredText(staticTextMax),
});
export type EditedText = z.output<typeof editedText>;
