import { z } from "zod";
import { scanStates } from "~/rules/files/scan-states";
import { endpoint, nothing } from "./endpoint";
import { instant } from "./moments";

const base = "/hfle/public/gsrm/v1/isp/register/files";
export const uuid = z.string().regex(/^[\da-f]{33}$/);
export const uploadKey = z
  .uuid()
  .optional()
  .describe(
    "The same id for every attempt of one upload. If an earlier attempt has stored the file, that file is returned.",
  );

export const storedFile = z.object({
  fileUrl: z.string(),
  fileName: z.string(),
  fileType: z.string(),
  fileSize: z.number().describe("Bytes."),
  creationDate: instant,
  scanState: z
    .enum(scanStates)
    .describe(
      "How far the virus scan is. `unscanned`: files are not scanned here, and it opens; " +
        "`received`, `scanning`: it does not open yet; `clean`: it opens; `infected`: a virus was " +
        "found, the bytes are gone, and it counts as no answer.",
    ),
});
export type StoredFile = z.infer<typeof storedFile>;

/** A new, empty file UUID: organisation id and 32 hexadecimal digits. */
export const createUuid = endpoint("POST", `${base}/uuid`, {
  input: nothing,
  answer: z.object({ content: uuid }),
  access: "registration",
  registrants: "tabs",
  refusals: [409, 422],
});

/**
 * Uploads a file under a UUID; returns its address. Refusals: `file.type` (extension not allowed), `file.content` (content does
 * not match the extension), `file.size` (`details.maxBytes`), `file.empty`, `file.name`, `file.tooMany`, `file.quota`; for a
 * DOCX or XLSX also `file.password` (it needs a password), `file.macros`, `file.activeX`, `file.embedded` (it contains an
 * object), `file.external` (it loads external content; hyperlinks are allowed), `file.archive` (its contents do not match its
 * directory).
 */
export const upload = endpoint("POST", `${base}/attachment/multipart`, {
  input: z.object({ attachmentUUID: uuid, file: z.instanceof(File), uploadKey }),
  answer: z.string(),
  wire: "text",
  multipart: true,
  access: "registration",
  registrants: "tabs",
  refusals: [404, 409, 422],
});

/** The files under a UUID, oldest first. Refusal: `file.uuid` (404: it does not belong to this registration). */
export const list = endpoint("GET", `${base}/{uuid}/file`, {
  input: z.strictObject({ uuid }),
  answer: z.array(storedFile),
  access: "registration",
  registrants: "tabs",
  refusals: [404],
});

/** Removes a file permanently: the row and the bytes. */
export const deleteByUrl = endpoint("DELETE", `${base}/delete-by-url`, {
  input: z.strictObject({ url: z.string().max(500) }),
  answer: nothing,
  access: "registration",
  registrants: "tabs",
  refusals: [404, 409],
});

/**
 * A signed address on the base API from which this session can download the file, as an attachment, for five minutes.
 * Refusals: `file.unknown` (404), `file.scanning` (409: not scanned for viruses yet), `file.infected` (409: a virus was
 * found in it).
 */
export const signedUrl = endpoint("GET", `${base}/signedUrl`, {
  input: z.strictObject({ url: z.string().max(500) }),
  answer: z.string(),
  wire: "text",
  access: "registration",
  registrants: "tabs",
  refusals: [404, 409],
});

/** Serves the bytes of a signed address. Refusals: `file.address` (403), and those of `signedUrl`. */
export const content = endpoint("GET", `${base}/content/{fileId}`, {
  input: z.strictObject({ fileId: z.string().max(64), expires: z.string().max(20), signature: z.string().max(100) }),
  answer: z.instanceof(Response),
  wire: "raw",
  bytes: "*/*",
  access: "registration",
  registrants: "tabs",
  refusals: [403, 404, 409],
});
