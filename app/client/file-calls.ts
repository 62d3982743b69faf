import * as z from "zod/mini";
import type { StoredFile } from "~/contract/files";
import type { FilePaths } from "~/contract/paths";
import { ConnectionLost, Failure, isFailure } from "~/gateway/failure";
import { scanStates } from "~/rules/files/scan-states";
import { fetchJson } from "./fetch-json";
import { request } from "./request";

/** Receives the progress of an upload and can abort it. */
type Sending = {
  /** Identifies an upload in all its attempts, so that the file is stored only once even if a response is lost. */
  key: string;
  progress: (sentBytes: number, totalBytes: number) => void;
  signal: AbortSignal;
  headers?: Record<string, string>;
};

/** Adds and removes the files of an answer. The base API calls depend on the owner of the files. */
export type FileCalls = {
  /** Creates a UUID under which files are stored. */
  newUuid: () => Promise<string>;
  put: (uuid: string, file: File, on: Sending) => Promise<void>;
  list: (uuid: string) => Promise<StoredFile[]>;
  /** Removes a file; false if that failed. */
  remove: (file: StoredFile) => Promise<boolean>;
  /** The address at which a file opens. */
  hrefOf: (file: StoredFile) => string;
};

/** The calls of §7 at these addresses, with these additional headers. */
export const fileCallsAt = (
  at: FilePaths,
  hrefOf: FileCalls["hrefOf"],
  headers: Record<string, string> = {},
): FileCalls => ({
  newUuid: () => createUuid(at.uuid, headers),
  put: (uuid, file, on) => sendFile(at.upload, { attachmentUUID: uuid }, file, { ...on, headers }),
  list: (uuid) => fetchJson(at.list(uuid), storedFiles, { headers }),
  remove: ({ fileUrl }) =>
    request(`${at.deleteByUrl}?url=${encodeURIComponent(fileUrl)}`, { method: "DELETE", headers }).then(
      ({ ok }) => ok,
      () => false,
    ),
  hrefOf,
});

const storedFiles: z.ZodMiniType<StoredFile[]> = z.array(
  z.object({
    fileUrl: z.string(),
    fileName: z.string(),
    fileType: z.string(),
    fileSize: z.number(),
    creationDate: z.string(),
    scanState: z.enum(scanStates),
  }),
);

const newUuid = z.object({ content: z.string() });

/**
 * If a UUID cannot be fetched, there is a single message (§8), unless the window has lost the session of its
 * registration.
 */
async function createUuid(address: string, headers: Record<string, string>): Promise<string> {
  const init = { method: "POST", headers: { ...headers, "content-type": "application/json" }, body: "{}" };
  return fetchJson(address, newUuid, init).then(
    ({ content }) => content,
    (error: unknown) => {
      const isAway = error instanceof Failure && (error.status === 401 || isFailure(error, "registration.another"));
      throw isAway ? error : new Failure(503, { code: "file.uuid" });
    },
  );
}

/** Sends a file as a form. Uses XMLHttpRequest, since `fetch` does not report upload progress. */
export function sendFile(
  address: string,
  parts: Record<string, string>,
  file: File,
  { key, progress, signal, headers = {} }: Sending,
): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.append(name, value);
  body.append("uploadKey", key);
  body.append("file", file);
  return new Promise<void>((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const fail = () => reject(new ConnectionLost());
    xhr.upload.addEventListener("progress", ({ loaded, total }) => progress(loaded, total));
    xhr.addEventListener("load", () => (xhr.status === 200 ? resolve() : reject(refusalIn(xhr))));
    for (const end of ["error", "timeout", "abort"]) xhr.addEventListener(end, fail);
    signal.addEventListener("abort", () => xhr.abort(), { once: true });
    xhr.open("POST", address);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.send(body);
  });
}

function refusalIn({ status, responseText }: XMLHttpRequest): Failure {
  const code = codeIn(responseText) ?? (status === 413 ? "file.size" : undefined);
  return new Failure(status, { code });
}

function codeIn(body: string): string | undefined {
  try {
    return (JSON.parse(body) as { code?: string }).code;
  } catch {
    return undefined;
  }
}
