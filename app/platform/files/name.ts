import { fileExtensions, fileNameMax } from "~/rules/limits";
import { refuse } from "../http/refuse";

type Extension = (typeof fileExtensions)[number];

/** Control characters, and those that turn or hide text: `exe.pdf` must not be made to look like something else. */
const forbidden = /[\p{Cc}\p{Cs}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;

/** A file name as it is kept and shown: data, never a path (S-45). */
export function acceptedName(name: string): string {
  const isAcceptable = name.trim() !== "" && [...name].length <= fileNameMax && !forbidden.test(name);
  return isAcceptable ? name : refuse(422, "file.name");
}

/** The extension, when it is one of those allowed (S-40). */
export function acceptedExtension(name: string): Extension {
  const extension = /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase();
  return fileExtensions.find((allowed) => allowed === extension) ?? refuse(422, "file.type");
}

/** RFC 6266: a plain name for old readers, the whole name for the others. */
export function attachmentHeader(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
