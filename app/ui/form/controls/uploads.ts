import { useState } from "react";
import { flushSync } from "react-dom";
import type { StoredFile } from "~/contract/files";
import { fileExtensions, fileMaxBytes } from "~/rules/limits";
import { type Failed, type FileCalls, Refused } from "./file-calls";

/** A file between the choosing and the keeping. */
export type Upload = { id: string; file: File; state: { is: "sending"; percent: number } | Failed };

type Options = { calls: FileCalls; uuid: string; stored: StoredFile[]; onChange: () => void };

/** The files of one answer while they come and go: sent to the base API on our origin, with progress. */
export function useUploads({ calls, onChange, ...initial }: Options) {
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
      const target = uuid || (await calls.newUuid());
      await calls.put(target, file, (percent) => show(id, { is: "sending", percent }));
      const kept = await calls.list(target);
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
    if (!(await calls.remove(file))) return;
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

/** What can be said before a byte is sent. */
function refusalOf(file: File): Failed | null {
  const extension = file.name.split(".").at(-1)?.toLowerCase() ?? "";
  if (!fileExtensions.some((allowed) => allowed === extension))
    return { is: "failed", code: "file.type", canRetry: false };
  if (file.size > fileMaxBytes)
    return { is: "failed", code: "file.size", params: { megabytes: fileMaxBytes / 1024 / 1024 }, canRetry: false };
  return file.size === 0 ? { is: "failed", code: "file.empty", canRetry: false } : null;
}
