import { files } from "~/contract";
import type { Core } from "~/platform/core/core";
import { refuse } from "~/platform/core/base/refuse";
import { secondsLater } from "~/platform/core/base/instants";
import { signedSeconds } from "~/platform/core/settings/durations";

/** The address that identifies a file; it grants no access by itself. */
export const fileUrl = (id: string): string => files.content.path.replace("{fileId}", id);

/** The file for an address; undefined if the address has another form. */
export function fileIdIn(url: string): string {
  const [before = ""] = files.content.path.split("{");
  const id = url.startsWith(before) ? url.slice(before.length) : "";
  return /^[\da-f]{32}$/.test(id) ? id : refuse("unknown", "file.unknown");
}

type SignedAddress = { fileId: string; expires: string; signature: string };
const signedText = (registrationId: string, { fileId, expires }: Omit<SignedAddress, "signature">) =>
  `file ${fileId} ${registrationId} ${expires}`;

/** An address that serves the file to the same registration for five minutes (S-45). */
export function signedUrl({ seal }: Core, registrationId: string, fileId: string, now: Date): string {
  const expires = String(secondsLater(now, signedSeconds).getTime());
  const signature = seal.sign(signedText(registrationId, { fileId, expires }));
  return `${fileUrl(fileId)}?${new URLSearchParams({ expires, signature })}`;
}

/** Refuses an address that was altered, belongs to another registration or has expired. */
export function requireSigned({ seal }: Core, registrationId: string, address: SignedAddress, now: Date): void {
  const isValid = seal.isSigned(signedText(registrationId, address), address.signature);
  if (!isValid || now.getTime() >= Number(address.expires)) refuse("forbidden", "file.address");
}
