import {
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  parseMultipartRequest,
} from "@remix-run/multipart-parser";
import { partHeaderMaxBytes } from "~/rules/limits/forms";

/** How much of a form is read: the bytes of all its parts together, and how many parts. */
export type FormLimits = { bytes: number; parts: number };

/** A form that is not read to its end: it is larger than its limit, or no form. */
export class UnreadableForm extends Error {
  override readonly name = "UnreadableForm";
  readonly reason: "size" | "shape";
  constructor(reason: "size" | "shape") {
    super(reason);
    this.reason = reason;
  }
}

/**
 * The fields and files of a multipart body, read as it arrives. `Request.formData` has no limit: a body of nothing but empty
 * parts keeps a process busy for seconds. Throws an `UnreadableForm` at the first byte past a limit; the rest is not read.
 */
export async function readMultipart(request: Request, { bytes, parts }: FormLimits): Promise<FormData> {
  const form = new FormData();
  const limits = { maxHeaderSize: partHeaderMaxBytes, maxFileSize: bytes, maxTotalSize: bytes, maxParts: parts };
  try {
    for await (const part of parseMultipartRequest(request, limits)) {
      const { name, filename } = part;
      if (name === undefined) throw new UnreadableForm("shape");
      if (filename === undefined) form.append(unescapeName(name), part.text);
      // A file takes its pieces as they arrived: joined first, each of its bytes would be in memory twice.
      else
        form.append(
          unescapeName(name),
          new File(part.content as BlobPart[], unescapeName(filename), { type: part.mediaType }),
        );
    }
    return form;
  } catch (error) {
    const isTooLarge = error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError;
    throw error instanceof UnreadableForm ? error : new UnreadableForm(isTooLarge ? "size" : "shape");
  }
}

/** Browsers write these three characters of a name as escapes. */
const escapes: Record<string, string> = { "%22": '"', "%0D": "\r", "%0A": "\n" };
const unescapeName = (name: string) =>
  name.replace(/%22|%0D|%0A/gi, (escape) => escapes[escape.toUpperCase()] ?? escape);
