import * as z from "zod/mini";
import { isCalendarDate } from "../calendar/calendar-date";
import { formatDay } from "../format";
import { normaliseDay } from "../text/normalise";
import { textCell, type CellRules } from "./cell";
import { oneText, textsOf, withKind } from "./kind-registry";

/** A calendar date from 1900 to 2100, `YYYY-MM-DD`, that exists. */
export const date = () =>
  withKind(z.string("field.required").check(z.refine(isCalendarDate, "field.date")), {
    ...oneText,
    kind: "date",
    normalise: normaliseDay,
    toWords(answer, _words, { language }) {
      const [text = ""] = textsOf(answer);
      return isDay(text) ? formatDay(language, text) : text;
    },
    cell: dateCell,
  });

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

const dateCell: CellRules = {
  write: (text, words) => excelDay(text) ?? textCell.write(text, words),
  read: textCell.read,
};

/** Excel's dates before this day are off by one, because it counts 29 February 1900, which did not exist. */
const firstSafeDay = "1900-03-01";

/** Whether Excel can represent the day as a date. */
function excelDay(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < firstSafeDay) return null;
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text) ? midnight : null;
}
