import { packMaxBytes } from "~/rules/evidence/limits";

/**
 * The reasons why a file has no SHA-256: it is too large to be a pack, the browser does not support hashing, or it
 * cannot be read.
 */
export type HashFailure = "tooLarge" | "unsupported" | "unreadable";

/** The SHA-256 of a file in hexadecimal digits, computed in this browser; nothing of the file is sent. */
export async function hashFile(file: File): Promise<{ sha256: string } | { failure: HashFailure }> {
  if (file.size > packMaxBytes) return { failure: "tooLarge" };
  // Browsers support it only on pages served over TLS or from this machine.
  if (!globalThis.crypto?.subtle) return { failure: "unsupported" };
  try {
    const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
    return { sha256: Array.from(new Uint8Array(digest), toHex).join("") };
  } catch {
    return { failure: "unreadable" };
  }
}

const toHex = (byte: number) => byte.toString(16).padStart(2, "0");
