import { z } from "zod";
import { endpoint, nothing } from "./endpoint";
import { storedFile, uuid } from "./files";

/**
 * The file calls of an approved company, for who is signed in for it: those of §7, with the session in the place of the
 * registration token. What stands on file is changed by request only, so files under a UUID that a section or a request
 * uses are neither added nor removed: `file.onRecord` (409). Documents of the certification are, while it is theirs to mend.
 */
const base = "/hfle/public/gsrm/v1/isp/company/files";

/** A new, empty file UUID, for the values of a change request; unused, it is removed after a day. */
export const createUuid = endpoint("POST", `${base}/uuid`, {
  input: nothing,
  answer: z.object({ content: uuid }),
  access: "session",
});

/** Puts a file under a UUID; refusals as `files.upload`, `file.onRecord` (409), `company.noFile` (404). */
export const upload = endpoint("POST", `${base}/attachment/multipart`, {
  input: z.object({ attachmentUUID: uuid, file: z.instanceof(File) }),
  answer: z.string(),
  wire: "text",
  multipart: true,
  access: "session",
});

/** The files under a UUID, oldest first. Refusals: `file.uuid` (404), `company.noFile` (404). */
export const list = endpoint("GET", `${base}/{uuid}/file`, {
  input: z.strictObject({ uuid }),
  answer: z.array(storedFile),
  access: "session",
});

/** Removes a file for good. Refusals: `file.unknown` (404), `file.onRecord` (409). */
export const deleteByUrl = endpoint("DELETE", `${base}/delete-by-url`, {
  input: z.strictObject({ url: z.string().max(500) }),
  answer: nothing,
  access: "session",
});

/** The bytes of a file, as an attachment, to members of its company alone; every request is checked, no address is enough. */
export const content = endpoint("GET", `${base}/content/{fileId}`, {
  input: z.strictObject({ fileId: z.string().max(64) }),
  answer: z.instanceof(Response),
  wire: "raw",
  bytes: "*/*",
  access: "session",
});
