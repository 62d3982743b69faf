import * as z from "zod/mini";
import { longText } from "./builders";
import { visibleLine } from "./characters";

/** A required line in a form of the workspace, trimmed. */
export const requiredLine = (max: number) => visibleLine(max).check(z.trim(), z.minLength(1, "field.required"));

/** A required text of one or several lines in a form of the workspace, trimmed. */
export const requiredText = (max: number) =>
  z.pipe(z.string().check(z.trim(), z.minLength(1, "field.required")), longText(max));

/** Like `requiredText`, but optional. */
export const optionalText = (max: number) => z.pipe(z.string().check(z.trim()), longText(max));
