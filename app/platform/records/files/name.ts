import { fileExtensions, fileNameMax } from "~/rules/limits";
import { refuse } from "~/platform/ground/base/refuse";

type Extension = (typeof fileExtensions)[number];

/** Control characters, and those that turn or hide text: `exe.pdf` must not be made to look like something else. */
const forbidden = /[\p{Cc}\p{Cs}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;

/** A file name as it is kept and shown: data, never a path (S-45). */
export function acceptedName(name: string): string {
  const isAcceptable = name.trim() !== "" && [...name].length <= fileNameMax && !forbidden.test(name);
  return isAcceptable ? name : refuse("unacceptable", "file.name");
}

/** The extension, when it is one of those allowed (S-40). */
export function acceptedExtension(name: string): Extension {
  const extension = /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase();
  return fileExtensions.find((one) => one === extension) ?? refuse("unacceptable", "file.type");
}
