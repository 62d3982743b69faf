import { useState } from "react";
import { flushSync } from "react-dom";
import { files } from "~/contract/paths";
import type { StoredFile } from "~/contract/files";
import { fileExtensions, fileMaxBytes } from "~/rules/limits";

type Failed = { is: "failed"; code: string; params?: Record<string, number>; canRetry: boolean };
/** A file between the choosing and the keeping. */
export type Upload = { id: string; file: File; state: { is: "sending"; percent: number } | Failed };

type Options = { uuid: string; stored: StoredFile[]; onChange: () => void };

/** The files of one answer while they come and go: sent to the base API on our origin, with progress. */
export function useUploads({ onChange, ...initial }: Options) {
  const [uuid, setUuid] = useState(initial.uuid);
  const [stored, setStored] = useState(initial.stored);
  const [uploads, setUploads] = useState<Upload[]>([]);

  const show = (id: string, state: Upload["state"]) =>
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, state } : one)));
  const drop = (id: string) => setUploads((before) => before.filter((one) => one.id !== id));

  async function send(file: File, id: string = crypto.randomUUID()) {
    const refused = refusalOf(file);
    setUploads((before) => [
      ...before.filter((one) => one.id !== id),
      { id, file, state: refused ?? { is: "sending", percent: 0 } },
    ]);
    if (refused) return;
    try {
      const target = uuid || (await newUuid());
      await put(target, file, (percent) => show(id, { is: "sending", percent }));
      const kept = await listed(target);
      flushSync(() => {
        drop(id);
        setUuid(target);
        setStored(kept);
      });
      onChange();
    } catch (error) {
      show(id, error instanceof Refused ? error.state : { is: "failed", code: "file.notSent", canRetry: true });
    }
  }

  async function remove(file: StoredFile) {
    const answer = await fetch(`${files.deleteByUrl}?url=${encodeURIComponent(file.fileUrl)}`, {
      method: "DELETE",
    }).catch(() => undefined);
    if (!answer?.ok) return;
    const left = stored.filter((other) => other.fileUrl !== file.fileUrl);
    flushSync(() => {
      setStored(left);
      if (left.length === 0) setUuid("");
    });
    onChange();
  }

  return {
    uuid,
    stored,
    uploads,
    send,
    retry: ({ file, id }: Upload) => send(file, id),
    dismiss: ({ id }: Upload) => drop(id),
    remove,
  };
}

class Refused extends Error {
  readonly state: Failed;
  constructor(state: Failed) {
    super(state.code);
    this.state = state;
  }
}

/** What can be said before a byte is sent. */
function refusalOf(file: File): Failed | null {
  const extension = file.name.split(".").at(-1)?.toLowerCase() ?? "";
  if (!fileExtensions.some((allowed) => allowed === extension))
    return { is: "failed", code: "file.type", canRetry: false };
  if (file.size > fileMaxBytes)
    return { is: "failed", code: "file.size", params: { megabytes: fileMaxBytes / 1024 / 1024 }, canRetry: false };
  return file.size === 0 ? { is: "failed", code: "file.empty", canRetry: false } : null;
}

async function newUuid() {
  const answer = await fetch(files.uuid, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  if (!answer.ok) throw new Error(String(answer.status));
  return ((await answer.json()) as { content: string }).content;
}

async function listed(uuid: string) {
  const answer = await fetch(files.list(uuid));
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as StoredFile[];
}

/** `fetch` does not tell how much of a body has gone; the older request does. */
function put(uuid: string, file: File, progress: (percent: number) => void) {
  const body = new FormData();
  body.append("attachmentUUID", uuid);
  body.append("file", file);
  return new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener("progress", ({ loaded, total }) => progress(Math.floor((100 * loaded) / total)));
    request.addEventListener("load", () => (request.status === 200 ? resolve() : reject(refusalIn(request))));
    request.addEventListener("error", () => reject(new Error("network")));
    request.addEventListener("timeout", () => reject(new Error("timeout")));
    request.open("POST", files.upload);
    request.send(body);
  });
}

function refusalIn({ status, responseText }: XMLHttpRequest) {
  const code = codeIn(responseText) ?? (status === 413 ? "file.size" : undefined);
  if (!code) return new Error(String(status));
  return new Refused({
    is: "failed",
    code,
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
