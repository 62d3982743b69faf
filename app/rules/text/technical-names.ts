import { z } from "zod";

/** The longest technical name, in characters. */
const longest = 100;

/** An api name (§5): lowercase letters and underscore. A sub-application's name in its manifest is one. */
export const apiName = z
  .string()
  .max(longest)
  .regex(/^[a-z_]+$/, "takes lowercase letters and underscores only");

/** A package (§5): lowercase letters or dot. The codes of menus are packages, and so are those of their groups. */
export const packageName = z
  .string()
  .max(longest)
  .regex(/^[a-z.]+$/, "takes lowercase letters and dots only");

/** Whether a text has the form of an id. Other texts in an address are not looked up. */
export const isId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);
