import { hours, inSeconds } from "~/rules/time";
import type { StoredBytes } from "~/platform/records/files/read-file";

const headers = { "content-security-policy": "sandbox; default-src 'none'", "x-content-type-options": "nosniff" };

/** A response with a stored file, as a download that is never displayed in our origin (S-45). */
export const fileResponse = ({ bytes, type, length, name }: StoredBytes): Response =>
  new Response(bytes, {
    headers: {
      ...headers,
      "content-type": type,
      "content-length": String(length),
      "content-disposition": attachmentHeader(name),
      "cache-control": "no-store",
    },
  });

/** A response with a user's own picture. */
export const pictureResponse = (bytes: ReadableStream, length: number): Response =>
  new Response(bytes, {
    headers: {
      ...headers,
      "content-type": "image/jpeg",
      "content-length": String(length),
      // Only the owner's browser may cache it, and only for this session, because the cache varies by cookies.
      "cache-control": `private, max-age=${inSeconds(hours(1))}`,
      vary: "cookie",
    },
  });

/** RFC 6266: an ASCII name for old clients, and the full name for others. */
export function attachmentHeader(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
