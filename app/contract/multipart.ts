import {
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  parseMultipartRequest,
} from "@remix-run/multipart-parser";
import { partHeaderMaxBytes } from "~/rules/limits/forms";

/** The limits of a form: the total bytes of its parts, and the number of parts. */
export type FormLimits = { bytes: number; parts: number };

/** Thrown for a body that exceeds a limit or is not a valid form. */
export class UnreadableForm extends Error {
  override readonly name = "UnreadableForm";
  readonly reason: "size" | "shape";
  constructor(reason: "size" | "shape") {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Reads the fields and files of a multipart body as it arrives. `Request.formData` has no limit, so a body of only
 * empty parts would keep a process busy for seconds. Throws an `UnreadableForm` at the first byte past a limit, without
 * reading the rest.
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

/** Browsers escape these three characters in a name. */
const escapes: Record<string, string> = { "%22": '"', "%0D": "\r", "%0A": "\n" };
const unescapeName = (name: string) =>
  name.replace(/%22|%0D|%0A/gi, (escape) => escapes[escape.toUpperCase()] ?? escape);
