import { z } from "zod";
import { longText } from "~/rules/fields/builders";
import { visibleLine } from "~/rules/fields/characters";

/** A required line that people other than its writer read: nothing in it hides or turns what is read. */
export const shownLine = (max: number) => z.string().trim().min(1).max(max).pipe(visibleLine(max));

/** The same of one or several lines. */
export const shownText = (max: number) => z.string().trim().min(1).max(max).pipe(longText(max));

/** The same where nothing need be typed. */
export const shownNote = (max: number) => z.string().trim().max(max).pipe(longText(max));
