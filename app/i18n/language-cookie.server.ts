import type { Cookie } from "@remix-run/node";
import { days, inSeconds } from "~/rules/time";
import { type Language, languages } from "./language";

const aYear = inSeconds(days(365));

/**
 * The stored choice (§1): `lang=en`, as anyone can read and write it. Scripts read it, so it is not HttpOnly; it
 * contains nothing but the language (S-06). Remix's own cookies would wrap it in JSON and base64; older values in that
 * format are still read.
 */
export function languageCookie(secure: boolean): Cookie {
  const name = secure ? "__Host-lang" : "lang";
  return {
    name,
    isSigned: false,
    async parse(header) {
      const value = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(header ?? "")?.[1] ?? "";
      const [language = null] = languages.filter((one) => value === one || value === earlierForm(one));
      return language;
    },
    async serialize(language: Language) {
      return `${name}=${language}; Max-Age=${aYear}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;
    },
  };
}

const earlierForm = (language: Language) =>
  encodeURIComponent(Buffer.from(JSON.stringify(language)).toString("base64"));
