import { useRef, useState, useEffect } from "react";
import { flushSync } from "react-dom";
import type { StoredFile } from "~/contract/files";
import { fileExtensions, fileMaxBytes, pickedExtensions, scanPollMaxMs, scanPollMs } from "~/rules/files/limits";
import { ConnectionLost, Failure } from "~/gateway/failure";
import type { FileCalls } from "~/client/file-calls";
import { isBeingScanned } from "~/rules/files/scan-states";
import type { TimeLeft } from "~/rules/files/time-left";
import { inMegabytes } from "~/rules/size";
import { minutes } from "~/rules/time";
import { useNewest } from "~/ui/base/use-newest";
import { withoutHeif } from "./without-heif";

type FailedUpload = {
  is: "failed";
  code: string;
  params?: Record<string, number>;
  canRetry: boolean;
  /** The connection is down: the upload is retried automatically. */
  isLost?: boolean;
};
/** A file that is not stored yet. */
export type Upload = {
  id: string;
  file: File;
  state: { is: "sending"; percent: number; left?: TimeLeft | null } | FailedUpload;
};

/** The delays between attempts while offline, in milliseconds. */
const firstRetryMs = 4000;
const longestRetryMs = minutes(1);

type Options = {
  calls: FileCalls;
  uuid: string;
  /**
   * The files under the UUID. Undefined if the page was loaded without them, for example when a draft of this window is restored.
   */
  stored: StoredFile[] | undefined;
  onChange: () => void;
  /** Called with each upload. The promise settles once the file has been stored or has failed. */
  track?: (work: Promise<void>) => void;
};

/** The files of an answer, with their uploads to the base API through our origin and their progress. */
export function useUploads({ calls, onChange, track, ...initial }: Options) {
  const [uuid, setUuid] = useState(initial.uuid);
  const [stored, setStored] = useState(initial.stored ?? []);
  const [uploads, setUploads] = useState<Upload[]>([]);

  const show = (id: string, state: Upload["state"]) =>
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, state } : one)));
  const drop = (id: string) => setUploads((before) => before.filter((one) => one.id !== id));

  // Files sent at the same time share one UUID: all wait for the first request for it.
  const fresh = useRef<Promise<string> | null>(null);
  const targetOf = () => (uuid ? Promise.resolve(uuid) : (fresh.current ??= newUuid()));
  async function newUuid() {
    try {
      return await calls.newUuid();
    } catch (error) {
      fresh.current = null;
      throw error;
    }
  }

  const cancelling = useRef(new Map<string, AbortController>());

  function send(file: File, id: string = crypto.randomUUID()): Promise<void> {
    const work = upload(file, id);
    track?.(work);
    return work;
  }

  async function upload(file: File, id: string) {
    const refusal = refusalOf(file, pickedExtensions);
    setUploads((before) => [
      ...before.filter((one) => one.id !== id),
      { id, file, state: refusal ?? { is: "sending", percent: 0 } },
    ]);
    if (refusal) return;
    const cancel = new AbortController();
    cancelling.current.set(id, cancel);
    try {
      const sendable = await withoutHeif(file);
      if (!sendable) return show(id, { is: "failed", code: "file.heif", canRetry: false });
      const late = refusalOf(sendable);
      if (late) return show(id, late);
      const target = await targetOf();
      let timeLeft: ((sentBytes: number) => TimeLeft | null) | undefined;
      // If its script fails to load, the page shows only the percentage.
      void import("./sending-pace").then(
        ({ startPace }) => (timeLeft = startPace(sendable.size)),
        () => undefined,
      );
      const progress = (bytes: number, total: number) =>
        show(id, { is: "sending", percent: Math.floor((100 * bytes) / total), left: timeLeft?.(bytes) });
      await calls.put(target, sendable, { key: id, progress, signal: cancel.signal });
      const files = await calls.list(target).catch(() => {
        throw new ConnectionLost();
      });
      flushSync(() => {
        drop(id);
        setUuid(target);
        setStored(files);
      });
      onChange();
    } catch (error) {
      if (cancel.signal.aborted) return;
      show(id, toFailed(error));
    }
  }

  async function remove(file: StoredFile) {
    if (!(await calls.remove(file))) return;
    const remainingFiles = stored.filter((other) => other.fileUrl !== file.fileUrl);
    flushSync(() => {
      setStored(remainingFiles);
      if (remainingFiles.length === 0) {
        setUuid("");
        fresh.current = null;
      }
    });
    onChange();
  }

  /** Updates only the scan states, so that files added or removed while the list was loading are unaffected. */
  function showScans(news: StoredFile[]) {
    const stateOf = (file: StoredFile) =>
      news.find(({ fileUrl }) => fileUrl === file.fileUrl)?.scanState ?? file.scanState;
    const changedFiles = stored.filter((file) => stateOf(file) !== file.scanState);
    if (changedFiles.length === 0) return;
    setStored((before) => before.map((file) => ({ ...file, scanState: stateOf(file) })));
    if (changedFiles.some((file) => stateOf(file) === "infected")) onChange();
  }
  const loadMissing = useNewest(() => {
    if (!initial.uuid || initial.stored) return;
    // If the list cannot be loaded, the UUID stays in the answer, and the next page shows its files.
    void calls.list(initial.uuid).then(setStored, () => undefined);
  });
  useEffect(loadMissing, [loadMissing]);
  useLostLine(
    uploads.filter(({ state }) => state.is === "failed" && state.isLost),
    ({ file, id }) => void send(file, id),
  );
  useScanNews(stored, () => calls.list(uuid), showScans);

  return {
    uuid,
    stored,
    uploads,
    send,
    retry: ({ file, id }: Upload) => send(file, id),
    /** Removes an upload from the list, and aborts it if it is running. */
    dismiss: ({ id }: Upload) => {
      cancelling.current.get(id)?.abort();
      drop(id);
    },
    remove,
  };
}

