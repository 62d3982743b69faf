import { z } from "zod";
import { endpoint, nothing } from "./endpoint";

/** Registration file calls (§7); all carry the registration token in a header. */
const base = "/hfle/public/gsrm/v1/isp/register/files";
export const uuid = z.string().regex(/^[\da-f]{33}$/);

export const storedFile = z.object({
  fileUrl: z.string(),
  fileName: z.string(),
  fileType: z.string(),
  /** Bytes. */
  fileSize: z.number(),
  creationDate: z.string(),
});
export type StoredFile = z.infer<typeof storedFile>;

/** A new, empty file UUID: organisation id and 32 hexadecimal digits. */
export const createUuid = endpoint("POST", `${base}/uuid`, {
  input: nothing,
  answer: z.object({ content: uuid }),
  access: "registration",
});

/**
 * Puts a file under a UUID; answers its address. Refusals: `file.type` (extension not allowed), `file.content` (content is
 * not what the extension says), `file.size` (`details.maxBytes`), `file.empty`, `file.name`, `file.tooMany`, `file.quota`.
 */
export const upload = endpoint("POST", `${base}/attachment/multipart`, {
  input: z.object({ attachmentUUID: uuid, file: z.instanceof(File) }),
  answer: z.string(),
  wire: "text",
  multipart: true,
  access: "registration",
});

/** The files under a UUID, oldest first. Refusal: `file.uuid` (404: not one of this registration). */
export const list = endpoint("GET", `${base}/{uuid}/file`, {
  input: z.strictObject({ uuid }),
  answer: z.array(storedFile),
  access: "registration",
});

/** Removes a file for good: the row and the bytes. */
export const deleteByUrl = endpoint("DELETE", `${base}/delete-by-url`, {
  input: z.strictObject({ url: z.string().max(500) }),
  answer: nothing,
  access: "registration",
});

/** An address on the base API that serves the file to this session for five minutes, as an attachment. */
export const signedUrl = endpoint("GET", `${base}/signedUrl`, {
  input: z.strictObject({ url: z.string().max(500) }),
  answer: z.string(),
  wire: "text",
  access: "registration",
});

/** Serves the bytes of a signed address. */
export const content = endpoint("GET", `${base}/content/{fileId}`, {
  input: z.strictObject({ fileId: z.string().max(64), expires: z.string().max(20), signature: z.string().max(100) }),
  answer: z.instanceof(Response),
  wire: "raw",
  bytes: "*/*",
  access: "registration",
});
