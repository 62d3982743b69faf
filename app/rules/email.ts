import * as z from "zod/mini";
import { lengths } from "./limits";

const local = /^[\w!#$%*+/=?^{|}~-]+(?:\.[\w!#$%*+/=?^{|}~-]+)*$/;
const label = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;
const topLevel = /^(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;

/**
 * Whether this is one plain address. Stricter than the standard on purpose: quotes, commas, semicolons, brackets and
 * line breaks could add recipients to a letter, so no address has them.
 */
export function isEmail(value: string): boolean {
  if (value.length > lengths.email) return false;
  const at = value.indexOf("@");
  const name = value.slice(0, Math.max(at, 0));
  const labels = value.slice(at + 1).split(".");
  return (
    name.length <= 64 &&
    local.test(name) &&
    labels.length >= 2 &&
    labels.every((part) => part.length <= 63 && label.test(part)) &&
    topLevel.test(labels.at(-1) ?? "")
  );
}

/** The same as a check for a field. */
export const emailCheck = (code: string) => z.refine<string>(isEmail, code);