/**
 * §8: if an upload fails for a reason that the user cannot fix, the message only says that it failed. A user who has
 * signed in again in another window can retry here, unless this window belongs to another registration.
 */
function toFailed(error: unknown): FailedUpload {
  if (!(error instanceof Failure) || error instanceof ConnectionLost)
    return { is: "failed", code: "file.notSent", canRetry: true, isLost: true };
  const { code, status } = error;
  if (code === "registration.another") return { is: "failed", code, canRetry: false };
  if (status === 401) return { is: "failed", code: "file.signedOut", canRetry: true };
  // A failed request for a UUID also counts as a lost connection.
  if (code === "file.uuid") return { is: "failed", code, canRetry: true, isLost: true };
  if (!code.startsWith("file.")) return { is: "failed", code: "file.upload", canRetry: true };
  return {
    is: "failed",
    code,
    params: { megabytes: inMegabytes(fileMaxBytes) },
    canRetry: status >= 500 || status === 429,
  };
}

/**
 * Resends files after a lost connection: when the browser is online again, and after increasing delays, because a browser does
 * not notice every lost connection.
 */
function useLostLine(lost: readonly Upload[], sendAgain: (upload: Upload) => void): void {
  const pause = useRef(firstRetryMs);
  const again = useNewest(() => lost.forEach(sendAgain));
  const ids = lost.map(({ id }) => id).join(" ");
  useEffect(() => {
    if (!ids) return undefined;
    const timer = setTimeout(again, pause.current);
    pause.current = Math.min(pause.current * 2, longestRetryMs);
    const onOnline = () => {
      pause.current = firstRetryMs;
      again();
    };
    addEventListener("online", onOnline);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", onOnline);
    };
  }, [ids, again]);
}

/** Checks a file as far as possible before it is sent. */
function refusalOf(file: File, extensions: readonly string[] = fileExtensions): FailedUpload | null {
  const extension = file.name.split(".").at(-1)?.toLowerCase() ?? "";
  if (!extensions.includes(extension)) return { is: "failed", code: "file.type", canRetry: false };
  if (file.size > fileMaxBytes)
    return { is: "failed", code: "file.size", params: { megabytes: inMegabytes(fileMaxBytes) }, canRetry: false };
  return file.size === 0 ? { is: "failed", code: "file.empty", canRetry: false } : null;
}

/**
 * Reloads the files at increasing intervals while one of `storedFiles` is being scanned for viruses. `onNews` receives
 * the current files. A change of `storedFiles` restarts with the shortest interval.
 */
function useScanNews(
  storedFiles: readonly StoredFile[],
  list: () => Promise<StoredFile[]>,
  onNews: (files: StoredFile[]) => void,
): void {
  const listNow = useNewest(list);
  const takeNews = useNewest(onNews);
  useEffect(() => {
    if (!storedFiles.some(({ scanState }) => isBeingScanned(scanState))) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const waitFor = (pause: number) => {
      timer = setTimeout(() => void look(pause), pause);
    };
    const look = async (pause: number) => {
      // If the list fails to load, the next attempt follows.
      const files = await listNow().catch(() => null);
      if (isOver) return;
      if (files) takeNews(files);
      waitFor(Math.min(pause * 2, scanPollMaxMs));
    };
    waitFor(scanPollMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [storedFiles, listNow, takeNews]);
}
