import * as z from "zod/mini";
import { lengths } from "../limits/lengths";

const local = /^[\w!#$%&'*+/=?^{|}~-]+(?:\.[\w!#$%&'*+/=?^{|}~-]+)*$/;
/** The characters of a domain name, in any language; lookalikes in another width are not accepted. */
const domainText = /^[\p{L}\p{M}\p{N}.-]+$/u;
const label = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;
const topLevel = /^(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;

/** A domain in DNS form, in which non-Latin names become `xn--…`. Null if it is not a domain. */
function asciiDomain(domain: string): string | null {
  if (/^[a-z\d.-]+$/i.test(domain)) return domain.toLowerCase();
  if (!domainText.test(domain) || domain.normalize("NFKC") !== domain || !URL.canParse(`http://${domain}`)) return null;
  return new URL(`http://${domain}`).hostname;
}

/** The form in which addresses are compared, ignoring letter case and the script of the domain. */
export function foldedEmail(value: string): string {
  const address = value.trim();
  const at = address.lastIndexOf("@");
  if (at < 0) return address.toLowerCase();
  return `${address.slice(0, at)}@${asciiDomain(address.slice(at + 1)) ?? address.slice(at + 1)}`.toLowerCase();
}

/**
 * Whether this is one plain address. Stricter than the standard on purpose: quotes, commas, semicolons, brackets and
 * line breaks could add recipients to an email, so no address has them.
 */
export function isEmail(value: string): boolean {
  if (value.length > lengths.email) return false;
  const at = value.indexOf("@");
  const name = value.slice(0, Math.max(at, 0));
  const labels = (asciiDomain(value.slice(at + 1)) ?? "").split(".");
  return (
    name.length <= 64 &&
    local.test(name) &&
    labels.length >= 2 &&
    labels.every((part) => part.length <= 63 && label.test(part)) &&
    topLevel.test(labels.at(-1) ?? "")
  );
}

/** Returns `isEmail` as a check for a field. */
export const emailCheck = (code: string) => z.refine<string>(isEmail, code);
