import * as z from "zod/mini";
import { longText } from "./builders";

/** One or several lines as they are typed in a form of the workspace, without the spaces around them; they must be there. */
export const requiredText = (max: number) =>
  z.pipe(z.string().check(z.trim(), z.minLength(1, "field.required")), longText(max));

/** The same where nothing need be typed. */
export const optionalText = (max: number) => z.pipe(z.string().check(z.trim()), longText(max));
