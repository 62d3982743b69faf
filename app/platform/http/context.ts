import { isIP } from "node:net";
import { registrationTokenHeader } from "~/contract/registration";
import { csrfTokenHeader, loginBindingHeader, sessionTokenHeader } from "~/contract/session";
import type { Language } from "../db/schema";

/** Who asks, from where, when and in which language. */
export type Context = {
  language: Language;
  registrationToken: string | null;
  /** The workspace session that asks. */
  sessionToken: string | null;
  csrfToken: string | null;
  /** Stands for the browser that began a sign-in. */
  loginBinding: string | null;
  /** What rates are counted by: an IPv4 address, or the /64 of an IPv6 one (S-28). */
  addressGroup: string;
  now: Date;
};

/** The header in which the portal, and nobody else, says where a request came from (S-28). */
const clientAddressHeader = "x-client-address";

/** Reads a request's circumstances from its headers. */
export const contextOf = ({ headers }: Request, now: Date): Context => ({
  language: languageOf(headers.get("accept-language")),
  registrationToken: headers.get(registrationTokenHeader),
  sessionToken: /^Bearer (.+)$/i.exec(headers.get(sessionTokenHeader) ?? "")?.[1] ?? null,
  csrfToken: headers.get(csrfTokenHeader),
  loginBinding: headers.get(loginBindingHeader),
  addressGroup: addressGroup(headers.get(clientAddressHeader) ?? ""),
  now,
});

/** Chinese variants give Chinese, anything else English, nothing Chinese (§1). */
function languageOf(accepted: string | null): Language {
  return !accepted?.trim() || /^zh\b/i.test(accepted.trim()) ? "zh" : "en";
}

/** The part of a client address that one subscriber cannot change at will. */
export function addressGroup(address: string): string {
  const plain = address
    .trim()
    .replace(/^::ffff:(?=\d+\.)/i, "")
    .replace(/%.*$/, "");
  if (isIP(plain) !== 6) return isIP(plain) === 4 ? plain : "unknown";
  const [head = "", tail = ""] = plain.toLowerCase().split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const gap = plain.includes("::") ? Array.from({ length: 8 - left.length - right.length }, () => "0") : [];
  const groups = [...left, ...gap, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
