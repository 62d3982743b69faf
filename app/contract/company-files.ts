import { z } from "zod";
import { endpoint, nothing } from "./endpoint";
import { storedFile, uploadKey, uuid } from "./files";

const base = "/hfle/public/gsrm/v1/isp/company/files";

/** Creates an empty file UUID for the values of a change request. It is removed after a day if unused. */
export const createUuid = endpoint("POST", `${base}/uuid`, {
  input: nothing,
  answer: z.object({ content: uuid }),
  access: "session",
  refusals: [404, 422],
});

/** Uploads a file under a UUID. Refusals: those of `files.upload`, `file.onRecord` (409), `company.noFile` (404). */
export const upload = endpoint("POST", `${base}/attachment/multipart`, {
  input: z.object({ attachmentUUID: uuid, file: z.instanceof(File), uploadKey }),
  answer: z.string(),
  wire: "text",
  multipart: true,
  access: "session",
  refusals: [404, 409, 422],
});

/** The files under a UUID, oldest first. Refusals: `file.uuid` (404), `company.noFile` (404). */
export const list = endpoint("GET", `${base}/{uuid}/file`, {
  input: z.strictObject({ uuid }),
  answer: z.array(storedFile),
  access: "session",
  refusals: [404],
});

/** Removes a file permanently. Refusals: `file.unknown` (404), `file.onRecord` (409). */
export const deleteByUrl = endpoint("DELETE", `${base}/delete-by-url`, {
  input: z.strictObject({ url: z.string().max(500) }),
  answer: nothing,
  access: "session",
  refusals: [404, 409],
});

/**
 * The bytes of a file, as an attachment, for members of its company only. Every request is authorized; knowing the
 * address is not enough. Refusals: `file.unknown` (404), `file.scanning`, `file.infected` (409).
 */
export const content = endpoint("GET", `${base}/content/{fileId}`, {
  input: z.strictObject({ fileId: z.string().max(64) }),
  answer: z.instanceof(Response),
  wire: "raw",
  bytes: "*/*",
  access: "session",
  refusals: [404, 409],
});
