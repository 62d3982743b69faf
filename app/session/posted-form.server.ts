import { type FormLimits, readMultipart, UnreadableForm } from "~/contract/multipart";
import { formMaxBytes, formMaxFields } from "~/rules/limits";

/** What a form may bring beside its fields: a file of at most this many bytes. The intent and the like are parts, too. */
const limitsOf = (fileBytes: number): FormLimits => ({ bytes: formMaxBytes + fileBytes, parts: formMaxFields + 50 });

/**
 * The form a request posts, read no further than its limit: `fileBytes` is what its files may weigh. A body that is no form is
 * a bad request, not a fault of ours (Z-02): throws a 400, or a 413 where it is too large.
 */
export async function formOf(request: Request, fileBytes = 0): Promise<FormData> {
  try {
    return isMultipart(request) ? await readMultipart(request, limitsOf(fileBytes)) : await request.formData();
  } catch (error) {
    const isTooLarge = error instanceof UnreadableForm && error.reason === "size";
    throw new Response(null, { status: isTooLarge ? 413 : 400 });
  }
}

const isMultipart = ({ headers }: Request) => /^multipart\/form-data\b/i.test(headers.get("content-type") ?? "");
