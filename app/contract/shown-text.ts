import { z } from "zod";
import { longText } from "~/rules/fields/builders";
import { visibleLine } from "~/rules/fields/characters";

/** A required line that others read. It must not contain characters that hide or reverse text. */
export const shownLine = (max: number) => z.string().trim().min(1).max(max).pipe(visibleLine(max));

/** Like `shownLine`, but multi-line. */
export const shownText = (max: number) => z.string().trim().min(1).max(max).pipe(longText(max));

/** Like `shownText`, but optional. */
export const shownNote = (max: number) => z.string().trim().max(max).pipe(longText(max));
