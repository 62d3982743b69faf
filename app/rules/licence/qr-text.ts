import { linkMax, shownTextMax } from "./limits";
import { isOfficialHost } from "./official-hosts";

/** The meaning of the text of a QR code: an address of the registry, one of another host, or something else. */
type QrMeaning =
  | { is: "official"; href: string; host: string }
  | { is: "otherHost"; host: string; text: string }
  | { is: "otherText"; text: string };

/**
 * Classifies the content of a licence's QR code. An address counts as the registry's only if its host is in the
 * browser's normal form. With a user name, a port, letters of another script or a backslash, the address that people
 * see is not the one that the browser opens (S-71).
 */
export function toQrMeaning(text: string): QrMeaning {
  const url = toWebAddress(text);
  if (!url) return { is: "otherText", text: toShownText(text) };
  const { protocol, host, href } = url;
  const isPlain =
    /^[\x21-\x5b\x5d-\x7e]+$/.test(text) && text.length <= linkMax && startsAt(text, `${protocol}//${host}`);
  if (isPlain && isOfficialHost(host)) return { is: "official", href, host };
  return { is: "otherHost", host, text: toShownText(text) };
}

function toWebAddress(text: string): URL | null {
  const url = URL.parse(text);
  return url && ["http:", "https:"].includes(url.protocol) ? url : null;
}

/** Whether the address has only this origin before the path. */
const startsAt = (text: string, origin: string) =>
  text.slice(0, origin.length).toLowerCase() === origin && /^([/?#]|$)/.test(text.slice(origin.length));

/** Shortens an untrusted text for display, and removes characters that hide or reverse others. */
export function toShownText(text: string): string {
  const characters = [...text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "\ufffd")];
  return characters.length > shownTextMax ? `${characters.slice(0, shownTextMax).join("")}…` : characters.join("");
}
