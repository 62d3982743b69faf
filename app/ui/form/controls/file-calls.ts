import type { StoredFile } from "~/contract/files";
import type { FilePaths } from "~/contract/paths";
import { paths } from "~/paths";
import { fileMaxBytes } from "~/rules/limits";

export type Failed = { is: "failed"; code: string; params?: Record<string, number>; canRetry: boolean };
/** How far a file is on its way, and what takes it back. */
type Sending = { progress: (percent: number) => void; signal: AbortSignal };

/** How the files of an answer come and go: whose they are decides which calls of the base API are made. */
export type FileCalls = {
  /** A new name under which files are kept. */
  newUuid: () => Promise<string>;
  put: (uuid: string, file: File, on: Sending) => Promise<void>;
  list: (uuid: string) => Promise<StoredFile[]>;
  /** Whether it is gone. */
  remove: (file: StoredFile) => Promise<boolean>;
  /** Where a file is opened. */
  hrefOf: (file: StoredFile) => string;
};

/** The calls of §7 at these addresses, on our origin. */
export const fileCallsAt = (at: FilePaths, hrefOf: FileCalls["hrefOf"]): FileCalls => ({
  newUuid: () => uuidFrom(at.uuid),
  put: (uuid, file, on) => send(at.upload, { attachmentUUID: uuid }, file, on),
  list: (uuid) => answered<StoredFile[]>(at.list(uuid)),
  remove: ({ fileUrl }) => removed(`${at.deleteByUrl}?url=${encodeURIComponent(fileUrl)}`),
  hrefOf,
});

/** A file of a registration is opened by a page of the portal, which asks for an address that is good for five minutes. */
export const registrantHref: FileCalls["hrefOf"] = ({ fileUrl }) => paths.file(fileUrl);

const post = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };

async function answered<Answer>(address: string, init?: RequestInit): Promise<Answer> {
  const answer = await fetch(address, init);
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as Answer;
}

/** §8: what a new name failed of is one message, whatever it was. */
async function uuidFrom(address: string): Promise<string> {
  try {
    return (await answered<{ content: string }>(address, post)).content;
  } catch {
    throw new Refused({ is: "failed", code: "file.uuid", canRetry: true });
  }
}

async function removed(address: string): Promise<boolean> {
  const answer = await fetch(address, { method: "DELETE" }).catch(() => undefined);
  return Boolean(answer?.ok);
}

/** Not kept, for a reason that can be said. */
export class Refused extends Error {
  readonly state: Failed;
  constructor(state: Failed) {
    super(state.code);
    this.state = state;
  }
}

/** `fetch` does not tell how much of a body has gone; the older request does. */
export function send(address: string, parts: Record<string, string>, file: File, { progress, signal }: Sending) {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.append(name, value);
  body.append("file", file);
  return new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener("progress", ({ loaded, total }) => progress(Math.floor((100 * loaded) / total)));
    request.addEventListener("load", () => (request.status === 200 ? resolve() : reject(refusalIn(request))));
    request.addEventListener("error", () => reject(new Error("network")));
    request.addEventListener("timeout", () => reject(new Error("timeout")));
    request.addEventListener("abort", () => reject(new Error("cancelled")));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.open("POST", address);
    request.send(body);
  });
}

function refusalIn({ status, responseText }: XMLHttpRequest) {
  const code = codeIn(responseText) ?? (status === 413 ? "file.size" : "");
  return new Refused({
    is: "failed",
    // §8: an upload that failed of nothing about the file says just that.
    code: code.startsWith("file.") ? code : "file.upload",
    params: { megabytes: fileMaxBytes / 1024 / 1024 },
    canRetry: status >= 500 || status === 429,
  });
}

function codeIn(body: string) {
  try {
    return (JSON.parse(body) as { code?: string }).code;
  } catch {
    return undefined;
  }
}
