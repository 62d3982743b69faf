import { type FormLimits, readMultipart, UnreadableForm } from "~/contract/multipart";
import { formMaxBytes, formMaxFields } from "~/rules/limits/forms";

/** The maximum size of the files in a form, in bytes. The intent and similar fields are parts too. */
const formLimits = (fileBytes: number): FormLimits => ({ bytes: formMaxBytes + fileBytes, parts: formMaxFields + 50 });

/**
 * Reads the form in a request up to its limit; `fileBytes` is the maximum size of its files. Throws a 400 if the body
 * is not a form (Z-02), or a 413 if it is too large.
 */
export async function readForm(request: Request, fileBytes = 0): Promise<FormData> {
  try {
    const form = isMultipart(request) ? await readMultipart(request, formLimits(fileBytes)) : await request.formData();
    return withoutNul(form);
  } catch (error) {
    const isTooLarge = error instanceof UnreadableForm && error.reason === "size";
    throw new Response(null, { status: isTooLarge ? 413 : 400 });
  }
}

/**
 * Removes NUL characters from the texts of a form. They come from pasted text and are invisible; the base API would refuse
 * them, and the rest of the input would be lost.
 */
function withoutNul(form: FormData): FormData {
  const entries = [...form];
  if (!entries.some(([, value]) => typeof value === "string" && value.includes("\0"))) return form;
  const cleanForm = new FormData();
  for (const [name, value] of entries)
    cleanForm.append(name, typeof value === "string" ? value.replaceAll("\0", "") : value);
  return cleanForm;
}

const isMultipart = ({ headers }: Request) => /^multipart\/form-data\b/i.test(headers.get("content-type") ?? "");
