import { files } from "~/contract";
import type { Core } from "../core";
import { refuse } from "../http/refuse";
import { secondsLater } from "../instants";
import { signedSeconds } from "../limits";

/** The address by which a file is known; alone it serves nothing. */
export const fileUrl = (id: string): string => files.content.path.replace("{fileId}", id);

/** The file that an address names; an address of another shape names none. */
export function fileIdIn(url: string): string {
  const [before = ""] = files.content.path.split("{");
  const id = url.startsWith(before) ? url.slice(before.length) : "";
  return /^[\da-f]{32}$/.test(id) ? id : refuse(404, "file.unknown");
}

type Signed = { fileId: string; expires: string; signature: string };
const signedText = (registrationId: string, { fileId, expires }: Omit<Signed, "signature">) =>
  `file ${fileId} ${registrationId} ${expires}`;

/** An address that serves the file to the same registration for five minutes (S-45). */
export function signedUrl({ seal }: Core, registrationId: string, fileId: string, now: Date): string {
  const expires = String(secondsLater(now, signedSeconds).getTime());
  const signature = seal.sign(signedText(registrationId, { fileId, expires }));
  return `${fileUrl(fileId)}?${new URLSearchParams({ expires, signature })}`;
}

/** Refuses an address that was edited, is of another registration or has expired. */
export function requireSigned({ seal }: Core, registrationId: string, signed: Signed, now: Date): void {
  const isValid = seal.isSigned(signedText(registrationId, signed), signed.signature);
  if (!isValid || now.getTime() >= Number(signed.expires)) refuse(403, "file.address");
}
